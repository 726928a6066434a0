"use strict";
exports.id = 2663;
exports.ids = [2663];
exports.modules = {
	3588: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Im: () => isEmpty,
			JS: () => notSeen,
			K1: () => overtaken,
			Ti: () => believe,
			cZ: () => isSameText,
			nI: () => replaceAndReadBack,
			pK: () => putBack
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);
		async function replaceAndReadBack({ what, read, write }, { present, textFor, shows = isSameText }, patience) {
			let before = null, sent = "", doubt, lost, make = (text) => {
				sent = textFor(text, lost);
				before = text;
				return sent;
			}, renew = async () => make(await believe(await read(), read, patience));
			for (let from = present;;) {
				let first = from, send = async () => write(first === void 0 ? await renew() : make(first), renew), effect = await (doubt === void 0 ? send() : withDoubt(send, doubt));
				if (effect.state === "not-done") throw effect.error;
				let isConfirmed = effect.state === "done", isAlreadyLost = doubt !== void 0;
				doubt = notShown(what, effect);
				let accept = (text) => text !== null && shows(text, sent, isConfirmed), awaited = `${what} to show as it was written`, { accepted, value } = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.uL)(() => (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.LC)(read, accept, awaited, patience), doubt), answer = isConfirmed ? effect.value : void 0;
				if (accepted || isConfirmed && value === null) return {
					before,
					sent,
					shown: value,
					answer,
					doubt: void 0
				};
				if (isConfirmed) return {
					before,
					sent,
					shown: value,
					answer,
					doubt
				};
				if (isAlreadyLost) throw doubt;
				lost = sent;
				from = value === null || !isEmpty(value) ? value : void 0;
			}
		}
		async function putBack(text, { before, after }, patience) {
			let { doubt } = await replaceAndReadBack(text, {
				present: void 0,
				textFor: (now) => {
					if (now === null) throw notSeen;
					if (now !== after && !isSameText(now, before)) throw overtaken;
					return before;
				}
			}, patience);
			if (doubt !== void 0) throw doubt;
		}
		let overtaken = Error("it has been changed since"), notSeen = Error("the service no longer shows it");
		async function believe(first, read, { clock, signal }) {
			if (first !== null && !isEmpty(first)) return first;
			await clock.sleep(1e3, signal);
			let second = await read();
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
		}
		async function withDoubt(work, doubt) {
			try {
				return await work();
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", doubt.message, error.next, { cause: error });
			}
		}
		function notShown(what, effect) {
			let isLost = effect.state === "unknown";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("unknown", isLost ? `Whether ${what} was written is not known: reading it back did not show it.` : `The service has taken ${what}, but reading it back did not show it.`, "Run again: it will be compared once more and written only if it differs.", isLost ? { cause: effect.error } : {});
		}
	}),
	2663: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			isBack: () => isBack,
			leftAlone: () => leftAlone,
			restoreAfter: () => restoreAfter,
			restoreAll: () => restoreAll,
			withReport: () => withReport,
			withRestored: () => withRestored
		});
		var _api_replace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7614);
		async function restoreAfter(failure, course, ports) {
			if (failure.outcome !== "failed") return {
				...course,
				failure: leftAlone(failure, course, NAME)
			};
			let { console, tracker, patience } = ports;
			tracker.restore(NAME);
			let startedAt = patience.clock.now(), restored = await console.group(NAME, () => restoreAll(course, ports), (all) => ({
				isAllBack: all.every(isBack),
				durationMs: patience.clock.now() - startedAt
			}));
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
		async function restore({ before, after, textOf }, ports) {
			if (before === null) return keep("there is none from before this run");
			if (after === null) return keep("the service does not show it, so a later change could not be seen");
			let wrote = !1, writer = (0, _progress_js__WEBPACK_IMPORTED_MODULE_2__.M)(ports, () => {
				wrote = !0;
			});
			try {
				await (0, _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.pK)(textOf({
					reader: ports.reader,
					writer
				}), {
					before,
					after
				}, ports.patience);
				return {
					state: "restored",
					wrote,
					line: "was put back as it was before this run"
				};
			} catch (error) {
				if (error === _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.K1 || error === _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.JS && !wrote) return keep((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error), wrote);
				return error === _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.JS || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK || wrote && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.si)(error) ? {
					state: "unknown",
					wrote,
					line: `may or may not have been put back: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}`
				} : {
					state: "failed",
					wrote,
					line: `could not be put back: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error)}`
				};
			}
		}
		function keep(why, wrote = !1) {
			return {
				state: "kept",
				wrote,
				line: `was left as it is: ${why}`
			};
		}
	})
};
