"use strict";
exports.id = 9417;
exports.ids = [9417];
exports.modules = {
	3337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GP: () => interruptedIn,
			Ni: () => writeAndRead,
			Sy: () => requireDone,
			dC: () => createAndFind,
			uL: () => orUnknown,
			uj: () => removeAndConfirm
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1137), _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707);
		async function orUnknown(read, doubt) {
			try {
				return await read();
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: doubt.cause ?? error });
			}
		}
		async function writeAndRead({ send, read, shows, awaited, doubt: words, windowMs = _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, onRepeat }, patience) {
			let lost;
			for (let attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;;) {
				let effect = await (lost ? withDoubt(send(attempts, lost), lost) : send(attempts, lost));
				if (effect.state === "not-done" && effect.isStale) {
					attempts -= effect.refused ?? 0;
					continue;
				}
				if (effect.state === "not-done" && lost === void 0) throw effect.error;
				let isConfirmed = effect.state === "done", [answer, cause] = isConfirmed ? [effect.value] : [void 0, effect.error], doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(isConfirmed ? "shown-otherwise" : "answer-lost", ...words(isConfirmed), { cause });
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, doubt.message);
				let accept = (seen) => shows(seen, isConfirmed), { accepted, value: seen } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => read(answer), accept, awaited, patience, windowMs), doubt);
				if (accepted) return {
					seen,
					answer
				};
				if (isConfirmed) return {
					seen,
					answer,
					doubt
				};
				if (effect.state === "not-done" && windowMs > 0) throw effect.error;
				if (lost !== void 0 || onRepeat === void 0) throw doubt;
				onRepeat();
				lost = doubt;
				attempts = _client_js__WEBPACK_IMPORTED_MODULE_1__.m;
			}
		}
		async function createAndFind(creating, patience) {
			let shows = (found) => found !== void 0, { seen, answer, doubt } = await writeAndRead({
				...creating,
				shows,
				awaited: "the service to show what was created"
			}, patience);
			if (seen === void 0) throw doubt;
			return {
				found: seen,
				answer
			};
		}
		async function removeAndConfirm(write, isGone, [message, next], patience) {
			let effect = await write(), cause = effect.state === "done" ? void 0 : effect.error, saysGone = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.c4)(cause);
			if (effect.state === "not-done" && !saysGone) throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(cause)) throw interruptedIn(cause, message);
			let reason = cause === void 0 ? "shown-otherwise" : "answer-lost", doubt = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(reason, message, next, { cause }), windowMs = effect.state === "done" ? 3e5 : _wait_js__WEBPACK_IMPORTED_MODULE_2__.LP, { accepted } = await orUnknown(() => (0, _wait_js__WEBPACK_IMPORTED_MODULE_2__.LC)(() => isGone(saysGone), Boolean, "the service to stop showing what was deleted", patience, windowMs), doubt);
			if (!accepted) throw doubt;
			return effect.state !== "not-done";
		}
		async function withDoubt(work, doubt) {
			try {
				return await work;
			} catch (error) {
				if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(error)) throw interruptedIn(error, doubt.message);
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, doubt.next, { cause: error });
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK(doubt.reason, doubt.message, error.next, { cause: error });
			}
		}
		function requireDone(effect, message, next) {
			if (effect.state === "done") return effect.value;
			if (effect.state === "not-done") throw effect.error;
			if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.si)(effect.error)) throw interruptedIn(effect.error, message);
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("answer-lost", message, next, { cause: effect.error });
		}
		function interruptedIn(error, doubt) {
			return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.cc(error.message, doubt) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j3(`${error.message} ${doubt}`, error.input, error.limitMs);
		}
	}),
	9417: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => runChecks,
			checkPage: () => checkPage
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _api_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7707), _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6851), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208);
		let SHARE = "two thirds of timeout were over, as the rest is kept for the rollback";
		async function runChecks(given, applying, shown, record) {
			let { healthCheck: page, verifyCommand: command } = given, checks = [];
			page !== void 0 && checks.push(["health-check", (leftMs) => checkPage(page, applying, "The deploy ended, but the health check failed: ", leftMs)]);
			command !== void 0 && checks.push(["verify-command", (leftMs) => verify(command, applying, leftMs)]);
			let due = checks.length === 0 ? void 0 : applying.endChecksBy(), evidence = shown;
			for (let [name, check] of checks) {
				record.milestone(`${name} started`, {}, name);
				let wrong = await check(due === void 0 ? void 0 : due - applying.patience.clock.now()).catch((error) => stopped(name, error));
				if (wrong !== void 0) {
					record.milestone(`${name} failed`);
					throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK(`${name}-failed`, wrong.problem, wrong.next);
				}
				evidence = [...evidence, name];
				record.milestone(`${name} passed`, { evidence });
			}
		}
		function stopped(check, error) {
			let name = check === "health-check" ? "health check" : check;
			if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.cc) throw (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.GP)(error, `The deploy itself succeeded, but the ${name} did not finish.`);
			if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.j3)) throw error;
			let message = `The deploy itself succeeded, but time ran out before the ${name} finished.`, next = `Raise ${error.input}, or look at what is checked.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("time-out", message, next, { cause: error });
		}
		async function verify(command, { runCommand, patience }, leftMs) {
			let startedAt = patience.clock.now(), status = await patience.during({ doing: "running verify-command" }, () => runCommand(command, leftMs)), isLate = leftMs !== void 0 && patience.clock.now() - startedAt >= leftMs;
			if (status === 0 && !isLate) return;
			return {
				problem: `The deploy ended, but verify-command ${isLate ? `was still running when ${SHARE}` : `exited with status ${status}`}.`,
				next: "Read the output of verify-command in the workflow log."
			};
		}
		async function checkPage(page, checking, lead, leftMs = page.timeoutMs) {
			let timeoutMs = Math.min(page.timeoutMs, leftMs), problem = await findProblem({
				...page,
				timeoutMs
			}, checking);
			if (problem === void 0) return;
			let { origin, pathname } = new URL(page.url);
			return {
				problem: `${lead}${origin}${pathname} ${problem}.${timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : ""}`,
				next: "Look at the page and at the log of the application; raise health-check-timeout if it starts slowly."
			};
		}
		function judgePage(page, { url, statuses, contains }) {
			if (!statuses.some(([from, to]) => page.status >= from && page.status <= to)) {
				let to = page.location === void 0 ? null : URL.parse(page.location, url);
				return `answered with status ${page.status}${to ? `, a redirect to ${to.origin}${to.pathname}` : ""}`;
			}
			if (contains !== void 0 && !page.text.includes(contains)) return "does not contain the text of health-check-contains";
		}
		async function findProblem(check, { getPage, patience }) {
			let { clock, signal, during } = patience, until = clock.now() + check.timeoutMs, problem = "has not answered yet", awaited = () => `the page ${problem ?? "was healthy once"}; up to ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_2__.a)(until - clock.now())} more`, request = async () => {
				let timeoutMs = Math.min(1e4, until - clock.now());
				try {
					return judgePage(await getPage(check.url, check.proxy, timeoutMs, {
						clock,
						signal
					}), check);
				} catch (error) {
					if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.hD) return `did not answer (${error.message})`;
					throw error;
				}
			}, look = async () => {
				problem = await request();
				return problem;
			}, judge = (seen) => seen === void 0 ? "there" : "pending", windowMs = check.timeoutMs - 1e3, { end, seen } = await during({
				doing: "checking the health",
				awaited
			}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_1__.fm)({
				look,
				judge,
				pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_1__.$Q.page,
				windowMs,
				inARow: 2
			}, patience));
			return end === "there" ? void 0 : seen ?? "was healthy only once before time ran out";
		}
	})
};
