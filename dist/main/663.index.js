"use strict";
exports.id = 663;
exports.ids = [663];
exports.modules = { 2663: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { restoreAfter: () => restoreAfter });
	var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _report_closing_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2140), _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
	async function restoreAfter(failure, course, ports) {
		let { replaced } = course, { console, tracker, patience } = ports;
		if (failure.outcome !== "failed") {
			let why = `${replaced.map(({ what }) => what).join(" and ")}: not put back, as it is not known how the deploy ended`;
			return {
				...course,
				failure: withLines(failure, [why])
			};
		}
		tracker.restore();
		let startedAt = patience.clock.now();
		return withRestored(failure, course, await console.group("restore-on-failure", () => restoreAll(replaced.toReversed(), ports), (all) => (0, _report_closing_line_js__WEBPACK_IMPORTED_MODULE_2__.q)(all.every(isBack), patience.clock.now() - startedAt)));
	}
	function isBack({ state }) {
		return state === "restored";
	}
	async function restoreAll(all, ports) {
		let restored = [];
		for (let replaced of all) {
			let { what } = replaced, activity = { doing: `putting back ${what}` }, { state, line } = await ports.patience.during(activity, () => restore(replaced, ports)), sentence = `${what} ${line}`;
			ports.console.info(sentence);
			restored.push({
				replaced,
				state,
				sentence
			});
		}
		return restored;
	}
	function withRestored(failure, course, restored) {
		let results = course.results.map((result, nth) => {
			let found = restored.find(({ replaced }) => replaced.nth === nth);
			if (found === void 0) return result;
			let status = found.state === "unknown" ? "unknown" : result.status;
			return {
				...result,
				restored: found.sentence,
				status
			};
		}), { facts } = course;
		for (let { replaced } of restored.filter(isBack)) facts &&= {
			...facts,
			...replaced.factsBefore
		};
		let sentences = restored.map(({ sentence }) => sentence), next = restored.some(({ state }) => state === "unknown") ? `See what is there now. ${failure.next}` : failure.next;
		return {
			...course,
			results,
			facts,
			failure: {
				...withLines(failure, sentences),
				next
			}
		};
	}
	function withLines(failure, lines) {
		let message = [failure.message, ...lines.map((line) => `restore-on-failure: ${line}`)].join("\n");
		return {
			...failure,
			message
		};
	}
	async function restore(replaced, ports) {
		let { what, before, after } = replaced;
		if (before === null) return keep("there is none from before this run");
		if (after === null) return keep("the service does not show it, so a later change could not be seen");
		let writer = (0, _progress_js__WEBPACK_IMPORTED_MODULE_3__.M)(ports), sent = !1, read = () => replaced.read(ports.reader);
		try {
			let now = await read(), isAsBefore = now !== null && (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.cZ)(now, before);
			if (now !== after && !isAsBefore) return keep(CHANGED_SINCE);
			await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.nI)(what, (instead) => {
				if (instead === null) throw notShown;
				if (instead !== void 0 && instead !== after) throw overtaken;
				sent = !0;
				return replaced.write(writer, before);
			}, read, (text) => (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.cZ)(text, before), ports.patience);
			return {
				state: "restored",
				line: "was put back as it was before this run"
			};
		} catch (error) {
			if (error === overtaken) return keep(CHANGED_SINCE);
			let why = error === notShown ? "the service no longer shows it" : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error);
			return error === notShown || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK || sent && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.si)(error) ? {
				state: "unknown",
				line: `may or may not have been put back: ${why}`
			} : {
				state: "failed",
				line: `could not be put back: ${why}`
			};
		}
	}
	let CHANGED_SINCE = "it has been changed since", overtaken = Error(CHANGED_SINCE), notShown = Error("not shown");
	function keep(why) {
		return {
			state: "kept",
			line: `was left as it is: ${why}`
		};
	}
}) };
