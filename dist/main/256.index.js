"use strict";
exports.id = 256;
exports.ids = [256];
exports.modules = { 9256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { work: () => work });
	let work = {
		check(given) {
			let names = [
				["health-check-url", given.healthCheck !== void 0],
				["verify-command", given.verifyCommand !== void 0],
				["expected-commit", given.expectedCommit !== void 0],
				["failure-pattern", given.failurePatterns?.length],
				["success-pattern", given.successPatterns?.length],
				["restore-on-failure", given.restoreOnFailure]
			].filter(([, isGiven]) => isGiven).map(([name]) => name), expected = `true: a deploy that is not followed has no use for ${names.join(", ")}`;
			return given.wait === !1 && names.length > 0 ? [{
				input: "wait",
				expected
			}] : [];
		},
		async plan({ inputs: given, facts }) {
			return { changes: [{
				summary: given.wait ? "trigger a deploy and follow it" : "trigger a deploy",
				apply: async (applying) => {
					let { deployAndFollow } = await Promise.all([
						__webpack_require__.e(395),
						__webpack_require__.e(156),
						__webpack_require__.e(962),
						__webpack_require__.e(415)
					]).then(__webpack_require__.bind(__webpack_require__, 4415));
					return deployAndFollow(given, facts, applying);
				}
			}] };
		}
	};
}) };
