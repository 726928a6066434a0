"use strict";
exports.id = 6883;
exports.ids = [6883];
exports.modules = { 6883: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { work: () => work });
	let work = {
		check(given) {
			let names = [
				["health-check-url", given.healthCheck !== void 0],
				["verify-command", given.verifyCommand !== void 0],
				["commit", given.commit !== void 0],
				["expected-commit", given.commit === void 0 && given.expectedCommit !== void 0],
				["failure-pattern", given.failurePatterns?.length],
				["success-pattern", given.successPatterns?.length],
				["restore-on-failure", given.restoreOnFailure],
				["rollback-on-failure", given.rollbackOnFailure]
			].filter(([, isGiven]) => isGiven).map(([name]) => name), expected = `true: a deploy that is not followed has no use for ${names.join(", ")}`;
			return given.wait === !1 && names.length > 0 ? [{
				input: "wait",
				expected
			}] : [];
		},
		async plan({ inputs, facts }) {
			return { changes: [deploying(inputs, facts)] };
		},
		async recheck({ inputs: { healthCheck }, ...checking }) {
			if (healthCheck === void 0) return;
			let { checkPage } = await Promise.all([
				__webpack_require__.e(4473),
				__webpack_require__.e(9656),
				__webpack_require__.e(1791),
				__webpack_require__.e(1185)
			]).then(__webpack_require__.bind(__webpack_require__, 1185));
			return checkPage(healthCheck, checking, "The deploy had succeeded, but the health check failed after batch-pause: ");
		},
		redeploy: ({ inputs, facts, commit }) => deploying({
			...inputs,
			commit,
			expectedCommit: commit
		}, facts)
	};
	function deploying(given, facts) {
		let { commit, wait } = given;
		return {
			summary: `trigger a deploy${commit === void 0 ? "" : ` of commit ${commit}`}${wait ? " and follow it" : ""}`,
			async apply(applying) {
				let { deployAndFollow } = await Promise.all([
					__webpack_require__.e(4473),
					__webpack_require__.e(9656),
					__webpack_require__.e(1791),
					__webpack_require__.e(1185)
				]).then(__webpack_require__.bind(__webpack_require__, 1185));
				return deployAndFollow(given, facts, applying);
			}
		};
	}
}) };
