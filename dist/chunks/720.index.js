"use strict";
exports.id = 720;
exports.ids = [720];
exports.modules = { 8720: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { findSyntaxError: () => findSyntaxError });
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
	let RECENT = "((BASH_VERSINFO[0] > 3)) || exit 0", CHECKS = {
		alone: `${RECENT}; bash -n <(printf %s "$1") 2>/dev/null || bash -O extglob -n <(printf %s "$1")`,
		framed: `${RECENT}; bash -n <(printf %s "$1") && bash -n <(printf '( :; %s\n)' "$1")`
	};
	function findSyntaxError(script, path, place) {
		let env = {
			LC_ALL: "C",
			...path !== void 0 && { PATH: path }
		}, args = [
			"--noprofile",
			"--norc",
			"-c",
			CHECKS[place],
			"bash",
			script
		];
		return new Promise((resolve) => {
			(0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("bash", args, {
				env,
				timeout: 5e3
			}, (error, _, stderr) => {
				resolve(error === null ? void 0 : /^\S+: (line \d+: .{1,200})$/m.exec(stderr)?.[1]);
			});
		}).catch(() => void 0);
	}
}) };
