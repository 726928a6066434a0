"use strict";
exports.id = 1679;
exports.ids = [1679];
exports.modules = {
	1679: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			checkPage: () => checkPage,
			deployAndFollow: () => deployAndFollow
		});
		var run_deploy = __webpack_require__(2085), deploy_result = __webpack_require__(9839), reporting_script = __webpack_require__(3921), readiness = __webpack_require__(2247), target = __webpack_require__(3242), settle = __webpack_require__(3337), errors = __webpack_require__(8208);
		async function runChecks(checks, due, { clock }, shown, record) {
			let evidence = shown;
			for (let check of checks) {
				record.milestone(`${check.evidence} started`, {}, check.evidence);
				let wrong = await runCheck(check, due === void 0 ? void 0 : due - clock.now());
				if (wrong !== void 0) {
					record.milestone(`${check.evidence} failed`);
					throw new errors.OK("failed", wrong.problem, wrong.next);
				}
				evidence = [...evidence, check.evidence];
				record.milestone(`${check.evidence} passed`, { evidence });
			}
		}
		async function runCheck(check, leftMs) {
			try {
				return await check.run(leftMs);
			} catch (error) {
				if (error instanceof errors.cc) throw (0, settle.GP)(error, `The deploy itself succeeded, but the ${check.evidence} did not finish.`);
				if (!(error instanceof errors.j3)) throw error;
				let message = `The deploy itself succeeded, but the time was up before the ${check.evidence} finished.`, next = `Raise ${error.input}, or look at what is checked.`;
				throw new errors.OK("timed_out", message, next, { cause: error });
			}
		}
		var duration = __webpack_require__(6851);
		function judgePage(page, { statuses, contains }) {
			if (!statuses.some(([from, to]) => page.status >= from && page.status <= to)) return `answered with status ${page.status}`;
			if (contains !== void 0 && !page.text.includes(contains)) return "does not contain the text of health-check-contains";
		}
		let PAUSE_MS = 1e3;
		async function checkHealth(check, get, { clock, signal, during }) {
			let until = clock.now() + check.timeoutMs, problem = "has not answered yet", awaited = () => `the page ${problem ?? "was healthy once"}; up to ${(0, duration.a)(until - clock.now())} more`, requestOnce = async (timeoutMs) => {
				try {
					return judgePage(await get(check.url, check.proxy, timeoutMs, {
						clock,
						signal
					}), check);
				} catch (error) {
					if (error instanceof errors.hD) return `did not answer (${error.message})`;
					throw error;
				}
			};
			return during({
				doing: "checking the health",
				awaited
			}, async () => {
				for (let good = 0;;) {
					let timeoutMs = Math.min(1e4, until - clock.now());
					problem = await requestOnce(timeoutMs);
					good = problem === void 0 ? good + 1 : 0;
					if (good === 2) return;
					if (clock.now() + PAUSE_MS >= until) return problem ?? "was healthy only once before the time was up";
					await clock.sleep(PAUSE_MS, signal);
				}
			});
		}
		function createLogPrinter(open, most = 8388608) {
			let text = open(), printed = 0, beyond = 0, rest = "", ended = !1;
			return {
				push(gained, replaced) {
					if (replaced) {
						text.end("cut-off");
						text = open();
						rest = "";
					}
					let at = 0;
					for (; at < gained.length && printed < most;) {
						let slice = gained.slice(at, at + Math.min(65536, most - printed));
						text.push(slice);
						printed += slice.length + 2 * (slice.split("\n").length - 1);
						at += slice.length;
					}
					beyond += gained.length - at;
					rest = (rest + gained.slice(at)).slice(-65536);
				},
				end(how) {
					if (ended) return;
					ended = !0;
					if (beyond === 0) return text.end(how);
					text.end("cut-off");
					let lineAt = rest.indexOf("\n") + 1, lines = lineAt === 0 ? "" : rest.slice(lineAt), note = open();
					note.push(`[${beyond - lines.length} characters of the log are left out here; this is its end]\n`);
					note.end();
					let end = open();
					end.push(lines);
					end.end(how);
				}
			};
		}
		async function deployAndFollow(given, facts, applying) {
			let { reader, writer, company, patience, log, learn } = applying, text = createLogPrinter(log.remote), exitReportExpected = facts.script && (0, reporting_script.rA)(facts.script.after), result = await (0, run_deploy.runDeploy)({
				target: (0, target.$)(facts),
				reader,
				writer,
				company,
				...patience,
				expectations: given,
				wait: given.wait,
				timeoutMs: given.timeoutMs,
				untilReady: (site) => (0, readiness.bs)((0, target.$)(facts), site, readiness.yu, reader, patience),
				pollIntervalMs: given.pollIntervalMs,
				exitReportExpected,
				earlierRun: facts.deploy?.run,
				check: async (evidence, record) => {
					let checks = checksOf(given, applying);
					await runChecks(checks, checks.length === 0 ? void 0 : applying.checksDue(), patience, evidence, record);
				},
				say: log.info,
				warn: log.warning,
				onLog: text.push,
				onSettled: () => {
					text.end();
					applying.seenToEnd();
				},
				onConfirmed: applying.confirm,
				onProgress: (deployResult) => learn({
					deploy: deployResult,
					deployLog: deployResult.log
				})
			}).finally(() => text.end("cut-off"));
			if (!result.followed) return {
				changed: !0,
				summary: "triggered a deploy, which is not followed (wait: false)"
			};
			if ((0, deploy_result.Fp)(result.evidence)) {
				let isTold = exitReportExpected === !1 && given.reportExitStatus;
				log.warning(`last_deploy_at shows that a deploy ended; nothing shows that it worked. ${isTold ? "Add" : "Let update-deploy-script put the exit report in front of the script (impossible if it sets an EXIT trap of its own or ends in exec), or add"} health-check-url, verify-command or success-pattern.`);
				return {
					changed: !0,
					summary: "ended: seen in last_deploy_at"
				};
			}
			return {
				changed: !0,
				summary: `deployed with ${(0, deploy_result.KG)(result.evidence)}`
			};
		}
		function checksOf({ healthCheck: page, verifyCommand: command }, applying) {
			return [...page === void 0 ? [] : [healthCheckOf(page, applying)], ...command === void 0 ? [] : [commandCheckOf(command, applying)]];
		}
		let SHARE = "two thirds of timeout were over, as the rest is kept for the rollback";
		function healthCheckOf(page, checking) {
			return {
				evidence: "health-check",
				run: (leftMs) => checkPage(page, checking, "The deploy ended, but the health check failed: ", leftMs)
			};
		}
		async function checkPage(page, { getPage, patience }, lead, leftMs = page.timeoutMs) {
			let timeoutMs = Math.min(page.timeoutMs, leftMs), problem = await checkHealth({
				...page,
				timeoutMs
			}, getPage, patience);
			if (problem === void 0) return;
			let { origin, pathname } = new URL(page.url);
			return {
				problem: `${lead}${origin}${pathname} ${problem}.${timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : ""}`,
				next: "Look at the page and at the log of the application; raise health-check-timeout if it starts slowly."
			};
		}
		function commandCheckOf(command, { runCommand, patience }) {
			return {
				evidence: "verify-command",
				async run(leftMs) {
					let startedAt = patience.clock.now(), status = await patience.during({ doing: "running verify-command" }, () => runCommand(command, leftMs)), isLate = leftMs !== void 0 && patience.clock.now() - startedAt >= leftMs;
					if (status === 0 && !isLate) return;
					return {
						problem: `The deploy ended, but verify-command ${isLate ? `was still running when ${SHARE}` : `exited with status ${status}`}.`,
						next: "Read the output of verify-command in the workflow log."
					};
				}
			};
		}
	}),
	2247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HS: () => siteToPlanFor,
			Ij: () => BEING_MADE,
			bs: () => waitUntilReady,
			yu: () => BUSY
		});
		var _api_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337), _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2492), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _site_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4156), _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242);
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(target, site, busy, reader, patience) {
			let status = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__.u)(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			let last = site, missingAt, decide = (seen) => {
				let nowMs = patience.clock.now();
				missingAt = seen === void 0 ? missingAt ?? nowMs : void 0;
				if (missingAt !== void 0 && nowMs - missingAt >= _api_settle_js__WEBPACK_IMPORTED_MODULE_0__.LP) throw vanished(site);
				if (seen === void 0) return;
				last = seen;
				let now = (0, _api_site_status_js__WEBPACK_IMPORTED_MODULE_3__.u)(seen.status);
				if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
				let isOver = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
				status = now ?? status;
				return isOver ? { value: seen } : void 0;
			}, awaited = () => `it is not ready; ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.qS)(last)}`;
			try {
				return await patience.during({
					doing: "waiting for the site",
					awaited
				}, () => (0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.v2)(target, reader, patience, decide));
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("timed_out", `The site ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} was not ready within the ${error.input}: ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.qS)(last)}.`, `Look at the site in the pages of the service, then run again, with a longer ${error.input} if it needs more time.`, { cause: error });
			}
		}
		function vanished(site) {
			let message = `The site ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} disappeared while this run waited for it to be ready.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		function cannotBeWorkedOn(site) {
			let message = `The site ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(site)} cannot be worked on: ${(0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.qS)(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", message, "Look at the site in the pages of the service, then run again.");
		}
		async function siteToPlanFor({ scope, readOnly, createsSite, deletesSite }, facts, dryRun, reader, patience) {
			let { site } = facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && (0, _site_presence_js__WEBPACK_IMPORTED_MODULE_2__.vx)(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady((0, _target_js__WEBPACK_IMPORTED_MODULE_4__.$)(facts), site, usesSite && !dryRun ? BUSY : BEING_MADE, reader, patience);
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
