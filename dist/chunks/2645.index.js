"use strict";
exports.id = 2645;
exports.ids = [2645];
exports.modules = {
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
			e7: () => ofPattern,
			lq: () => optional,
			n8: () => line,
			qP: () => webUrl,
			r0: () => wholeText,
			rD: () => wholeNumber,
			yL: () => oneOf
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396), _net_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9613);
		let UNBOUNDED = Infinity;
		function text({ least = 1, most = UNBOUNDED } = {}) {
			let range = least === 1 ? `at most ${most}` : `${least} to ${most}`, length = most === UNBOUNDED ? "" : ` of ${range} characters`;
			return wholeText({
				least,
				most
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.trim() !== ""), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, not blank`));
		}
		function wholeText({ least = 0, most = UNBOUNDED } = {}) {
			let isWithin = (value) => {
				let { length } = [...value];
				return length >= least && length <= most && value.isWellFormed();
			}, length = most === UNBOUNDED ? "" : ` of at most ${most} characters`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isWithin), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
				...least > 0 && { minLength: least },
				...most < UNBOUNDED && { maxLength: most }
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`a text${length}, which may be empty`));
		}
		function line(bounds) {
			let inner = text(bounds);
			return inner.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[^\r\n\0]*$/), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`${wordsOf(inner)}, in one line`));
		}
		function wholeNumber(least, most) {
			let words = `a whole number from ${least} to ${most}`;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(most), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		function ofPattern(field, pattern, words) {
			return field.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(pattern), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(words));
		}
		let webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.r), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(_net_web_url_js__WEBPACK_IMPORTED_MODULE_2__.O), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({
			format: "uri",
			description: "an http or https URL without a user name and password"
		}));
		function oneOf(words) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(words).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(`one of ${words.join(", ")}`));
		}
		function optional(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(field).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(wordsOf(field)));
		}
		function wordsOf(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_3__.fd.get(field)?.description ?? "";
		}
	}),
	9112: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { patchNotifications: () => patchNotifications });
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407);
		let url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), notified = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}) }), patchNotifications = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", "/api/servers/{server}/sites/{site}/notifications", {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				chat_a_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				chat_b_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP),
				deploy_webhook_url: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.qP)
			}),
			answer: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.Ks)(notified)
		});
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
	2645: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_notifications_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9112), _api_settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83), _update_notifications_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7768);
		let work = {
			check({ urls: wanted }) {
				if (wanted === void 0 || given(wanted).length > 0) return [];
				return [{
					input: namesOf(_update_notifications_js__WEBPACK_IMPORTED_MODULE_4__.l),
					expected: "at least one URL for update-notifications. An empty secret usually has a misspelled name"
				}];
			},
			async plan({ inputs: { urls: wanted } }) {
				let summary = `set ${namesOf(given(wanted))} (sent in every run: no call shows which are set)`;
				return { changes: [(0, _operation_js__WEBPACK_IMPORTED_MODULE_3__.A)(summary, wanted, replaceUrls)] };
			}
		};
		function given(wanted) {
			return _update_notifications_js__WEBPACK_IMPORTED_MODULE_4__.l.filter(({ channel }) => wanted[channel] !== void 0);
		}
		function namesOf(channels) {
			return channels.map(({ input }) => input).join(", ");
		}
		async function replaceUrls(wanted, { facts, writer, patience, log }) {
			let target = (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts), body = {
				chat_a_webhook_url: wanted.chat_a,
				chat_b_webhook_url: wanted.chat_b,
				deploy_webhook_url: wanted.webhook
			}, names = namesOf(given(wanted)), { seen: shown } = await (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({
				send: (attempts) => writer.write(_api_notifications_js__WEBPACK_IMPORTED_MODULE_0__.patchNotifications, target, body, { attempts }),
				read: async (answer) => answer?.notification_urls,
				shows: (_, isConfirmed) => isConfirmed,
				awaited: "the answer",
				windowMs: 0,
				doubt: () => [`Whether ${names} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`, "Run again: the URLs are sent in every run, and setting them twice does no harm."],
				onRepeat: () => log.info("the answer was lost, and the URLs cannot be read: sending them again")
			}, patience), differing = given(wanted).filter(({ channel }) => !isSameUrl(shown?.[channel], wanted[channel]));
			if (differing.length === 0) return {
				changed: !0,
				summary: `set ${names}`
			};
			let message = `The service has accepted the URLs, but its answer shows a different one for ${namesOf(differing)}.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK("unknown", message, "Compare the URLs on the site's page of the service with the secrets; they are not shown here.");
		}
		function isSameUrl(shown, wanted) {
			if (shown === void 0 || shown === wanted) return !0;
			return shown !== null && wanted !== void 0 && URL.parse(shown)?.href === URL.parse(wanted)?.href;
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	})
};
