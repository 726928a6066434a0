"use strict";
exports.id = 9256;
exports.ids = [9256];
exports.modules = {
	9256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _outcome_no_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5998), _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2109), _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83);
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
			async guard(given) {
				if (given.inputs.commit === void 0) return;
				let { guardCommit } = await Promise.all([__webpack_require__.e(8395), __webpack_require__.e(3487)]).then(__webpack_require__.bind(__webpack_require__, 3487));
				await guardCommit(given.inputs.commit, given);
			},
			async plan({ inputs, facts, dryRun, log }) {
				let repository = (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__._M)(facts);
				if (repository === "absent") throw (0, _outcome_no_repository_js__WEBPACK_IMPORTED_MODULE_0__.G)();
				let isNew = typeof facts.site == "object" && facts.site.last_deploy_at === null;
				dryRun && isNew && repository === "unknown" && log.info("the site was never deployed: if it has no repository, the service performs no deploy");
				return { changes: [planTrigger(inputs)] };
			},
			async recheck({ healthCheck }, checking) {
				if (healthCheck === void 0) return;
				let { checkPage } = await Promise.all([
					__webpack_require__.e(8395),
					__webpack_require__.e(99),
					__webpack_require__.e(5195),
					__webpack_require__.e(9417)
				]).then(__webpack_require__.bind(__webpack_require__, 9417));
				return checkPage(healthCheck, checking, "The deploy had succeeded, but the health check failed after batch-pause: ");
			},
			redeploy: (inputs, commit) => planTrigger({
				...inputs,
				commit,
				expectedCommit: commit,
				olderCommit: "deploy",
				rollbackOnFailure: !1
			})
		};
		function planTrigger(given) {
			let { commit, deployVariables, wait, ...judging } = given, isSent = commit !== void 0 && judging.commitBy === "variable", all = {
				...deployVariables,
				...isSent && { site_deploy_commit: commit }
			}, variables = Object.keys(all).length === 0 ? void 0 : all, summary = `trigger a deploy${commit === void 0 ? "" : ` of commit ${commit}`}${wait ? " and follow it" : ""}`, trigger = {
				commit,
				wait,
				variables
			};
			return (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.A)(summary, trigger, async (sent, applying) => {
				let { deployAndFollow } = await Promise.all([
					__webpack_require__.e(8395),
					__webpack_require__.e(99),
					__webpack_require__.e(5195),
					__webpack_require__.e(9492),
					__webpack_require__.e(2973)
				]).then(__webpack_require__.bind(__webpack_require__, 2973));
				return deployAndFollow({
					...judging,
					...sent
				}, applying);
			});
		}
	}),
	83: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			K: () => nothingToDo
		});
		function planChange(summary, content, apply) {
			return {
				summary,
				content: () => content,
				apply: (applying) => apply(content, applying)
			};
		}
		let nothingToDo = { changes: [] };
	}),
	5998: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => noRepository });
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		function noRepository(said = "") {
			let message = `No repository is installed on the site, so the service performs no deploy.${said === "" ? "" : ` The service says: “${said}”`}`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("no-repository", message, "Add ensure-repository before deploy.");
		}
	})
};
