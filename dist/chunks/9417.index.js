"use strict";
exports.id = 9417;
exports.ids = [9417];
exports.modules = { 9417: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		J: () => runChecks,
		checkPage: () => checkPage
	});
	var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6851), _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8208);
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
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK(`${name}-failed`, wrong.problem, wrong.next);
			}
			evidence = [...evidence, name];
			record.milestone(`${name} passed`, { evidence });
		}
	}
	function stopped(check, error) {
		let name = check === "health-check" ? "health check" : check;
		if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.cc) throw (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.GP)(error, `The deploy itself succeeded, but the ${name} did not finish.`);
		if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.j3)) throw error;
		let message = `The deploy itself succeeded, but time ran out before the ${name} finished.`, next = `Raise ${error.input}, or look at what is checked.`;
		throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.OK("time-out", message, next, { cause: error });
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
		let { clock, signal, during } = patience, until = clock.now() + check.timeoutMs, problem = "has not answered yet", awaited = () => `the page ${problem ?? "was healthy once"}; up to ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_1__.a)(until - clock.now())} more`, request = async () => {
			let timeoutMs = Math.min(1e4, until - clock.now());
			try {
				return judgePage(await getPage(check.url, check.proxy, timeoutMs, {
					clock,
					signal
				}), check);
			} catch (error) {
				if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.hD) return `did not answer (${error.message})`;
				throw error;
			}
		}, good = 0, look = async (isOver) => {
			problem = await request();
			good = problem === void 0 ? good + 1 : 0;
			if (good === 2) return { value: void 0 };
			return isOver() ? { value: problem ?? "was healthy only once before time ran out" } : void 0;
		};
		return during({
			doing: "checking the health",
			awaited
		}, () => (0, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.c)(look, _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.$Q.page, patience, check.timeoutMs - 1e3));
	}
}) };
