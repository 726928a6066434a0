"use strict";
exports.id = 9553;
exports.ids = [9553];
exports.modules = {
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7707);
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK) throw error;
				throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD ? doubt.cause ?? error : error, doubt);
			}
		}
		async function writeAndRead({ send, read, shows, awaited, doubt: words, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP }, patience, lost) {
			let effect = await (lost ? orUnknown(send, lost) : send());
			if (effect.state === "not-done" && lost === void 0) throw effect.error;
			let isConfirmed = effect.state === "done", [answer, cause] = isConfirmed ? [effect.value] : [void 0, effect.error], reason = isConfirmed ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, ...words(isConfirmed), { cause });
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(cause, doubt);
			let accept = (seen) => shows(seen, isConfirmed), longestMs = isConfirmed ? windowMs : Math.min(windowMs, _wait_js__WEBPACK_IMPORTED_MODULE_1__.LP), { accepted, value: seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_1__.LC)(() => read(answer), accept, awaited, patience, longestMs), doubt);
			if (accepted) return {
				seen,
				answer
			};
			if (isConfirmed) return {
				seen,
				answer,
				doubt
			};
			if (effect.state === "not-done") throw effect.error;
			throw effect.mayRepeat && lost === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : doubt;
		}
		async function createAndFind({ onRepeat, ...creating }, patience) {
			let shows = (found) => found !== void 0, create = (lost) => writeAndRead({
				...creating,
				shows,
				awaited: "the service to show what was created"
			}, patience, lost), { seen, answer, doubt } = await create().catch((error) => {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz)) throw error;
				onRepeat();
				return create(error.lost);
			});
			if (seen === void 0) throw doubt;
			return {
				found: seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, words, patience) {
			let [saysGone, wasGone] = [!1, !1], { doubt } = await writeAndRead({
				send: async () => {
					let effect = await write();
					if (effect.state === "done") return effect;
					saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(effect.error);
					wasGone = saysGone && effect.state === "not-done";
					return wasGone ? {
						state: "unknown",
						error: effect.error
					} : effect;
				},
				read: () => isGone(saysGone),
				awaited: "the service to stop showing what was deleted",
				shows: Boolean,
				doubt: () => words,
				windowMs: 3e5
			}, patience);
			if (doubt !== void 0) throw doubt;
			return !wasGone;
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			let doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
			throw effect.mayRepeat ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz(doubt) : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(effect.error, doubt);
		}
	}),
	2705: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => isSameText,
			f: () => normalizeText
		});
		function normalizeText(text) {
			return text.replaceAll("\r\n", "\n").trim();
		}
		function isSameText(text, other) {
			return normalizeText(text) === normalizeText(other);
		}
	}),
	9553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			believe: () => believe,
			isEmpty: () => isEmpty,
			puttingBack: () => puttingBack,
			replaceAndReadBack: () => replaceAndReadBack
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2705), _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83);
		async function replaceAndReadBack({ what, read, write }, sent, { reader, writer, patience, lost }, shows = (text) => (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(text, sent)) {
			let writing = {
				send: () => write(sent, writer),
				read: () => read(reader),
				shows: (text, isConfirmed) => text !== null && shows(text, isConfirmed),
				awaited: `${what} to show as it was written`,
				doubt: (isConfirmed) => [isConfirmed ? `The service has accepted ${what}, but reading it back did not show it.` : `Whether ${what} was written is not known: reading it back did not show it.`, "Run again: it will be compared again and written only if it differs."]
			}, { seen: shown, answer, doubt } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(writing, patience, lost);
			return {
				shown,
				answer,
				doubt: shown === null ? void 0 : doubt
			};
		}
		async function believe(first, text, { reader, patience }) {
			if (first !== null && !isEmpty(first)) return first;
			await patience.clock.sleep(1e3, patience.signal);
			let second = await text.read(reader);
			return first === null && second !== null && isEmpty(second) ? null : second;
		}
		function isEmpty(text) {
			return text.trim() === "";
		}
		let puttingBack = ({ text, before, after }) => ({ async plan(planning) {
			if (before === null) throw notPossible("there is none from before this run");
			if (after === null) throw notPossible("the service does not show it, so a later change could not be seen");
			let now = await believe(await text.read(planning.reader), text, planning);
			return { changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.AS)(`put back ${text.what}`, before, async (sent, applying) => {
				if (now === null) throw notPossible("the service no longer shows it");
				if (now !== after && !(0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(now, before)) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("changed-by-others", "it has been changed since", "");
				let { doubt } = await replaceAndReadBack(text, sent, applying);
				if (doubt !== void 0) throw doubt;
				return {
					changed: !0,
					summary: `${text.what} was put back`
				};
			})] };
		} });
		function notPossible(why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("not-shown", why, "");
		}
	})
};
