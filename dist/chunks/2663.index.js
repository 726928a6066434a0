"use strict";
exports.id = 2663;
exports.ids = [2663];
exports.modules = { 2663: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		isBack: () => isBack,
		leftAlone: () => leftAlone,
		restoreAfter: () => restoreAfter,
		restoreAll: () => restoreAll,
		withReport: () => withReport,
		withRestored: () => withRestored
	});
	var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _report_closing_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2140), _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
	async function restoreAfter(failure, course, ports) {
		if (failure.outcome !== "failed") return {
			...course,
			failure: leftAlone(failure, course, NAME)
		};
		let { console, tracker, patience } = ports;
		tracker.restore(NAME);
		let startedAt = patience.clock.now(), restored = await console.group(NAME, () => restoreAll(course, ports), (all) => (0, _report_closing_line_js__WEBPACK_IMPORTED_MODULE_2__.qi)(all.every(isBack), patience.clock.now() - startedAt));
		return {
			...withRestored(course, restored),
			failure: withReport(failure, restored, NAME)
		};
	}
	let NAME = "restore-on-failure";
	function leftAlone(failure, { replaced }, input) {
		if (replaced.length === 0) return failure;
		return withLines(failure, input, [`${replaced.map(({ what }) => what).join(" and ")}: not put back, as the deploy was not seen to fail`]);
	}
	function isBack({ state }) {
		return state === "restored";
	}
	async function restoreAll({ replaced: all }, ports) {
		let restored = [];
		for (let replaced of all.toReversed()) {
			let { what } = replaced, activity = { doing: `putting back ${what}` }, { line, ...told } = await ports.patience.during(activity, () => restore(replaced, ports)), sentence = `${what} ${line}`;
			ports.console.info(sentence);
			isBack(told) && ports.tracker.putBack(what);
			restored.push({
				...told,
				replaced,
				sentence
			});
		}
		return restored;
	}
	function withRestored(course, restored) {
		let results = course.results.map((result, nth) => {
			let found = restored.find(({ replaced }) => replaced.nth === nth);
			if (found === void 0) return result;
			let status = found.state === "unknown" ? "unknown" : result.status;
			return {
				...result,
				restored: found.sentence,
				isPutBack: isBack(found),
				status
			};
		}), { facts } = course;
		for (let { replaced } of restored.filter(isBack)) facts &&= {
			...facts,
			...replaced.factsBefore
		};
		return {
			...course,
			results,
			facts
		};
	}
	function withReport(failure, restored, input, more = []) {
		let next = restored.some(({ state }) => state === "unknown") ? `See what is there now. ${failure.next}` : failure.next, sentences = restored.map(({ sentence }) => sentence);
		return {
			...withLines(failure, input, [...more, ...sentences]),
			next
		};
	}
	function withLines(failure, input, lines) {
		let message = [failure.message, ...lines.map((line) => `${input}: ${line}`)].join("\n");
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
			let now = await read();
			if (now === null) return keep(NO_LONGER_SHOWN);
			if (now !== after && !(0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.cZ)(now, before)) return keep(CHANGED_SINCE);
			await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.nI)(what, (instead) => {
				if (instead === null) throw notShown;
				if (instead !== void 0 && instead !== after) throw overtaken;
				sent = !0;
				return replaced.write(writer, before);
			}, read, (text) => (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.cZ)(text, before), ports.patience);
			return {
				state: "restored",
				wrote: !0,
				line: "was put back as it was before this run"
			};
		} catch (error) {
			if (error === overtaken) return keep(CHANGED_SINCE, sent);
			let why = error === notShown ? NO_LONGER_SHOWN : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error);
			return error === notShown || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK || sent && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.si)(error) ? {
				state: "unknown",
				wrote: sent,
				line: `may or may not have been put back: ${why}`
			} : {
				state: "failed",
				wrote: sent,
				line: `could not be put back: ${why}`
			};
		}
	}
	let CHANGED_SINCE = "it has been changed since", NO_LONGER_SHOWN = "the service no longer shows it", overtaken = Error(CHANGED_SINCE), notShown = Error("not shown");
	function keep(why, wrote = !1) {
		return {
			state: "kept",
			wrote,
			line: `was left as it is: ${why}`
		};
	}
}) };
