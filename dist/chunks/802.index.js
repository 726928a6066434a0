"use strict";
exports.id = 802;
exports.ids = [802];
exports.modules = { 5802: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runOne: () => runOne });
	let NO_SIBLINGS = {
		looking: () => 1,
		glance: () => Promise.resolve(void 0),
		compare: () => {},
		doomed: () => {}
	};
	var github_traces = __webpack_require__(7692), end = __webpack_require__(8405), contexts = __webpack_require__(7434), run = __webpack_require__(9624), find_site = __webpack_require__(1687);
	async function runOne(inputs, given) {
		let step = (0, contexts.connect)(inputs, given), target = { inputs }, traces = (0, github_traces.m)([target], step), ports = (0, contexts.RV)({
			inputs,
			site: inputs.site,
			siblings: NO_SIBLINGS,
			traces: traces.of(target),
			save: (aftermath) => step.files.saveState("run", `The step ${aftermath}`)
		}, step), report = (0, end.qZ)(await (0, run.eF)(ports, () => (0, find_site.FB)(ports, inputs)), inputs);
		return {
			report,
			ran: {
				inputs,
				step,
				endTraces: async () => (await traces.end(() => report, !0))[0]
			}
		};
	}
}) };
