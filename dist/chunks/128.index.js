"use strict";
exports.id = 128;
exports.ids = [128];
exports.modules = { 128: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { work: () => work });
	var _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9839), _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83), _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);
	let work = {
		check({ provider, repository: name = "" }) {
			if (provider === void 0) return [];
			let isCustom = provider === "custom";
			if (isCustom ? isGitUrl(name) : /^[\w.-]+\/[\w.-]+$/.test(name)) return [];
			return [{
				input: "repository",
				expected: isCustom ? "a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, as repository-provider is custom" : `<user>/<repository>, as repository-provider is ${provider}`
			}];
		},
		async plan({ inputs: { provider, repository: name, branch: wanted, reinstall }, facts, log }) {
			let body = {
				provider,
				branch: wanted,
				name
			}, replaces = reinstall && (0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.tU)(facts), ifThere = replaces ? "refuse" : reinstall ? "replace" : "keep", install = {
				summary: `install the repository ${(0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__.S)(name)} (${provider}), branch ${wanted}`,
				content: JSON.stringify(body),
				apply: (applying) => (0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.vf)(facts, body, ifThere, applying)
			}, expected = { repository: "installed" };
			if (!(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.tU)(facts)) return {
				changes: [install],
				expected
			};
			if (replaces) return {
				changes: [(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.r2)(facts), install],
				expected
			};
			let drift = (0, _site_repository_name_js__WEBPACK_IMPORTED_MODULE_2__.$)(typeof facts.site == "object" ? facts.site : void 0, body);
			if (drift !== void 0) throw (0, _repository_js__WEBPACK_IMPORTED_MODULE_1__._2)(drift);
			log.info("a repository is installed; if the service does not show which, it is left as it is");
			return _operation_js__WEBPACK_IMPORTED_MODULE_0__.KN;
		}
	};
	function isGitUrl(text) {
		if (!text.endsWith(".git") || /[\s?#]/.test(text)) return !1;
		if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
		return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
	}
}) };
