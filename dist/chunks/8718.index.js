"use strict";
exports.id = 8718;
exports.ids = [8718, 8427];
exports.modules = {
	8427: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => footer,
			renderComment: () => renderComment
		});
		var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1854), _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3032), _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6531), _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(569), _operations_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7467), _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(406);
		let MEASURES = [
			{
				items: 100,
				keys: 100,
				characters: 1e3
			},
			{
				items: 40,
				keys: 40,
				characters: 400
			},
			{
				items: 15,
				keys: 15,
				characters: 150
			},
			{
				items: 5,
				keys: 5,
				characters: 80
			}
		];
		function renderComment(report, given) {
			let context = {
				...given,
				sanitize: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.PO)(given.sanitize)
			}, { maxCharacters } = context;
			for (let measure of MEASURES) {
				if (leastLength(report, measure) > maxCharacters) continue;
				let withDiff = (diff) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.qN)(partsOf(report, context, measure, diff)), room = maxCharacters - withDiff("").length - 2;
				if (room < 0) continue;
				let diff = (0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__.DH)(report, context.scriptDiff, room);
				if (diff !== "" || context.scriptDiff === void 0) return withDiff(diff);
			}
			let said = context.sanitize((0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.Pl)({
				...report,
				results: []
			}, void 0)).join(" ");
			return (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(said), maxCharacters);
		}
		function leastLength({ results }, { items, characters }) {
			return results.slice(0, items).flatMap(({ changes }) => changes.slice(0, items)).reduce((sum, text) => sum + Math.min(text.length, characters), 0);
		}
		function partsOf(report, context, measure, diff) {
			let prose = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.jv)(context.sanitize, measure), site = (0, _links_js__WEBPACK_IMPORTED_MODULE_2__.zO)(report, context.inputs.environmentUrl, context.sanitize);
			return [
				(0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__.R_)(report, context.inputs, prose),
				site === "" ? "" : `**${site}**`,
				(0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__.Nb)(report, prose),
				(0, _operations_list_js__WEBPACK_IMPORTED_MODULE_4__.z)(report, prose, !0),
				(0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__.yu)(report, prose),
				diff,
				(0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_5__.Lq)(report),
				footer(context)
			];
		}
		function footer({ commit = "", repositoryUrl, logUrl, sanitize }) {
			let short = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(commit.slice(0, 7)), parts = [commit === "" ? "" : `Commit ${(0, _links_js__WEBPACK_IMPORTED_MODULE_2__.uM)(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`, (0, _links_js__WEBPACK_IMPORTED_MODULE_2__.uM)("log of the run", logUrl, sanitize)].filter((part) => part !== "");
			return parts.length === 0 ? "" : `<sub>${parts.join(" · ")}</sub>`;
		}
	}),
	8718: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderFleetComment: () => renderFleetComment });
		var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1854), _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8427), _fleet_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(967), _fleet_plans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6999), _fleet_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9918), _fleet_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6565), _fleet_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6011), _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(569), _shared_sections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(406);
		let MEASURES = [
			{
				items: 100,
				keys: 100,
				characters: 1e3
			},
			{
				items: 40,
				keys: 40,
				characters: 400
			},
			{
				items: 15,
				keys: 15,
				characters: 150
			},
			{
				items: 5,
				keys: 5,
				characters: 80
			},
			{
				items: 1,
				keys: 1,
				characters: 60
			}
		];
		function renderFleetComment(report, given) {
			let context = {
				...given,
				sanitize: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__.PO)(given.sanitize)
			};
			for (let measure of MEASURES) {
				let comment = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__.qN)(partsOf(report, context, measure));
				if (comment.length <= context.maxCharacters) return comment;
			}
			let said = context.sanitize((0, _fleet_headline_js__WEBPACK_IMPORTED_MODULE_2__.fW)(report)).join(" ");
			return (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__.FV)(said), context.maxCharacters);
		}
		function partsOf(report, context, measure) {
			let { sanitize } = context, prose = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_7__.jv)(sanitize, {
				...measure,
				items: Math.min(measure.items, 20)
			}), whole = (0, _fleet_report_js__WEBPACK_IMPORTED_MODULE_5__.sD)(report), { items } = measure, isPlan = report.outcome === "planned";
			return [
				`### ${(0, _fleet_headline_js__WEBPACK_IMPORTED_MODULE_2__.WL)(report)} ${prose.say((0, _fleet_headline_js__WEBPACK_IMPORTED_MODULE_2__.fW)(report))}`,
				(0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_8__.Nb)(whole, prose),
				(0, _fleet_reasons_js__WEBPACK_IMPORTED_MODULE_4__.e1)(report, prose),
				(0, _fleet_reasons_js__WEBPACK_IMPORTED_MODULE_4__.jE)(report, prose),
				(0, _fleet_reasons_js__WEBPACK_IMPORTED_MODULE_4__.Sb)(report, sanitize, items > 1 ? 1e3 : 0),
				(0, _fleet_plans_js__WEBPACK_IMPORTED_MODULE_3__.H)(report, prose),
				isPlan || report.outcome === "rejected" ? "" : (0, _fleet_table_js__WEBPACK_IMPORTED_MODULE_6__.i)(report, prose, {
					all: items,
					failed: items,
					open: 10
				}),
				(0, _shared_sections_js__WEBPACK_IMPORTED_MODULE_8__.Lq)(whole),
				(0, _comment_js__WEBPACK_IMPORTED_MODULE_1__.q)(context)
			];
		}
	})
};
