"use strict";
exports.id = 8720;
exports.ids = [8720];
exports.modules = { 8720: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { syntaxErrorIn: () => syntaxErrorIn });
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
	let answers = new Map();
	function syntaxErrorIn(script, path) {
		answers.has(script) || answers.set(script, askBash(script, path));
		return answers.get(script);
	}
	function askBash(script, path) {
		let { status, stderr } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("bash", [
			"--noprofile",
			"--norc",
			"-c",
			"((BASH_VERSINFO[0] > 3)) || exit 0; bash -n <(printf %s \"$1\") 2>/dev/null || bash -O extglob -n <(printf %s \"$1\")",
			"bash",
			script
		], {
			env: {
				LC_ALL: "C",
				...path !== void 0 && { PATH: path }
			},
			encoding: "utf8",
			timeout: 5e3
		});
		if (status === 0 || status === null) return;
		return /^\S+: (line \d+: .{1,200})$/m.exec(stderr)?.[1];
	}
}) };
