"use strict";
exports.id = 9256;
exports.ids = [9256];
exports.modules = {
	2304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deploymentId: () => deploymentId,
			getDeployScript: () => getDeployScript,
			patchDeployScript: () => patchDeployScript,
			postDeploy: () => postDeploy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9407), _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2258);
		let path = "/api/servers/{server}/sites/{site}/deploy", getDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/script`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.rr)("deploy_script")), patchDeployScript = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("PATCH", `${path}/script`, {
			retry: "replace",
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ deploy_script: (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.r0)({ most: _limits_js__WEBPACK_IMPORTED_MODULE_3__.W }) }),
			answer: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2
		}), deploymentId = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((id) => {
			let text = typeof id == "number" && !Number.isSafeInteger(id) ? "" : String(id ?? "");
			return /^(?!\.*$)\S{1,200}$/.test(text) && text.isWellFormed() ? text : void 0;
		})), triggered = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: deploymentId,
			message: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			error: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			has_repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		}), {
			deployment_id: void 0,
			message: void 0,
			error: void 0,
			has_repository: void 0
		}), trigger = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((answer) => [answer, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer)]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.PVZ([triggered, triggered]), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(([outer, inner]) => ({
			id: outer.deployment_id ?? inner.deployment_id,
			said: (outer.message ?? inner.message ?? outer.error ?? "").slice(0, 300),
			hasRepository: outer.has_repository !== !1 && inner.has_repository !== !1
		})))), variables = zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ variables: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()) })), postDeploy = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.x4)("POST", path, {
			retry: "once",
			body: variables,
			answer: trigger,
			verbatim: !0
		});
	}),
	8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => anyAnswer,
			KW: () => readEndpoint,
			Ks: () => recordOrNull,
			L$: () => listOrNull,
			U5: () => LONGEST_HOLD_MS,
			_L: () => undocumented,
			dN: () => fillPath,
			g1: () => record,
			nd: () => integer,
			oA: () => unwrap,
			p_: () => list,
			qs: () => bareEndpoint,
			rr: () => wrappedText,
			x4: () => writeEndpoint,
			xg: () => mayRepeat
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
		function mayRepeat(retry, { reason }) {
			if (reason === "ambiguous") return retry === "read" || retry === "gone" || retry === "flag";
			return reason === "unreachable" || reason === "limited";
		}
		let LONGEST_HOLD_MS = 6e4;
		function readEndpoint(path, answer, options = {}) {
			return {
				method: "GET",
				path,
				retry: "read",
				answer,
				...options
			};
		}
		function writeEndpoint(method, path, options) {
			return {
				method,
				path,
				...options
			};
		}
		function bareEndpoint(method, path, retry, answer) {
			return {
				method,
				path,
				retry,
				body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(),
				answer
			};
		}
		function fillPath(path, parameters) {
			return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
		}
		let anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
		function record(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(unwrap), schema);
		}
		function recordOrNull(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(record(schema)), null);
		}
		function list(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema));
		}
		function listOrNull(schema) {
			return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema)));
		}
		let envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				last_page: undocumented(integer),
				current_page: undocumented(integer),
				total: undocumented(integer)
			})),
			links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }))
		});
		function page(items) {
			let unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let { meta, links } = envelope.safeParse(answer).data ?? {}, lastPage = meta?.last_page ?? (links?.next === void 0 ? 1 : 2 ** 53 - 1);
				return {
					items: unwrap(answer) ?? null,
					lastPage,
					page: meta?.current_page,
					total: meta?.total
				};
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				items,
				lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				total: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}));
		}
		function undocumented(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
		}
		function unwrap(answer) {
			return typeof answer == "object" && answer && "data" in answer ? answer.data : answer;
		}
		function wrappedText(field) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
				let inner = unwrap(answer) ?? null;
				if (typeof inner != "object" || !inner) return inner;
				let fields = { ...inner };
				return fields[field] ?? fields.content ?? null;
			}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
		}
	}),
	9407: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			Z9: () => wordsOf,
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
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LC: () => readUntil,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, quarterUpTo = (longestMs) => (waitedMs) => Math.min(longestMs, Math.max(1e3, waitedMs / 4)), PACES = {
			site: quarterUpTo(5e3),
			server: quarterUpTo(1e4),
			page: (_, lastMs) => lastMs === void 0 ? 0 : 1e3,
			write: (waitedMs, lastMs) => lastMs === void 0 ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3e3, waitedMs / 10))
		};
		async function waitFor({ look, judge, pauses, windowMs = Infinity, inARow = 1, ...awaited }, { clock, signal }) {
			let answeredAt = clock.now(), { startedAt } = awaited, waitedMs = () => clock.now() - (startedAt ?? clock.now()), [good, holdMs] = [0, 0], pauseMs, oddAt;
			for (;;) {
				pauseMs = pauses(waitedMs(), pauseMs);
				let sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
				sleepMs > 0 && await clock.sleep(sleepMs, signal);
				holdMs = 0;
				try {
					let seen = await look();
					answeredAt = clock.now();
					let state = judge(seen);
					good = state === "there" ? good + 1 : 0;
					oddAt = state === "odd" ? oddAt ?? answeredAt : void 0;
					if (good === inARow) return {
						end: "there",
						seen
					};
					if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return {
						end: "odd",
						seen
					};
					if (waitedMs() >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					let { silentMs = 0, onSilence } = awaited;
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
			}
		}
		async function readUntil(read, accept, awaited, patience, windowMs = LAG_WINDOW_MS) {
			let judge = (value) => accept(value) ? "there" : "pending", { end, seen } = await patience.during({
				doing: "reading back",
				awaited: () => `waiting for ${awaited}`
			}, () => waitFor({
				look: read,
				judge,
				pauses: PACES.write,
				windowMs
			}, patience));
			return {
				accepted: end === "there",
				value: seen
			};
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
	9256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var _api_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _core_same_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2705), _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2109), _site_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242), _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83), _page_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3630);
		let work = {
			async guard(given) {
				let { inputs, before } = given;
				if (inputs.commit !== void 0) {
					let { guardCommit } = await __webpack_require__.e(8318).then(__webpack_require__.bind(__webpack_require__, 8318));
					await guardCommit(inputs.commit, given);
				}
				before.some(({ section }) => section === "env-keys") || await requireEnv(inputs, given, before);
			},
			async plan({ inputs, ...planning }) {
				let { facts, dryRun, log } = planning, repository = (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__._M)(facts);
				if (repository === "absent") throw (0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__.GD)();
				await requireEnv(inputs, planning);
				let site = typeof facts.site == "object" ? facts.site : void 0;
				(0, _site_site_repository_js__WEBPACK_IMPORTED_MODULE_2__.kj)(site?.quick_deploy ?? site?.repository?.quick_deploy, log);
				let isNew = site?.last_deploy_at === null;
				dryRun && isNew && repository === "unknown" && log.info("the site was never deployed: if it has no repository, the service performs no deploy");
				return { changes: [planTrigger(inputs, planning.isHashed ? await standingScript(planning) : void 0)] };
			},
			look: async ({ healthCheck }, checking) => healthCheck && (await (0, _page_check_js__WEBPACK_IMPORTED_MODULE_4__.t)(healthCheck, checking)).look,
			async recheck({ healthCheck }, checking, before) {
				if (healthCheck === void 0) return;
				let { failure } = await (0, _page_check_js__WEBPACK_IMPORTED_MODULE_4__.I)(healthCheck, checking, before, "right after the deploy");
				if (failure === void 0 || failure.reason === "health-unseen") return;
				return {
					...failure,
					message: `The deploy had succeeded, but the health check failed after batch-pause: ${failure.message}`
				};
			},
			redeploy({ deployVariables, ...inputs }, commit) {
				let other = {
					commit,
					deployVariables: {},
					expectedCommit: commit,
					rollbackOnFailure: !1
				}, change = planTrigger({
					...inputs,
					...other,
					olderCommit: "deploy"
				}, void 0, !0), without = Object.keys(deployVariables).length > 0 ? WITHOUT_VARIABLES : "";
				return {
					...change,
					summary: change.summary + without
				};
			}
		};
		async function requireEnv({ envRequired }, planning, before) {
			envRequired.size > 0 && await (await Promise.all([__webpack_require__.e(2321), __webpack_require__.e(9470)]).then(__webpack_require__.bind(__webpack_require__, 2321))).guardEnv(envRequired, planning, before);
		}
		let WITHOUT_VARIABLES = ", without deploy-variables, which are those of the failed deploy";
		async function standingScript({ facts, dryRun, isLate, reader, learn }) {
			let known = facts.script?.after ?? null, isRead = facts.script !== void 0 && (dryRun || !isLate);
			if (typeof facts.site != "object" || isRead) return known;
			let shown = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.MW)(reader.read(_api_deployments_js__WEBPACK_IMPORTED_MODULE_0__.getDeployScript, (0, _site_target_js__WEBPACK_IMPORTED_MODULE_5__.$)(facts)), null);
			facts.script === void 0 && shown !== null && learn({ script: {
				before: shown,
				after: shown
			} });
			return shown === null || known !== null && (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_6__.c)(shown, known) ? known : shown;
		}
		function planTrigger(given, script, goesBack = !1) {
			let { commit, deployVariables, envRequired: _, wait, ...judging } = given, isSent = commit !== void 0 && judging.commitBy === "variable", all = {
				...deployVariables,
				...isSent && { site_deploy_commit: commit }
			}, variables = Object.keys(all).length === 0 ? void 0 : all, summary = `trigger a deploy${commit === void 0 ? "" : ` of commit ${commit}`}${wait ? " and follow it" : ""}`, trigger = {
				commit,
				wait,
				variables
			}, isHashed = script !== void 0, change = (0, _operation_js__WEBPACK_IMPORTED_MODULE_3__.AS)(summary, trigger, async (sent, applying) => {
				let { deployAndFollow } = await Promise.all([__webpack_require__.e(5986), __webpack_require__.e(6845)]).then(__webpack_require__.bind(__webpack_require__, 6845));
				return deployAndFollow({
					...judging,
					...sent,
					goesBack,
					isHashed
				}, applying);
			});
			return isHashed ? {
				...change,
				script: () => script
			} : change;
		}
	}),
	3630: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => checkPage,
			t: () => lookAt
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975), _api_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7707), _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6851), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9839), _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1854);
		let FAILED = "health-check-failed";
		function judgeLooks(before, after, when) {
			if (before === void 0) return [FAILED];
			if (before.state === "healthy") return [
				FAILED,
				"",
				` It was healthy ${when}.`
			];
			let was = (0, _outcome_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__.eH)(before);
			if (before.state !== "unhealthy") return after.state === "unhealthy" ? ["health-unseen-before", `; how it was ${when} could not be seen: ${was}`] : ["health-unseen", `; it could not be seen ${when} either: ${was}`];
			return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(before, after) ? ["unhealthy-before", `; the page answered ${was} ${when}, too`] : [
				FAILED,
				"",
				` It answered ${was} ${when}.`
			];
		}
		async function checkPage(page, checking, before, when, limit = "") {
			let { look: after, said } = await waitUntilHealthy(page, checking);
			if (after.state === "healthy") return {
				after,
				failure: void 0
			};
			let [reason, too = "", then = ""] = judgeLooks(before, after, when), { origin, pathname } = new URL(page.url);
			return {
				after,
				failure: {
					reason,
					message: `${origin}${pathname} ${said}${too}.${limit}${then}`,
					next: adviceOn(said)
				}
			};
		}
		function adviceOn(said) {
			let is = (signs) => signs.test(said), look = "Look at the page and at the log of the application";
			if (is(/^does not contain/)) return "Look at the page, and check health-check-contains.";
			if (is(/stands before the site$/)) return "Let the check in with health-check-headers, or check from where the site can be reached: docs/checks.md shows both.";
			if (is(/a redirect to \S+$/)) return "Give health-check-url the final address, or add the status to health-check-status.";
			if (is(/ 4(04|10)$/)) return "See whether the site has this page: check the path in health-check-url.";
			if (is(/^was healthy| 50[234]$/)) return `${look}; raise health-check-timeout if it starts slowly.`;
			if (is(/ 2\d\d$/)) return "Look at the page; health-check-status does not name this status.";
			if (is(/^answered/)) return `${look}.`;
			if (is(/: the TLS/)) return "Look at the TLS certificate of the site: its names, its chain, and when it ends.";
			if (is(/proxy/)) return "Check the proxy of the runner (HTTPS_PROXY, NO_PROXY).";
			if (is(/: the host name/)) return "Check the host in health-check-url, and its DNS entry.";
			return "Raise health-check-timeout if the site starts slowly. If the runner cannot reach it at all, check from where it can be reached: see docs/checks.md.";
		}
		async function lookAt(check, checking, leftMs = check.timeoutMs) {
			let { getPage, patience, redact } = checking, timeoutMs = Math.min(1e4, leftMs);
			try {
				return judgePage(await getPage(check.url, check.proxy, timeoutMs, patience, check.headers), check, redact);
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.hD)) throw error;
				return {
					look: { state: "unreachable" },
					said: `could not be reached: ${error.why}`
				};
			}
		}
		async function waitUntilHealthy(check, checking) {
			let { clock, during } = checking.patience, startedAt = clock.now(), leftMs = () => startedAt + check.timeoutMs - clock.now(), latest, awaited = () => `the page ${latest?.said ?? "has not answered yet"}; up to ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_2__.a)(leftMs())} more`, look = async () => {
				let seen = await lookAt(check, checking, leftMs());
				(seen.look.state !== "unreachable" || leftMs() >= 100) && (latest = seen);
				return seen;
			}, judge = (seen) => seen.look.state === "healthy" ? "there" : "pending", windowMs = check.timeoutMs - 1e3, { end, seen } = await during({
				doing: "checking the health",
				awaited
			}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_1__.fm)({
				look,
				judge,
				pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_1__.$Q.page,
				windowMs,
				startedAt,
				inARow: 2
			}, checking.patience)), last = latest ?? seen;
			if (end === "there" || last.look.state !== "healthy") return last;
			return {
				look: {
					...last.look,
					state: "unhealthy"
				},
				said: "was healthy only once before time ran out"
			};
		}
		function judgePage(page, check, redact) {
			let { status, text } = page, hasText = check.contains === void 0 ? void 0 : text.includes(check.contains), isFit = check.statuses.some(([from, to]) => status >= from && status <= to), isHealthy = isFit && hasText !== !1, look = {
				state: isHealthy ? "healthy" : "unhealthy",
				status,
				hasText
			};
			if (isHealthy) return {
				look,
				said: "was healthy once"
			};
			let lacks = `does not contain the text of health-check-contains, “${check.contains}”; it begins with`;
			if (isFit) return {
				look,
				said: `${lacks} “${beginningOf(text, redact)}”`
			};
			let to = status >= 300 && status < 400 ? URL.parse(page.location ?? "", check.url) : null, said = `answered with status ${status}${(to && `, a redirect to ${beginningOf(to.origin + to.pathname, redact)}`) ?? ""}`;
			if (!isWall(page, to, check.url)) return {
				look,
				said
			};
			return {
				look: {
					state: "wall",
					status
				},
				said: `${said}: something stands before the site`
			};
		}
		let CHALLENGE = /captcha|challenge|just a moment|checking (?:your|the) browser|ddos protection/i, LOGIN = /(?:^|[/_.-])(?:(?:log|sign)[-_]?[io]n|sso|saml|oauth2?|authorize)(?:[/_.-]|$)/i;
		function isWall({ status, text, isChallenge }, to, url) {
			if (status === 503) return isChallenge === !0 || CHALLENGE.test(text);
			return to !== null && (to.hostname !== new URL(url).hostname || LOGIN.test(to.pathname)) || [
				401,
				403,
				429
			].includes(status);
		}
		function beginningOf(text, redact) {
			let shown = (0, _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_5__.aj)(text.slice(0, 65536), redact).join(" ").replace(/\s+/g, " ").trim();
			return shown.length <= 80 ? shown : `${shown.slice(0, 80).toWellFormed()}…`;
		}
	})
};
