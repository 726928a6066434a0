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
		var _settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337);
		async function replaceAndReadBack({ what, read, write }, { present, textFor, shows = isSameText }, { reader, writer, patience }) {
			let readNow = () => read(reader), from = present, last = {
				before: null,
				sent: ""
			}, writing = {
				async send(attempts, lost) {
					let before = from === void 0 ? await believe(await readNow(), readNow, patience) : from;
					from = void 0;
					last = {
						before,
						sent: textFor(before, lost && last)
					};
					return write(last.sent, writer, attempts);
				},
				read: readNow,
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."],
				shows: (text, isConfirmed) => text !== null && shows(text, last.sent, isConfirmed),
				awaited: `${what} to show as it was written`,
				onRepeat: () => {}
			}, { seen, answer, doubt } = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(writing, patience);
			return {
				...last,
				shown: seen,
				answer,
				doubt: seen === null ? void 0 : doubt
			};
		}
		async function putBack(text, { before, after }, means) {
			let { doubt } = await replaceAndReadBack(text, {
				present: void 0,
				textFor: (now) => {
					if (now === null) throw notSeen;
					if (now !== after && !isSameText(now, before)) throw overtaken;
					return before;
				}
			}, means);
			if (doubt !== void 0) throw doubt;
		}
		let overtaken = Error("it has been changed since"), notSeen = Error("the service no longer shows it");
		async function believe(first, read, waits) {
			if (first !== null && !isEmpty(first)) return first;
			await waits.clock.sleep(1e3, waits.signal);
			let second = await read();
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		function isSameText(text, other) {
			return text.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
		}
	}),
	2663: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			isBack: () => isBack,
			leaveAll: () => leaveAll,
			restoreAfter: () => restoreAfter,
			restoreAll: () => restoreAll,
			withReport: () => withReport,
			withRestored: () => withRestored
		});
		var _api_replace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7614);
		let NAME = "restore-on-failure";
		async function restoreAfter(failure, course, ports) {
			if (failure.outcome !== "failed" && failure.outcome !== "superseded") return {
				...course,
				failure: leaveAll(failure, course, NAME)
			};
			let { console, tracker, patience } = ports, input = failure.outcome === "failed" ? NAME : void 0;
			tracker.restore(input);
			let startedAt = patience.clock.now(), restored = await console.group(input ?? "putting back", () => restoreAll(course, ports), (all) => ({
				isAllBack: all.every(isBack),
				durationMs: patience.clock.now() - startedAt
			}));
			for (let { state, sentence } of restored) state === "theirs" && console.warning(`${sentence}.`);
			let after = failureAfter(failure, restored, patience.signal);
			return {
				...withRestored(course, restored),
				failure: withReport(after, restored, input)
			};
		}
		function failureAfter(failure, restored, { aborted, reason }) {
			let isClean = restored.every(({ state }) => state === "put-back" || state === "theirs");
			if (failure.outcome !== "superseded" || isClean) return failure;
			let outcome = aborted ? (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.g5)(reason).outcome : "unknown";
			return {
				...failure,
				outcome,
				next: "Run the newer commit again: it writes what belongs to it."
			};
		}
		function leaveAll(failure, { replaced }, input) {
			return withReport(failure, replaced.map((text) => tell(text, "left", "the deploy was not seen to fail")), input);
		}
		function tell(replaced, state, why) {
			let { what } = replaced.text;
			if (state === "unknown") return {
				replaced,
				state,
				sentence: `whether ${what} was put back is not known: ${why}`
			};
			return {
				replaced,
				state,
				sentence: `${what} was not put back: ${why}`
			};
		}
		function isBack({ state }) {
			return state === "put-back";
		}
		async function restoreAll({ replaced: all }, ports) {
			let { patience, console, tracker } = ports, restored = [];
			for (let replaced of all.toReversed()) {
				let activity = { doing: `putting back ${replaced.text.what}` }, end = await patience.during(activity, () => restore(replaced, ports));
				console.info(end.sentence);
				isBack(end) && tracker.putBack(replaced.text.what);
				restored.push(end);
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
			let inDoubt = restored.some(({ state }) => state === "unknown"), lead = input === void 0 ? "" : `${input}: `, lines = [...more, ...restored.map(({ sentence }) => sentence)].map((line) => `${lead}${line}`);
			return {
				...failure,
				message: [failure.message, ...lines].join("\n"),
				next: `${inDoubt ? "See what is there now. " : ""}${failure.next}`
			};
		}
		async function restore(replaced, ports) {
			let { before, after, text } = replaced;
			if (before === null) return tell(replaced, "left", "there is none from before this run");
			if (after === null) return tell(replaced, "left", "the service does not show it, so a later change could not be seen");
			let wrote = !1, writer = (0, _progress_js__WEBPACK_IMPORTED_MODULE_3__.M)(ports, () => {
				wrote = !0;
			});
			try {
				await (0, _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.pK)(text, {
					before,
					after
				}, {
					...ports,
					writer
				});
				return {
					replaced,
					state: "put-back",
					sentence: `${text.what} was put back`
				};
			} catch (error) {
				let isOpen = error === _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.JS || (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.si)(error), inDoubt = error !== _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.K1 && (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK || isOpen && wrote);
				return tell(replaced, error === _api_replace_js__WEBPACK_IMPORTED_MODULE_0__.K1 ? "theirs" : inDoubt ? "unknown" : "left", (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.WE)(error));
			}
		}
	})
};
