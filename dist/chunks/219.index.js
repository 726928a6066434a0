"use strict";
exports.id = 219;
exports.ids = [219, 3080];
exports.modules = {
	4163: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => logEntry,
			Uf: () => siteLog,
			Xt: () => getLogEntry
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495);
		let logEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd),
			type: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((content) => content ?? void 0)),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), null)
		}), siteLog = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((answer) => {
			let inner = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.oA)(answer) ?? null, isList = Array.isArray(inner);
			return {
				isList,
				page: isList ? answer : inner === null ? [] : [inner]
			};
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			isList: zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			page: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(logEntry)
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(({ isList, page: { items, lastPage } }) => ({
			isList,
			entries: items,
			lastPage
		})))), getLogEntry = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites/{site}/log/{entry}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(logEntry), { mayBeLong: !0 });
	}),
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readAllOrNull,
			y: () => readAll
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			return await readAllOrNull(reader, endpoint, parameters) ?? [];
		}
		async function readAllOrNull(reader, endpoint, parameters) {
			for (let reads = 1;; reads += 1) {
				let { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters), { total = 0 } = counted;
				if (lastPage > 100) throw incomplete(endpoint.path, "it has more than 100 pages");
				if (first === null) return null;
				let pages = [first];
				for (; pages.length < lastPage;) {
					let wanted = pages.length + 1, { items, page = wanted, ...now } = await reader.read(endpoint, parameters, { page: wanted });
					total = Math.max(total, now.total ?? 0);
					if (page !== wanted) throw incomplete(endpoint.path, `page ${page} came instead of page ${wanted}`);
					if (items === null) return null;
					pages.push(items);
				}
				let shown = [...new Map(pages.flat().map((item) => [item.id, item])).values()];
				if (pages.length === 1 || shown.length >= total) return shown;
				if (reads === 3) throw incomplete(endpoint.path, `its pages show ${shown.length} of ${total} items`);
			}
		}
		function incomplete(path, why) {
			let message = `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", message, "Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	5236: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postServerRestart: () => postServerRestart
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let server = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__.JN)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deleteSite: () => deleteSite,
			getDeployLog: () => getDeployLog,
			getSite: () => getSite,
			getSites: () => getSites,
			notificationUrls: () => notificationUrls,
			repository: () => repository,
			site: () => site
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let flag = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()), text = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), url = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), repository = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			branch: text,
			user: text,
			provider: text,
			name: text,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(flag)
		}), notificationUrls = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			chat_a: url,
			chat_b: url,
			webhook: url
		}), site = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			domain: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), ""),
			last_deploy_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(String))]))),
			blogapp: flag,
			status: text,
			repository: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(repository)),
			has_repository: flag,
			quick_deploy: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(flag),
			notification_urls: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(notificationUrls)),
			current_deploy_log: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())))
		}), path = "/api/servers/{server}/sites/{site}", getSites = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/sites", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(site), { mayBeLong: !0 }), getSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(path, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(site), { mayBeLong: !0 }), deleteSite = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("DELETE", path, "gone", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), getDeployLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)(`${path}/log`, _log_entry_js__WEBPACK_IMPORTED_MODULE_1__.Uf, { mayBeLong: !0 });
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
	2809: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => QUIET });
		let QUIET = {
			info() {},
			warning() {},
			plan() {},
			remote: () => ({
				push() {},
				end() {}
			})
		};
	}),
	7692: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => NO_TRACES,
			m: () => createGitHubTraces
		});
		var end = __webpack_require__(8405), headline = __webpack_require__(3032);
		function deploymentStatus({ outcome, failure, facts, results, rollback }, description) {
			switch (outcome) {
				case "succeeded":
				case "planned": return {
					state: facts?.deploy?.followed === !1 ? "in_progress" : "success",
					description
				};
				case "superseded": return {
					state: "inactive",
					description
				};
				case "failed":
				case "rejected": return {
					state: "failure",
					description: `${description}: ${failure?.message}`
				};
				case "timed_out":
				case "unknown": return {
					state: "error",
					description
				};
				case "not-run":
				case "cancelled":
					if (rollback !== void 0) return {
						state: "failure",
						description
					};
					return results.some(({ traits, status }) => traits.deploys && status !== "not-run") ? {
						state: "error",
						description
					} : {
						state: "inactive",
						description: "cancelled before a deploy was triggered"
					};
			}
		}
		let STATES = [
			"failure",
			"error",
			"inactive",
			"in_progress",
			"success"
		];
		function sharedStatus(all) {
			let targets = all.filter(({ outcome }) => outcome !== "superseded"), states = targets.map((target) => deploymentStatus(target, "").state), state = STATES.find((worst) => states.includes(worst)) ?? "inactive", good = targets.filter(({ outcome }) => outcome === "succeeded").length, failed = states.filter((one) => one === "failure").length, done = states.includes("in_progress") ? "triggered" : "deployed";
			return {
				state,
				description: `${good} of ${targets.length} targets ${done}${failed === 0 ? "" : `, ${failed} failed`}`
			};
		}
		let load = () => __webpack_require__.e(2677).then(__webpack_require__.bind(__webpack_require__, 5058));
		function createGitHubTraces(targets, { console, ...others }) {
			let room = targets.length > 1 ? MOST_WARNINGS : Infinity, warning = (text) => room-- > 0 ? console.warning(text) : console.info(`warning: ${text}`), context = {
				...others,
				console: {
					info: console.info,
					warning
				}
			}, groups = Map.groupBy(targets, (target) => deploys(target) && target.inputs.environment || target).values(), open = new Map([...groups].map((group, nth) => [group, tracesOf(group, context, nth + 1)])), traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
			return {
				of: (target) => traces.get(target) ?? NO_TRACES,
				async end(endOf, isOver) {
					let closing = [...open].map(([group, { close }]) => {
						let ends = group.map(endOf);
						if (!isOver && ends.some(({ outcome }) => outcome === "not-run")) return;
						open.delete(group);
						return close(ends);
					});
					await Promise.all(closing);
				}
			};
		}
		let MOST_WARNINGS = 3, NO_TRACES = {
			beforeFirstWrite: async () => !1,
			deploymentId: () => void 0,
			close: async () => {}
		};
		function deploys({ inputs }) {
			return inputs.operations.some((operation) => operation.deploys);
		}
		function tracesOf(group, context, nth) {
			let [first, ...others] = group;
			if (first === void 0) return NO_TRACES;
			let isAlone = others.length === 0, inputs = isAlone ? first.inputs : {
				...first.inputs,
				site: ""
			}, isSame = others.every((other) => other.inputs.expectedCommit === inputs.expectedCommit), { githubToken, environment } = inputs, about = githubToken !== void 0 && environment !== void 0 ? {
				...inputs,
				githubToken,
				environment
			} : void 0, isOpened = about !== void 0 && deploys(first) && isShowable(about, context), retire = async (run) => {
				if (about === void 0 || !(0, end.oy)(run) || context.redactor.hides(about.environment)) return;
				let sites = [about.site, (0, end.zU)(run)?.domain ?? about.site];
				await (await load()).retireDeployments(about, context, sites);
			}, opening, isOpen = !isOpened, deployment;
			return {
				async beforeFirstWrite() {
					if (isOpen || about === void 0) return !1;
					let commit = isSame ? about.expectedCommit : void 0;
					opening ??= load().then(({ openGitHubDeployment }) => openGitHubDeployment(about, context, commit, nth));
					deployment = await opening;
					isOpen = !0;
					return !0;
				},
				async close(ends) {
					let [run] = isAlone ? ends : [], status = run === void 0 ? sharedStatus(ends) : deploymentStatus(run, (0, headline.dm)(run, inputs));
					await Promise.all([deployment?.close(status), run && retire(run)]);
				},
				deploymentId: () => deployment?.id
			};
		}
		function isShowable({ environment, environmentUrl = "" }, { redactor, console }) {
			let isShown = ![environment, environmentUrl].some(redactor.hides);
			isShown || console.warning("There is no GitHub Deployment: environment or environment-url contains a secret.");
			return isShown;
		}
	}),
	370: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hs: () => rollbackLine,
			JD: () => restoreLine,
			Ue: () => targetLine,
			ey: () => operationLine,
			oI: () => targetTitle,
			oz: () => progressLine
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3152), _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851), _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8405), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3032);
		let MARKS = {
			good: "✓",
			quiet: "·",
			planned: "→",
			doubtful: "?",
			bad: "✗"
		};
		function closingOf(tone, words) {
			return {
				tone,
				text: `${MARKS[tone]} ${words}`
			};
		}
		function rollbackLine(rollback) {
			let { status, durationMs } = rollback;
			return closingOf(status === "changed" ? "good" : status === "failed" ? "bad" : "doubtful", `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.ks)(rollback)}, after ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs)}`);
		}
		function restoreLine(isAllBack, durationMs) {
			return closingOf(isAllBack ? "good" : "doubtful", `${isAllBack ? "put back in" : "not all of it was put back, after"} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs)}`);
		}
		function operationLine({ traits, status, changes, durationMs }, failure) {
			let took = (0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(durationMs);
			if (failure !== void 0) {
				let outcome = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.sG)(failure);
				return closingOf(toneOf(outcome), `${outcome.replace("_", " ")} after ${took}`);
			}
			let counted = (0, _core_count_js__WEBPACK_IMPORTED_MODULE_4__.U)(changes.length, "change"), what = changes.length === 0 ? "" : `: ${changes.length === 1 ? changes[0] : counted}`;
			if (status === "changed") return closingOf("good", `${traits.repeats ? "done" : "changed"} in ${took}${what}`);
			if (status === "planned") return closingOf("planned", `planned in ${took}${traits.repeats ? "" : `: ${counted}`}`);
			return closingOf("quiet", `${traits.readOnly ? "shown" : "unchanged"} in ${took}${what}`);
		}
		function targetLine(target) {
			let { outcome, results, span } = target, took = span === void 0 ? "" : `, ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(span.toMs - span.fromMs)} in all`, isQuiet = outcome === "succeeded" && isUnchanged(results);
			return closingOf((0, _outcome_end_js__WEBPACK_IMPORTED_MODULE_1__.H0)(target) ? "doubtful" : isQuiet ? "quiet" : toneOf(outcome), `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.Gg)(target)}${took}`);
		}
		function toneOf(outcome) {
			if (outcome === "succeeded") return "good";
			if (outcome === "planned") return "planned";
			if (outcome === "unknown") return "doubtful";
			return outcome === "not-run" || outcome === "superseded" ? "quiet" : "bad";
		}
		function isUnchanged(results) {
			return results.every(({ status }) => status === "unchanged") && !results.every(({ traits }) => traits.readOnly);
		}
		function targetTitle({ server, site }, { done, total }) {
			return site === "" ? `the server ${server}` : `${done} of ${total} · ${site} on ${server}`;
		}
		function progressLine({ done, failed, total, running }) {
			let named = running.toSorted((a, b) => b.sinceMs - a.sinceMs).slice(0, 5).map(({ server, site, sinceMs }) => `${site || server} ${(0, _core_duration_js__WEBPACK_IMPORTED_MODULE_0__.a)(sinceMs)}`), more = running.length - named.length, names = `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`, ended = `${done} of ${total} done${failed === 0 ? "" : ` (${failed} failed)`}`;
			return running.length === 0 ? ended : `${ended}, ${running.length} running: ${names}`;
		}
	}),
	123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eh: () => checkApproved,
			QR: () => HALF,
			k: () => hashPlan,
			lw: () => PLAN_AGAIN
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
		function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
			let about = [
				baseUrl,
				serverId,
				typeof site == "object" ? site.id : wanted.toLowerCase()
			], half = (spell) => {
				let planned = plans.map(({ operation, changes }) => [operation, ...changes.map(spell)]), text = JSON.stringify([
					"site-deploy plan",
					about,
					planned
				]);
				return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(text).digest("hex").slice(0, HALF);
			};
			return half(spellChange) + half(spellWhole);
		}
		let HALF = 32;
		function checkApproved(approved, now) {
			if (approved === void 0 || approved.isExpected || now.length === 0) return;
			let { operation, changes } = approved, isSame = (spell) => changes.map(spell).join() === now.map(spell).join();
			if (isSame(spellWhole)) return;
			let planned = now.map(({ summary }) => summary).join("; "), message = `The plan of ${operation} no longer matches plan-hash: ${isSame(spellChange) ? "the deploy script of the site was replaced during this run." : `something changed during this run. It would now be: ${planned}.`}`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("plan-changed", message, PLAN_AGAIN);
		}
		let PLAN_AGAIN = "Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.", spellWhole = (change) => JSON.stringify([spellChange(change), change.script?.()]);
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
	}),
	332: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tm: () => runEach,
			k9: () => NOTHING_RUN,
			pF: () => guardEach
		});
		var _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434), _report_log_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(370), _plan_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(123), _run_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6428);
		let NOTHING_RUN = {
			results: [],
			plans: [],
			replaced: []
		};
		async function guardEach(ports, found) {
			let { inputs, console: log } = ports, { dryRun } = inputs, facts = found, learn = (more) => {
				facts = {
					...facts,
					...more
				};
			};
			try {
				await ports.patience.during({ doing: "reading what is there" }, async () => {
					for (let [nth, operation] of inputs.operations.entries()) {
						let before = inputs.operations.slice(0, nth), planning = {
							...ports,
							dryRun,
							isHashed: dryRun,
							log,
							facts,
							learn
						};
						await (await operation.work()).guard?.(planning, before);
					}
				});
				return {
					...NOTHING_RUN,
					facts
				};
			} catch (error) {
				let stopped = {
					...NOTHING_RUN,
					facts,
					failure: (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.g5)(error)
				};
				if (stopped.failure.reason !== "older-commit") return stopped;
				let planHash = dryRun ? (0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_2__.k)(inputs, facts, []) : void 0;
				return {
					...stopped,
					hasChanges: !1,
					planHash
				};
			}
		}
		async function runEach(ports, found, approved = []) {
			let { inputs, console, tracker } = ports, all = [];
			for (let [nth, operation] of inputs.operations.entries()) {
				let isLate = all.some(({ effects }) => effects.size > 0), context = {
					ports,
					operation,
					approved: approved[nth],
					replaced: replacedBy(all),
					isLate
				};
				tracker.begin();
				let done = await console.group(operation.name, () => (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_3__.xj)(context, all.at(-1)?.facts ?? found), ({ result, failure }) => (0, _report_log_lines_js__WEBPACK_IMPORTED_MODULE_1__.ey)(result, failure));
				all.push(done);
				(inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== void 0) && tracker.replace(replacedBy(all).map(({ text }) => text.what));
				if (done.failure !== void 0) break;
				tracker.end(operation.deploys === !0 && done.facts.deploy?.followed === !1);
			}
			return runSoFar(inputs, found, all);
		}
		function replacedBy(all) {
			return all.flatMap((by, nth) => by.applied.flatMap(({ replaced }) => replaced === void 0 ? [] : {
				...replaced,
				nth,
				by
			}));
		}
		function runSoFar(inputs, found, all) {
			let last = all.at(-1), failure = last?.failure, plans = all.map(({ operation, changes }, nth) => ({
				operation: operation.name,
				changes,
				isExpected: isExpected(operation, all.slice(0, nth), found)
			})), differs = all.some(({ operation, changes }) => !operation.repeats && changes.length > 0), uncompared = inputs.operations.slice(all.length - 1).filter(({ repeats }) => !repeats), isKnown = failure === void 0 || failure.reason === "older-commit" || uncompared.length === 0;
			return {
				results: all.map(({ result }) => result),
				facts: last?.facts ?? found,
				failure,
				hasChanges: differs || !isKnown && void 0,
				planHash: inputs.dryRun && failure === void 0 ? (0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_2__.k)(inputs, found, plans) : void 0,
				plans,
				replaced: replacedBy(all),
				previous: last?.previous
			};
		}
		function isExpected({ name, scope, plansByState }, before, found) {
			let known = before.at(-1)?.facts ?? found;
			if (scope === "site" && idOf(known) !== idOf(found)) return !0;
			let others = before.filter(({ operation, changes }) => changes.length > 0 && operation.name !== name);
			return plansByState !== void 0 && others.some(({ operation }) => operation.changesState === plansByState);
		}
		function idOf({ site }) {
			return typeof site == "object" ? site.id : site;
		}
	}),
	6428: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YF: () => applyChanges,
			pK: () => putBack,
			xj: () => runOperation
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _core_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2809), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4156), _aftermath_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2521), _plan_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(123);
		async function runOperation(context, facts, proceed = planAndApply) {
			let { ports, operation } = context, { clock } = ports.patience, startedAt = clock.now(), learn = (more) => {
				state.facts = {
					...state.facts,
					...more
				};
			}, state = {
				...context,
				learn,
				facts,
				changes: [],
				applied: [],
				effects: new Set()
			}, { failure, status } = await proceed(state).then((done) => ({
				failure: void 0,
				status: done
			}), (error) => {
				let why = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.g5)(error);
				return {
					failure: why,
					status: statusOf(why, state.effects.size > 0)
				};
			}), { changes, applied, effects } = state, planned = changes.map(({ summary }) => summary), result = {
				operation: operation.name,
				traits: operation.traits,
				status,
				planned,
				changes: status === "planned" ? planned : applied.map(({ summary }) => summary),
				wrote: effects.has("done"),
				durationMs: Math.round(clock.now() - startedAt),
				...failure && { error: failure.message }
			};
			return {
				...state,
				result,
				failure
			};
		}
		function statusOf(failure, mayHaveWritten) {
			let outcome = (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.sG)(failure);
			if (outcome === "unknown" || (outcome === "timed_out" || outcome === "cancelled") && mayHaveWritten) return "unknown";
			return outcome === "superseded" || outcome === "cancelled" ? "not-run" : "failed";
		}
		async function planAndApply(state) {
			let { ports, operation, approved, learn } = state, { inputs, console } = ports, site = await (0, _site_site_presence_js__WEBPACK_IMPORTED_MODULE_3__.Ql)(operation, inputs.dryRun, {
				...ports,
				facts: state.facts
			});
			state.isLate ||= site !== state.facts.site;
			learn({ site });
			approved !== void 0 && approved.changes.length > 0 && await getReady(ports);
			let { changes, expected } = await planNow(state, console);
			inputs.dryRun && learn(expected ?? {});
			if (changes.length === 0) return "unchanged";
			if (inputs.dryRun) return "planned";
			await getReady(ports, operation.deploys) && await planAgain(state);
			if (operation.deploys && inputs.rollbackOnFailure) {
				let { findPreviousCommit } = await __webpack_require__.e(5848).then(__webpack_require__.bind(__webpack_require__, 5848));
				state.previous = await findPreviousCommit(ports, state.facts, state.replaced, learn);
			}
			return applyChanges(state, writingOf(state));
		}
		async function planNow(state, log) {
			let { ports, operation, approved } = state, plan = await ports.patience.during({ doing: "reading what is there" }, async () => (await operation.work()).plan(planningOf(state, log)));
			state.changes = plan.changes;
			for (let { summary } of plan.changes) log.plan(summary);
			(0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_4__.Eh)(approved, plan.changes);
			return plan;
		}
		function planningOf({ ports, approved, facts, learn, isLate }, log) {
			let { dryRun } = ports.inputs, isHashed = dryRun || approved?.isExpected === !1;
			return {
				...ports,
				dryRun,
				isHashed,
				isLate,
				log,
				facts,
				learn
			};
		}
		async function planAgain(state, lost) {
			let before = state.changes.map(summaryOf).join();
			state.isLate = !0;
			await planNow(state, _core_log_js__WEBPACK_IMPORTED_MODULE_1__.D).catch((error) => {
				throw lost === void 0 ? error : (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.aE)(error, lost);
			});
			let now = state.changes.map(summaryOf);
			now.join() !== before && now.forEach(state.ports.console.plan);
			return state.changes;
		}
		let summaryOf = ({ summary }) => summary;
		function endChecksBy(state) {
			let { previous, ports } = state;
			if (previous === void 0 || "why" in previous) return;
			if (ports.patience.clock.now() < ports.checksDue) return ports.checksDue;
			state.previous = { why: "two thirds of timeout were over when the deploy ended, which leaves no time for a rollback" };
		}
		function getReady({ patience, traces, pageBefore }, isDeploy = !1) {
			let { clock, during } = patience;
			return during({ doing: "getting ready for the first change" }, async () => {
				let startedAt = clock.now();
				isDeploy || await pageBefore;
				let isLate = clock.now() - startedAt > 1e3;
				return await traces.beforeFirstWrite() || isLate;
			});
		}
		async function applyChanges(state, activity) {
			let { ports, changes, applied, effects } = state;
			await ports.patience.during(activity, async () => {
				for (let change of changes) {
					let made = await applyChange(change, state);
					changes.length > 1 && ports.console.info(made.summary);
					applied.push(made);
					made.changed && effects.add("done");
				}
			});
			return applied.some(({ changed }) => changed) ? "changed" : "unchanged";
		}
		async function applyChange(change, state) {
			let next = change, lost;
			for (; next !== void 0;) {
				try {
					return await next.apply(applyingOf(state, lost));
				} catch (error) {
					if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Gz)) throw error;
					lost = error.lost ?? lost;
				}
				[next] = await planAgain(state, lost);
			}
			if (lost !== void 0) throw lost;
			return {
				changed: !1,
				summary: "nothing to change any more: somebody else has"
			};
		}
		function applyingOf(state, lost) {
			let { ports, effects } = state;
			return {
				...ports,
				...planningOf(state, ports.console),
				lost,
				writer: (0, _aftermath_js__WEBPACK_IMPORTED_MODULE_5__.MJ)(ports, (effect) => effects.add(effect)),
				tookEffect: () => void effects.add("done"),
				workEnded: () => ports.tracker.settle("ended"),
				endChecksBy: () => endChecksBy(state)
			};
		}
		function putBack(replaced, by) {
			let work = async () => (await __webpack_require__.e(9553).then(__webpack_require__.bind(__webpack_require__, 9553))).puttingBack(replaced), operation = {
				...by.operation,
				work
			};
			return runOperation({
				...by,
				operation,
				approved: void 0
			}, by.facts, async (state) => {
				await planNow(state, _core_log_js__WEBPACK_IMPORTED_MODULE_1__.D);
				return applyChanges(state, { doing: `putting back ${replaced.text.what}` });
			});
		}
		function writingOf(state) {
			let { changes, applied: made } = state;
			return {
				doing: "writing",
				awaited: () => {
					let next = changes[made.length]?.summary ?? "";
					if (changes.length === 1) return next;
					return `${made.length} of ${changes.length} changes made; next: ${next}`;
				},
				counts: changes.length > 1
			};
		}
	}),
	9624: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => run });
		var _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434), _run_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(332);
		async function run(ports, find, approved) {
			let { results, facts, failure, hasChanges, planHash, rollback } = await find().then((found) => runAndRecover(ports, found, approved), (error) => ({
				..._run_each_js__WEBPACK_IMPORTED_MODULE_1__.k9,
				failure: (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.g5)(error)
			})), { inputs, patience, startedAt } = ports;
			return {
				outcome: outcomeOfRun(failure, inputs.dryRun),
				results: [...results, ...inputs.operations.slice(results.length).map(notRun)],
				facts,
				failure,
				hasChanges,
				planHash,
				rollback,
				durationMs: Math.round(patience.clock.now() - startedAt)
			};
		}
		function outcomeOfRun(failure, dryRun) {
			return failure === void 0 || dryRun && failure.reason === "older-commit" ? dryRun ? "planned" : "succeeded" : (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.sG)(failure);
		}
		function lookBefore({ inputs, ...checking }, { site }) {
			if (inputs.dryRun || typeof site != "object" || site.last_deploy_at === null) return;
			let deploy = inputs.operations.find(({ deploys }) => deploys);
			return (async () => (await deploy?.work())?.look?.(checking))().catch(() => void 0);
		}
		async function runAndRecover(given, start, approved) {
			let ports = {
				...given,
				pageBefore: lookBefore(given, start)
			}, { operations, planHash, restoreOnFailure, rollbackOnFailure } = ports.inputs, guarded = await (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.pF)(ports, start);
			if (guarded.failure !== void 0) return guarded;
			let { facts: found } = guarded, course = await ((planHash === void 0 || approved !== void 0 ? void 0 : (await __webpack_require__.e(9658).then(__webpack_require__.bind(__webpack_require__, 9658))).runAsApproved(ports, found, planHash)) ?? (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.Tm)(ports, found, approved)), { results, replaced, failure } = course, last = operations[results.length - 1];
			if (failure === void 0 || !last?.deploys) return course;
			if ((0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.sG)(failure) === "failed" && results.at(-1)?.status !== "failed") return course;
			let isOvertaken = failure.reason === "older-commit";
			if (!(replaced.length > 0 && (restoreOnFailure || isOvertaken)) && (!rollbackOnFailure || isOvertaken)) return course;
			return (await __webpack_require__.e(3233).then(__webpack_require__.bind(__webpack_require__, 3233))).recover({
				...course,
				failure
			}, last, ports);
		}
		function notRun({ name, traits }) {
			return {
				operation: name,
				traits,
				status: "not-run",
				planned: [],
				changes: [],
				wrote: !1,
				durationMs: 0
			};
		}
	}),
	4156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DW: () => isSameDomain,
			Ij: () => BEING_MADE,
			Ku: () => siteLabel,
			Ly: () => waitUntilGone,
			Ql: () => waitForSite,
			Us: () => readSite,
			bs: () => waitUntilReady,
			dt: () => findListed,
			qS: () => statusText,
			qb: () => requireSame,
			uD: () => knownStatus,
			vx: () => isBeingDeleted,
			yu: () => BUSY
		});
		var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136), _api_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8208);
		let KNOWN = [
			"created",
			"building",
			"repository-installing",
			"active",
			"deploying",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN.find((word) => word === shown);
		}
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status }) {
			return status === void 0 ? "it shows no status" : `its status is “${status}”`;
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_1__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server })).find(({ id }) => id === site);
		}
		function isSameDomain(domain, other) {
			let [one, two] = [domain, other].map((text) => (0, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text) || text.toLowerCase());
			return one === two;
		}
		function requireSame(now, found) {
			if (found.domain === "" || now.domain === "" || isSameDomain(now.domain, found.domain)) return;
			let message = `The site ${siteLabel(found)} has become ${now.domain} since it was found: nothing more is done to it.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("changed-by-others", message, "Find out who has changed it, then run again.");
		}
		async function watchSite(site, { facts, reader, patience }, wait) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				requireSame(last, site);
				return seen;
			}, awaited = () => `${wait.meanwhile}; ${statusText(last)}`, { judge } = wait;
			try {
				let { end } = await patience.during({
					doing: wait.doing,
					awaited
				}, () => (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.fm)({
					look,
					judge,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.$Q.site,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_3__.BR
				}, patience));
				return {
					end,
					last
				};
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.j3)) throw error;
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("time-out", ...wait.tooLate(error.input, statusText(last)), { cause: error });
			}
		}
		function isBeingDeleted({ status }) {
			return knownStatus(status) === "deleting";
		}
		async function waitUntilGone(site, watching) {
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "it is still there",
				judge: (seen) => seen === void 0 ? "there" : isBeingDeleted(seen) ? "pending" : "odd",
				tooLate: (input, status) => [`The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`, "Run again in a minute: a site that is gone by then counts as deleted."]
			}), message = `The site ${siteLabel(last)} was being deleted, and is still there: ${statusText(last)}.`;
			if (end === "odd") throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("end-unseen", message, LOOK);
		}
		let LOOK = "Look at the site in the pages of the service, then run again.";
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("site-unusable", message, LOOK);
		}
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"];
		async function waitUntilReady(site, busy, watching) {
			let status = knownStatus(site.status);
			if (status === void 0 || !busy.includes(status)) return site;
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "it is not ready",
				judge(seen) {
					if (seen === void 0) return "odd";
					let now = knownStatus(seen.status);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					let isReady = now === void 0 ? status === "deploying" && seen.status !== void 0 : !busy.includes(now);
					status = now ?? status;
					return isReady ? "there" : "pending";
				},
				tooLate: (input, shown) => [`The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`, `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`]
			});
			if (end === "there") return last;
			let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
		}
		async function waitForSite(traits, dryRun, watching) {
			let { scope, readOnly, createsSite, deletesSite } = traits, { site } = watching.facts;
			if (scope !== "site" || typeof site != "object" || readOnly) return site;
			let usesSite = !createsSite && !deletesSite;
			if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
			return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
		}
	}),
	219: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runTargets: () => runTargets });
		let NO_SIBLINGS = {
			looking: () => 1,
			glance: () => Promise.resolve(void 0),
			compare: () => {},
			doomed: () => {}
		};
		var github_traces = __webpack_require__(7692), end = __webpack_require__(8405), run_ports = __webpack_require__(9004), run = __webpack_require__(9624), find_site = __webpack_require__(1687);
		async function runTargets({ inputs, list }, source, step, keep) {
			if (inputs === void 0) return { report: (0, end.wX)(void 0, "[]") };
			let connection = (0, run_ports.connect)(inputs, step);
			if (list === void 0) return runOnly(inputs, step, connection);
			let { runList } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(4977),
				__webpack_require__.e(2504)
			]).then(__webpack_require__.bind(__webpack_require__, 2504));
			return runList({
				inputs,
				list,
				source,
				step,
				connection,
				keep
			});
		}
		async function runOnly(inputs, step, connection) {
			let target = { inputs }, traces = (0, github_traces.m)([target], {
				...step,
				signal: connection.signal
			}), own = traces.of(target), listeners = {
				console: step.console,
				traces: own,
				save: (aftermath) => step.files.saveState("run", `The step ${aftermath}`)
			}, running = {
				inputs,
				site: inputs.site,
				siblings: NO_SIBLINGS,
				...listeners
			}, ports = (0, run_ports.RV)(running, step, connection), report = (0, end.qZ)(await (0, run.e)(ports, () => (0, find_site.FB)(ports, inputs)), inputs);
			return {
				report,
				ran: {
					inputs,
					connection,
					endTraces: async () => {
						await traces.end(() => report, !0);
						return own.deploymentId();
					}
				}
			};
		}
	}),
	1687: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => siteAmong,
			FB: () => findTarget,
			Yc: () => sitesOf,
			resolveTarget: () => resolveTarget,
			serversOf: () => serversOf,
			ze: () => onServer
		});
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5236), _api_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8656), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3496), _site_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242), _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3080);
		function findTarget({ reader, patience }, inputs) {
			return patience.during({ doing: "looking for the server and the site" }, () => resolveTarget(reader, inputs, serversOf(reader)));
		}
		function serversOf(reader) {
			let servers, read = async () => createDirectory("server", await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServers, {}), ({ name }) => name);
			return () => servers ??= read();
		}
		async function sitesOf(reader, server) {
			return createDirectory("site", await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server }), ({ domain }) => domain);
		}
		function resolveTarget(reader, wanted, servers) {
			if (wanted.site === "" && wanted.operations.some(({ choosesSite }) => choosesSite)) return chooseSite(reader, wanted.server, servers);
			return onServer(wanted.server, servers, async (serverId) => {
				wanted.site === "" && _site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted.server) && await reader.read(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server: serverId });
				if (wanted.site === "") return {
					serverId,
					site: "missing",
					repository: "unknown"
				};
				if (!_site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted.site)) return siteAmong(await sitesOf(reader, serverId), serverId, wanted, !0);
				let read = reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSite, {
					server: serverId,
					site: Number(wanted.site)
				}), site = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(read, void 0);
				if (site !== void 0) return accepted(serverId, site, wanted);
				return missing(await sitesOf(reader, serverId), serverId, wanted, !1);
			});
		}
		async function chooseSite(reader, name, servers) {
			let wanted = name === "" ? (await servers()).all : [await onServer(name, servers, (server) => reader.read(_api_servers_js__WEBPACK_IMPORTED_MODULE_1__.getServer, { server }))], listed = [], chosen;
			for (let { id: serverId, name: server } of wanted) {
				let sites = await (listed.length < 20 ? (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_2__.getSites, { server: serverId }) : void 0)?.catch((error) => {
					if ((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.si)(error)) throw error;
				}), [site = "missing"] = sites ?? [];
				(chosen === void 0 || chosen.site === "missing" && site !== "missing") && (chosen = {
					serverId,
					site,
					repository: "unknown"
				});
				let names = sites ? sites.map(({ domain, id }) => `${domain} (id ${id})`) : ["not listed"];
				listed.push({
					server: `${server} (id ${serverId})`,
					sites: names
				});
			}
			if (chosen !== void 0) return {
				...chosen,
				listed
			};
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input: "server",
				expected: "an account with a server; this one has none at all"
			}]);
		}
		async function onServer(server, servers, read) {
			let find = async () => {
				let all = await servers(), found = all.find(server);
				if (found === void 0) throw all.unknown(server);
				return found.id;
			};
			if (!_site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(server)) return read(await find());
			try {
				return await read(Number(server));
			} catch (error) {
				if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.c4)(error)) throw error;
				let found = await find();
				if (found === Number(server)) throw error;
				return read(found);
			}
		}
		function siteAmong(sites, serverId, wanted, isOnly) {
			if (wanted.site === "") return {
				serverId,
				site: "missing",
				repository: "unknown"
			};
			let site = sites.find(wanted.site);
			if (site === void 0) return missing(sites, serverId, wanted, isOnly);
			return accepted(serverId, site, wanted);
		}
		function missing(sites, serverId, wanted, isCompared) {
			let { site, operations } = wanted, isId = _site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(site), isCreated = !isId && operations.some(({ createsSite }) => createsSite === !0), isDeleted = operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
			if (!isCreated && !isDeleted) throw sites.unknown(site);
			isId && checkFound({
				missingId: Number(site),
				sites: sites.all
			}, wanted);
			let domains = sites.all.map(({ domain }) => domain), facts = {
				serverId,
				site: "missing",
				repository: "unknown"
			};
			return isCompared ? {
				...facts,
				lookalikes: (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.BM)(site, domains)
			} : facts;
		}
		function accepted(serverId, site, wanted) {
			checkFound({ site }, wanted);
			return {
				serverId,
				site,
				repository: "unknown"
			};
		}
		function checkFound(found, { operations }) {
			let problems = operations.flatMap(({ checkSite }) => checkSite(found));
			if (problems.length > 0) throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz(problems);
		}
		let WORDS = {
			server: {
				unknown: "a server of this account; there is no",
				owner: "account"
			},
			site: {
				unknown: "a site of this server; there is no",
				owner: "server"
			}
		};
		function createDirectory(input, all, nameOf) {
			let { unknown, owner } = WORDS[input], pairs = all.map((item) => ({
				item,
				name: nameOf(item)
			})), byId = new Map(all.map((item) => [String(item.id), item])), byName = Map.groupBy(pairs, ({ name }) => name.toLowerCase()), labels = new Map(pairs.map(({ item, name }) => [name, `${name} (id ${item.id})`])), compared = 0, refusal = (expected) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.dz([{
				input,
				expected
			}]);
			return {
				all,
				find(wanted) {
					let found = byName.get(wanted.toLowerCase()) ?? [];
					if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0]?.item;
					let ids = found.map(({ item: { id }, name }) => `${name} (id ${id})`).join(", ");
					throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
				},
				unknown(wanted) {
					compared += 1;
					if (compared > 20) return refusal(`${unknown} ${wanted}.`);
					let near = (0, _core_near_names_js__WEBPACK_IMPORTED_MODULE_5__.ZA)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name), advice = input === "site" && !near.isLikely && !_site_target_js__WEBPACK_IMPORTED_MODULE_4__.ID.test(wanted) && !(0, _values_site_pattern_js__WEBPACK_IMPORTED_MODULE_6__.Pt)(wanted) ? " The operation ensure-site creates it." : "", others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
					return refusal(`${unknown} ${wanted}${others}${advice}`);
				}
			};
		}
	}),
	3080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ke: () => matcherOf,
			Pt: () => isPattern,
			i: () => refusalOfPattern
		});
		function isPattern(site) {
			return site?.includes("*") === !0;
		}
		function refusalOfPattern(pattern, allowAll) {
			let labels = pattern.split(".");
			if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
			if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
		}
		function matcherOf(pattern) {
			if (pattern === "*") return () => !0;
			let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
			return (domain) => form.test(domain);
		}
	})
};
