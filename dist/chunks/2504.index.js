"use strict";
exports.id = 2504;
exports.ids = [
	2504,
	7285,
	9658
];
exports.modules = {
	7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { getPage: () => getPage });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1115), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
		async function getPage(url, proxy, timeoutMs, { clock, signal }, own = {}) {
			let limit = (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.zc)(clock, timeoutMs), ended = AbortSignal.any([signal, limit.signal]), peer = proxy !== void 0 && new URL(url).protocol === "http:" ? "proxy" : "service", agent = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.S)({
				proxy,
				connectTimeoutMs: timeoutMs,
				passesOn: !0
			});
			try {
				let headers = {
					accept: "*/*",
					"user-agent": "site-deploy health check",
					...own
				}, answer = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.t)(agent, url, {
					method: "GET",
					signal: ended,
					headers
				}, peer), chunks = [], size = 0;
				for await (let chunk of answer.body) {
					chunks.push(chunk);
					size += chunk.length;
					if (size >= 1048576) break;
				}
				let [location] = [answer.headers.location].flat(), isChallenge = answer.headers["cf-mitigated"] === "challenge" || void 0, text = Buffer.concat(chunks).toString("utf8");
				return {
					status: answer.statusCode,
					location,
					text,
					isChallenge
				};
			} catch (error) {
				signal.throwIfAborted();
				throw (0, _network_js__WEBPACK_IMPORTED_MODULE_2__.Dx)("the request", !1, error, "site");
			} finally {
				limit.stop();
				agent.destroy();
			}
		}
	}),
	9658: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			anotherPlan: () => anotherPlan,
			planAll: () => planAll,
			runAsApproved: () => runAsApproved,
			withoutSuperseded: () => withoutSuperseded
		});
		var _core_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2809), _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(123), _run_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(332);
		async function runAsApproved(ports, found, planHash) {
			let { inputs, console, patience } = ports, planned = await patience.during({ doing: "looking at what would change" }, () => planAll(ports, found)), isSame = planned.planHash === planHash, failure = planned.failure ?? (isSame ? void 0 : anotherPlan(planHash, planned));
			if (inputs.dryRun) return {
				...planned,
				failure
			};
			if (failure !== void 0) return {
				...planned,
				facts: found,
				failure,
				planHash: void 0,
				results: planned.results.map(asNotRun)
			};
			console.info("the plan matches plan-hash");
			let { script } = planned.facts ?? found, isStanding = script !== void 0 && script.before === script.after;
			return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.Tm)(ports, isStanding ? {
				...found,
				script
			} : found, planned.plans);
		}
		function planAll(ports, found) {
			return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.Tm)(ports.inputs.dryRun ? ports : silenced(ports), found);
		}
		async function withoutSuperseded(planned, ports, found) {
			let { failure, planHash } = await (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.pF)(silenced(ports), found);
			if (failure?.reason !== "older-commit") return planned;
			let plans = planned.plans.map((plan) => ({
				...plan,
				changes: [],
				isExpected: !1
			}));
			return {
				...planned,
				planHash,
				plans,
				results: []
			};
		}
		function silenced(ports) {
			let ignore = () => {}, group = (_, body) => body();
			return {
				...ports,
				inputs: {
					...ports.inputs,
					dryRun: !0
				},
				console: {
					...ports.console,
					..._core_log_js__WEBPACK_IMPORTED_MODULE_0__.D,
					group
				},
				tracker: {
					...ports.tracker,
					begin: ignore,
					end: ignore
				}
			};
		}
		function asNotRun(result) {
			return result.status === "failed" || result.status === "unknown" ? result : {
				...result,
				status: "not-run",
				changes: []
			};
		}
		function anotherPlan(approved, now) {
			let lines = now.results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
			return {
				reason: "plan-changed",
				message: `The plan no longer matches plan-hash. Nothing was written. ${(now.planHash?.slice(0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__.QR) === approved.slice(0, _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__.QR) ? ["All that differs is a deploy script: it was replaced since the plan was made."] : ["It would now be:", ...lines.length === 0 ? ["nothing to change"] : lines]).join("\n")}`,
				next: _plan_hash_js__WEBPACK_IMPORTED_MODULE_1__.lw
			};
		}
	}),
	2504: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var github_traces = __webpack_require__(7692), end = __webpack_require__(8405), errors = __webpack_require__(8208), outcome_failure = __webpack_require__(3434);
		function createBoard(runs, sizes, now) {
			let { targets } = runs, standings = new Map(), underWay = new Map(), batches = sizes.map((size, nth) => {
				let from = sizes.slice(0, nth).reduce((sum, before) => sum + before, 0);
				return targets.slice(from, from + size);
			});
			for (let [nth, batch] of batches.entries()) for (let target of batch) standings.set(target, notRun(target, nth + 1));
			let standingOf = (target) => standings.get(target) ?? notRun(target, 1), change = (target, changed) => {
				let standing = {
					...standingOf(target),
					...changed
				};
				standings.set(target, standing);
				return standing;
			}, failures = () => [...standings.values()].filter(end.WN).length;
			return {
				batches,
				begin: (target) => void underWay.set(target, { since: now() }),
				save: (target, aftermath) => void underWay.set(target, {
					since: now(),
					...underWay.get(target),
					aftermath
				}),
				hasBegun: (target) => underWay.has(target) || standingOf(target).span !== void 0,
				end(target, run) {
					let span = {
						fromMs: underWay.get(target)?.since ?? now(),
						toMs: now()
					};
					underWay.delete(target);
					return change(target, {
						...run,
						span
					});
				},
				fail(target, failure) {
					change(target, {
						outcome: (0, outcome_failure.sG)(failure),
						failure
					});
				},
				doom: (target) => void change(target, { outcome: "failed" }),
				skip: (target, failure) => void change(target, { failure }),
				standingOf,
				all: () => [...standings.values()],
				counts: () => ({
					done: targets.filter((target) => standingOf(target).span !== void 0).length,
					failed: failures(),
					total: targets.length,
					running: [...underWay].map(([{ server, site }, { since }]) => ({
						server,
						site,
						sinceMs: now() - since
					}))
				}),
				aftermaths: () => [...underWay.values()].flatMap(({ aftermath }) => aftermath ?? []),
				failures,
				unfinished: () => unfinishedOf(runs, standingOf)
			};
		}
		function unfinishedOf({ targets, servers }, standingOf) {
			let isOpen = (target) => !(0, outcome_failure.Kg)(standingOf(target).outcome), open = new Set(targets.filter(isOpen));
			for (let { targets: own, after } of servers.values()) {
				if (after === void 0 || !isOpen(after)) continue;
				let last = own.at(-1);
				last !== void 0 && !own.some((target) => open.has(target)) && open.add(last);
			}
			return JSON.stringify(targets.filter((target) => open.has(target)).map(({ written }) => written));
		}
		function notRun(target, batch) {
			let { server, site } = target;
			return {
				target,
				server,
				site,
				batch,
				outcome: "not-run",
				results: [],
				durationMs: 0,
				span: void 0
			};
		}
		function interruptionOf(signal) {
			if (!signal.aborted || !(0, errors.si)(signal.reason)) return;
			return {
				...(0, outcome_failure.g5)(signal.reason),
				next: "Check the targets that were still running, then run again with the output unfinished as targets."
			};
		}
		var duration = __webpack_require__(6851), web_page = __webpack_require__(7285), log_lines = __webpack_require__(370), values_rollout = __webpack_require__(9291), external_node_crypto_ = __webpack_require__(7598), approval = __webpack_require__(9658), plan_hash = __webpack_require__(123);
		async function inParallel(items, most, work) {
			let rest = [...items];
			await Promise.all(Array.from({ length: Math.min(most, items.length) }, async () => {
				for (let item = rest.shift(); item !== void 0; item = rest.shift()) await work(item);
			}));
		}
		var api_sites = __webpack_require__(8656), annotations = __webpack_require__(7728), aftermath = __webpack_require__(2521), ports = __webpack_require__(9004), run = __webpack_require__(9624), sanitizer = __webpack_require__(1854), site_presence = __webpack_require__(4156), site_target = __webpack_require__(3242), console_console = __webpack_require__(2447);
		function createBufferedConsole(redactor, clock, colours) {
			let buffered = [], stdout = { write: (text) => buffered.push(text) }, inGroup = {
				commands: void 0,
				colours,
				live: !1
			}, console = (0, console_console.s)({
				stdout,
				redactor,
				clock,
				logStyle: inGroup,
				freshToken: () => ""
			}), during = (_, work) => work();
			return {
				console: {
					...console,
					during
				},
				lines: () => buffered.join("")
			};
		}
		function note(rollout) {
			rollout.keep(rollout.board.unfinished());
			noteAftermath(rollout);
		}
		function noteAftermath({ board, step }) {
			step.files.saveState("run", (0, aftermath.Ue)(board.counts(), board.aftermaths()));
		}
		async function runTarget(target, approved, rollout) {
			let { board, step, traces } = rollout, log = createBufferedConsole(step.redactor, step.clock, step.logStyle.colours);
			board.begin(target);
			let { ports, leave } = enter(target, rollout, {
				console: log.console,
				save: (aftermath) => {
					board.save(target, aftermath);
					noteAftermath(rollout);
				},
				traces: traces.of(target)
			}), end = await (0, run.e)(ports, () => refreshed(target.found, ports, rollout), approved).finally(leave), standing = board.end(target, trimmed(end));
			note(rollout);
			let { failure, results } = standing, kind = failure?.reason === "older-commit" ? "notice" : "error";
			failure !== void 0 && log.console.annotate(kind, "", (0, annotations.l)(failure, results));
			let counts = board.counts();
			step.console.bufferedGroup((0, log_lines.oI)(standing, counts), log.lines(), (0, log_lines.Ue)(standing));
			step.console.info((0, log_lines.oz)(counts));
		}
		function trimmed(end) {
			let { facts, outcome } = end;
			if (facts === void 0) return end;
			let { script: _, deployLog = "", ...others } = facts, log = (0, outcome_failure.Kg)(outcome) ? "" : Buffer.from((0, sanitizer.w$)(deployLog, 16384)).toString();
			return {
				...end,
				facts: {
					...others,
					deployLog: log
				}
			};
		}
		function planTarget(target, rollout, before) {
			let { redactor, clock } = rollout.step, { console } = createBufferedConsole(redactor, clock, !1), { ports, leave } = enter(target, rollout, {
				save: () => {},
				console,
				traces: github_traces.f
			}), { found } = target;
			return (before ? (0, approval.withoutSuperseded)(before, ports, found) : (0, approval.planAll)(ports, found)).finally(leave);
		}
		function enter(target, rollout, listeners) {
			let { inputs, found } = target, { step, looks, board, connection, limits } = rollout, { targetTimeoutMs: ms } = limits, time = ms === void 0 ? {
				...connection,
				startedAt: step.clock.now(),
				stop: () => {}
			} : (0, ports.DZ)(connection, step.clock, ms, () => (0, ports.Bg)("Time ran out for this target (target-timeout).", "target-timeout", ms, connection.client)), part = {
				...time,
				client: connection.client.part({
					...time,
					...(0, ports.sZ)(listeners.console)
				})
			}, known = typeof found.site == "object" ? found.site : void 0, { leave, ...looking } = looks.join(found.serverId, known, part.signal), siblings = {
				...looking,
				doomed: () => board.doom(target)
			}, site = (0, sanitizer.TN)(target.site, step.redactor.redact, end.cB);
			return {
				ports: (0, ports.RV)({
					inputs,
					site,
					siblings,
					...listeners
				}, step, part),
				leave() {
					part.stop();
					leave();
				}
			};
		}
		async function refreshed(found, { reader, siblings, patience }, { foundAt }) {
			if (typeof found.site != "object" || patience.clock.now() - foundAt < 3e4) return found;
			let target = (0, site_target.$)(found), site = await siblings.glance(target.site).catch(() => void 0) ?? await reader.read(api_sites.getSite, target).catch(() => void 0) ?? found.site;
			(0, site_presence.qb)(site, found.site);
			return {
				...found,
				site
			};
		}
		async function approveAll(rollout) {
			let { runs, limits, step, connection, board } = rollout, { planHash, maxParallel } = limits;
			if (planHash === void 0 || runs.targets.length === 0 || isDryRun(runs.targets)) return { approved: new Map() };
			let ofServers = [...runs.servers.values()].flatMap(({ before, after }) => [before ?? [], after ?? []]), targets = [...runs.targets, ...ofServers.flat()], planned = new Map(), all = () => [...planned].map(([{ site }, run]) => ({
				...run,
				site
			}));
			await step.console.during({
				doing: "looking at what would change",
				awaited: () => `${planned.size} of ${targets.length} planned`,
				counts: !0
			}, async () => {
				await inParallel(targets, maxParallel, async (target) => {
					planned.set(target, await planTarget(target, rollout));
				});
				let hash = planHashOf(all());
				if (hash === void 0 || hash === planHash) return;
				await inParallel([...planned], maxParallel, async ([target, before]) => {
					planned.set(target, await planTarget(target, rollout, before));
				});
			});
			let interruption = interruptionOf(connection.signal), isPlanned = [...planned.values()].every(({ failure }) => failure === void 0), refusal = planHashOf(all()) === planHash ? void 0 : disagreement(planHash, all()), failure = interruption ?? (isPlanned ? refusal : UNPLANNED);
			if (failure === void 0) return { approved: new Map([...planned].map(([target, { plans }]) => [target, plans])) };
			for (let target of runs.targets) board.skip(target, failure);
			if (interruption === void 0) for (let [target, run] of planned) run.failure !== void 0 && board.fail(target, run.failure);
			return {
				approved: new Map(),
				failure
			};
		}
		let UNPLANNED = {
			reason: "plan-incomplete",
			message: "Nothing was written, as not every target could be planned.",
			next: "Fix what failed, then run again."
		};
		function isDryRun(targets) {
			return targets.some(({ inputs }) => inputs.dryRun);
		}
		function planHashOf(targets) {
			let hashes = targets.flatMap(({ planHash }) => planHash ?? []);
			if (hashes.length < targets.length || hashes.length === 0) return;
			let half = (at) => {
				let halves = hashes.map((hash) => hash.slice(at, at + plan_hash.QR)).sort();
				return (0, external_node_crypto_.createHash)("sha256").update(halves.join("\n")).digest("hex").slice(0, plan_hash.QR);
			};
			return half(0) + half(plan_hash.QR);
		}
		function disagreement(approved, targets) {
			return (0, approval.anotherPlan)(approved, {
				planHash: planHashOf(targets),
				results: targets.flatMap(({ site, results }) => results.map((result) => ({
					...result,
					operation: `${site} ${result.operation}`.trim()
				})))
			});
		}
		async function rollOut(rollout) {
			let { runs, limits, board, step, connection } = rollout;
			note(rollout);
			let approval = await approveAll(rollout);
			if (approval.failure === void 0) {
				let most = (0, values_rollout.ZK)(limits.maxFailures, runs.targets.length), course = {
					...rollout,
					...approval,
					most
				};
				await step.console.during({
					doing: "running the targets",
					awaited: () => (0, log_lines.oz)(board.counts()),
					counts: !0
				}, () => runBatches(course));
			}
			await rollout.traces.end(board.standingOf, !0);
			let stopped = board.failures() === 0 ? approval.failure : void 0, durationMs = Math.round(step.clock.now() - connection.startedAt);
			return {
				...reportOfList(rollout, stopped),
				durationMs
			};
		}
		async function runBatches(course) {
			let { board, limits, most } = course;
			for (let [nth, batch] of board.batches.entries()) {
				if (!batch.some((target) => mayBegin(course, target))) continue;
				await runBatch(course, batch);
				let isLast = nth === board.batches.length - 1;
				limits.batchPauseMs > 0 && !isLast && !isDryRun(batch) && board.failures() <= most && await checkAgain(batch, course);
				note(course);
				await course.traces.end(board.standingOf, !1);
			}
		}
		async function runBatch(course, batch) {
			let { board, runs, limits } = course;
			await inParallel([...new Set(batch.flatMap(({ found }) => runs.servers.get(found.serverId)?.before ?? []))].filter((serverRun) => !board.hasBegun(serverRun)), limits.maxParallel, async (serverRun) => {
				whyNot(course, serverRun) === void 0 && await runTarget(serverRun, course.approved.get(serverRun), course);
			});
			await inParallel(batch, limits.maxParallel, async (target) => {
				if (!mayBegin(course, target)) return;
				await runTarget(target, course.approved.get(target), course);
				await finishServer(course, target.found.serverId);
			});
		}
		async function checkAgain(batch, { board, limits: { batchPauseMs, maxParallel }, step, connection: { signal } }) {
			let { clock, console } = step, { redact } = step.redactor, patience = {
				clock,
				signal,
				during: console.during
			}, asked = batch.filter((target) => board.standingOf(target).outcome === "succeeded");
			try {
				await console.during({ doing: "pausing after the batch (batch-pause)" }, () => clock.sleep(batchPauseMs, signal));
				await inParallel(asked, maxParallel, async (target) => {
					for (let operation of target.inputs.operations) {
						let { page } = board.standingOf(target).facts?.deploy ?? {}, { recheck } = await operation.work(), failure = await recheck?.({
							getPage: web_page.getPage,
							patience,
							redact
						}, page?.after);
						if (failure === void 0) continue;
						board.fail(target, failure);
						console.info(`✗ ${target.site} on ${target.server}: ${failure.message}`);
					}
				});
			} catch (error) {
				if (!(0, errors.si)(error)) throw error;
			}
		}
		async function finishServer(course, server) {
			let { board, runs, connection } = course, { after: serverRun, targets = [] } = runs.servers.get(server) ?? {};
			if (serverRun === void 0 || board.hasBegun(serverRun)) return;
			if (!targets.every((target) => (0, outcome_failure.Kg)(board.standingOf(target).outcome))) return;
			let why = interruptionOf(connection.signal);
			why === void 0 ? await runTarget(serverRun, course.approved.get(serverRun), course) : board.skip(serverRun, why);
		}
		function mayBegin(course, target) {
			let why = whyNot(course, target);
			why !== void 0 && course.board.skip(target, why);
			return why === void 0;
		}
		function whyNot({ board, runs, most, step, connection }, target) {
			let { signal, startedAt, deadline, checksDue } = connection, interruption = interruptionOf(signal);
			if (interruption !== void 0 || target.inputs.dryRun) return interruption;
			let failures = board.failures();
			if (failures > most) return {
				reason: "max-failures",
				message: `${failures} ${failures === 1 ? "target" : "targets"} had failed, and max-failures is ${most}.`,
				next: "Fix what failed, then run again with the output unfinished as targets."
			};
			let before = runs.servers.get(target.found.serverId)?.before;
			if (before !== void 0 && before !== target && (0, end.WN)(board.standingOf(before))) return {
				reason: "server-failed",
				message: `The operations of the server ${target.server} had failed.`,
				next: "Fix what failed there first."
			};
			if (target.inputs.rollbackOnFailure && step.clock.now() >= checksDue) return {
				reason: "time-kept-for-rollbacks",
				message: `Two thirds of the timeout of ${(0, duration.a)(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
				next: "Raise timeout, or run again with the output unfinished as targets."
			};
		}
		function reportOfList({ board, connection, limits }, stopped) {
			let { shard, planHash } = limits, targets = board.all(), hash = planHashOf(targets), another = hash !== void 0 && planHash !== void 0 && hash !== planHash, interruption = interruptionOf(connection.signal), failure = stopped ?? (targets.some(({ outcome }) => outcome === "not-run" || interruption !== void 0 && outcome === (0, outcome_failure.sG)(interruption)) ? interruption : void 0) ?? (another ? disagreement(planHash, targets) : void 0), isKnown = targets.every(({ hasChanges }) => hasChanges !== void 0), ends = targets.map(({ outcome }) => outcome).concat(failure === void 0 ? [] : (0, outcome_failure.sG)(failure)), isDry = isDryRun(targets.map(({ target }) => target));
			return {
				outcome: (0, end.FW)(isDry ? [...ends, "planned"] : ends),
				targets,
				results: targets.flatMap(({ results }) => results),
				failure,
				list: {
					shard: shard && `${shard.part}/${shard.of}`,
					unfinished: board.unfinished()
				},
				hasChanges: targets.some(({ hasChanges }) => hasChanges === !0) || !isKnown && void 0,
				planHash: failure === void 0 ? hash : void 0
			};
		}
		function divide(targets) {
			let namesSites = targets.some(({ site }) => site !== ""), runs = targets.map((target) => {
				let { each, ...ofServer } = shareOf(target.inputs.operations, namesSites);
				return {
					...ofServer,
					target: {
						...target,
						inputs: {
							...target.inputs,
							operations: each
						}
					}
				};
			}), servers = [...Map.groupBy(runs, ({ target }) => target.found.serverId)].map(([serverId, group]) => {
				let [first] = group;
				return [serverId, {
					before: first && serverRun(first.target, first.before),
					targets: group.map(({ target }) => target),
					after: first && serverRun(first.target, first.after)
				}];
			});
			return {
				targets: runs.map(({ target }) => target),
				servers: new Map(servers)
			};
		}
		function shareOf(operations, namesSites) {
			let last = operations.findLastIndex(({ scope }) => scope === "site");
			if (last === -1) return namesSites ? {
				before: operations,
				each: [],
				after: []
			} : {
				before: [],
				each: operations,
				after: []
			};
			return {
				before: operations.slice(0, last).filter(({ scope }) => scope === "server"),
				each: operations.filter(({ scope }) => scope === "site"),
				after: operations.slice(last + 1)
			};
		}
		function serverRun(first, operations) {
			if (operations.length === 0) return;
			let { serverId } = first.found, inputs = {
				...first.inputs,
				site: "",
				operations
			};
			return {
				...first,
				site: "",
				inputs,
				found: {
					serverId,
					site: "missing",
					repository: "unknown"
				}
			};
		}
		var api_pages = __webpack_require__(5272), core_clock = __webpack_require__(5253);
		function createSharedLooks(parts) {
			let servers = new Map();
			return { join(server, found, signal) {
				let enter = servers.get(server) ?? watchServer(parts, server);
				servers.set(server, enter);
				return enter(found, signal);
			} };
		}
		function watchServer({ reader, clock, signal: whole }, server) {
			let list = createList(reader, server), underWay = 0, asked = new Set(), next, latest = Promise.resolve(), lookedAt = -Infinity;
			async function look(before) {
				await before.catch(() => {});
				await clock.sleep(Math.max(0, lookedAt + 700 - clock.now()), whole).catch(() => {});
				let wanted = asked;
				asked = new Set();
				next = void 0;
				lookedAt = clock.now();
				return list.read(wanted);
			}
			async function glance(site, signal) {
				if (underWay < 2 || list.isUseless()) return;
				asked.add(site);
				next ??= look(latest);
				latest = next;
				return (await (0, core_clock.H6)(next, signal))?.get(site);
			}
			return (found, signal) => {
				underWay += 1;
				found !== void 0 && list.addFound(found);
				return {
					looking: () => list.isUseless() ? 1 : underWay,
					glance: (site) => glance(site, signal),
					compare: list.compare,
					leave: () => {
						--underWay;
					}
				};
			};
		}
		function createList(reader, server) {
			let pages = 1, requests = 0, once = {
				...reader,
				read(endpoint, parameters, options) {
					requests += 1;
					return reader.read(endpoint, parameters, {
						...options,
						attempts: 1
					});
				}
			}, listed = new Map(), themselves = new Map(), isCompared = !1, isUseless = !1, hasFailed = !1;
			async function readList(wanted) {
				let before = [...themselves.values()];
				requests = 0;
				let sites = await (0, api_pages.y)(once, api_sites.getSites, { server });
				pages = requests;
				let now = new Map(sites.map((site) => [site.id, site])), [shown] = [...wanted].flatMap((site) => now.get(site) ?? []);
				isUseless = before.some((itself) => isBehind(itself, listed, now)) || sites.some(({ last_deploy_at }) => last_deploy_at === void 0);
				if (!isUseless && !isCompared && shown !== void 0) {
					let itself = await once.read(api_sites.getSite, {
						server,
						site: shown.id
					});
					isCompared = !0;
					isUseless = !showSame(itself, shown);
				}
				listed = now;
				themselves.clear();
				return isUseless ? void 0 : now;
			}
			return {
				isUseless: () => isUseless,
				addFound: (site) => void (listed.has(site.id) || listed.set(site.id, site)),
				compare: (itself) => void themselves.set(itself.id, itself),
				async read(wanted) {
					let isOwn = hasFailed || isUseless || wanted.size <= pages;
					hasFailed = !1;
					try {
						return isOwn ? void 0 : await readList(wanted);
					} catch (error) {
						hasFailed = (0, errors.WG)(error);
						if (hasFailed || (0, errors.si)(error)) throw error;
						return;
					}
				}
			};
		}
		function showSame(one, other) {
			return (one.last_deploy_at ?? null) === (other.last_deploy_at ?? null) && one.status === other.status;
		}
		function isBehind(itself, before, now) {
			let [old, listed] = [before.get(itself.id), now.get(itself.id)];
			return old !== void 0 && listed !== void 0 && showSame(old, listed) && !showSame(itself, listed);
		}
		var host_name = __webpack_require__(7684), site_pattern = __webpack_require__(3080), find_site = __webpack_require__(1687), parse_targets = __webpack_require__(1178), read_list = __webpack_require__(4977);
		async function findTargets(reader, prepared, source, warn) {
			let { candidates, problems } = await findCandidates(reader, prepared, warn), found = candidates.map((candidate) => ({
				...candidate.entry,
				serverId: candidate.found.serverId
			}));
			problems.push(...(0, read_list.checkServers)(found, ({ serverId }) => serverId));
			let chosen = chooseTargets(candidates);
			problems.push(...chosen.problems);
			let targets = [];
			for (let candidate of chosen.targets) {
				let target = await targetAt(candidate, source);
				"problems" in target ? problems.push(...target.problems) : targets.push(target);
			}
			if (problems.length > 0) throw new errors.dz(problems);
			return targets;
		}
		async function findCandidates(reader, prepared, warn) {
			let servers = (0, find_site.serversOf)(reader), candidates = [], problems = [], attempt = async (entry, work) => {
				try {
					await work();
				} catch (error) {
					if (!(error instanceof errors.dz)) throw error;
					problems.push(...error.problems.map(({ input, expected }) => (0, parse_targets.l4)(entry, expected, input)));
				}
			};
			for (let group of Map.groupBy(prepared, ({ inputs }) => inputs.server).values()) {
				let [first, ...others] = group;
				if (first === void 0) continue;
				await attempt(first, async () => {
					if (others.length === 0 && !(0, site_pattern.Pt)(first.site)) {
						candidates.push({
							entry: first,
							found: await (0, find_site.resolveTarget)(reader, first.inputs, servers)
						});
						return;
					}
					let [serverId, sites] = await (0, find_site.ze)(first.inputs.server, servers, async (id) => [id, await (0, find_site.Yc)(reader, id)]);
					for (let entry of group) await attempt(entry, () => candidates.push(...candidatesOf(entry, serverId, sites, warn)));
				});
			}
			return {
				candidates,
				problems
			};
		}
		function candidatesOf(entry, serverId, sites, warn) {
			let { site = "", inputs } = entry;
			if (!(0, site_pattern.Pt)(site)) return [{
				entry,
				found: (0, find_site.Aw)(sites, serverId, inputs, !1)
			}];
			let matches = matching(sites.all, site), found = matches.filter(({ domain }) => (0, host_name.u)(domain)), odd = matches.filter(({ domain }) => !(0, host_name.u)(domain)).map(site_presence.Ku);
			odd.length > 0 && warn(`${site} passes over sites whose domains are no names of hosts: ${odd.join(", ")}.`);
			if (found.length === 0) throw sites.unknown(site);
			return found.map((match) => ({
				entry,
				found: {
					serverId,
					site: match,
					repository: "unknown"
				}
			}));
		}
		function matching(sites, pattern) {
			let matches = (0, site_pattern.Ke)(pattern);
			return sites.filter(({ domain }) => matches(domain)).sort((a, b) => Number(a.domain > b.domain) - Number(a.domain < b.domain));
		}
		function chooseTargets(candidates) {
			let inOrder = candidates.toSorted((a, b) => a.entry.nth - b.entry.nth), { named = [], ofPatterns = [] } = Object.groupBy(inOrder, ({ entry }) => (0, site_pattern.Pt)(entry.site) ? "ofPatterns" : "named"), chosen = new Map(), problems = [];
			for (let target of [...named, ...ofPatterns]) {
				let { entry, found } = target, name = typeof found.site == "object" ? found.site.id : (entry.site ?? "").toLowerCase(), key = JSON.stringify([found.serverId, name]), first = chosen.get(key)?.entry;
				if (first === void 0) chosen.set(key, target);
				else if (!(0, site_pattern.Pt)(entry.site)) {
					let expected = `a target that entry ${first.nth} does not name already: both are ${nameIn(target)}`;
					problems.push((0, parse_targets.l4)(entry, expected));
				}
			}
			let taken = new Set(chosen.values());
			return {
				targets: inOrder.filter((target) => taken.has(target)),
				problems
			};
		}
		function nameIn({ entry, found: { site, serverId } }) {
			if (typeof site == "object") return `the site ${site.domain} (id ${site.id})`;
			return entry.site === void 0 ? `the server with the id ${serverId}` : `the site ${entry.site}`;
		}
		async function targetAt({ entry, found }, source) {
			let { server } = entry.inputs, { site } = found, domain = typeof site == "object" ? site.domain : entry.site ?? "";
			if (typeof site == "object" && !(0, host_name.u)(domain)) return { problems: [(0, parse_targets.l4)(entry, `a site whose domain is the name of a host, not ${(0, site_presence.Ku)(site)}`)] };
			let isOfPattern = (0, site_pattern.Pt)(entry.site), name = isOfPattern ? domain : entry.site ?? "", read = domain === entry.site ? entry : await (0, read_list.readEntry)(source, entry, name, domain);
			if ("problems" in read) return read;
			let written = isOfPattern ? writtenFor(entry, server, name) : entry.written;
			return {
				server,
				site: domain,
				inputs: read.inputs,
				found,
				written
			};
		}
		function writtenFor({ server: own, given }, server, name) {
			if (given.size === 0 && own === void 0) return name;
			if (given.size === 0 && !server.includes("/")) return `${server}/${name}`;
			return {
				...own !== void 0 && { server: own },
				site: name,
				...Object.fromEntries(given)
			};
		}
		var step_inputs = __webpack_require__(1026);
		async function runList(given) {
			let { inputs, list, source, step, connection, keep } = given, { console } = step, about = {
				...inputs,
				server: source.get("server").trim(),
				site: "",
				environmentUrl: void 0
			};
			keep(list.given);
			let found = await console.during({ doing: "looking for the targets" }, () => findTargets(connection.client, list.entries, source, console.warning)).catch((error) => ({ failure: (0, step_inputs.mB)(error, console.info) }));
			if ("failure" in found) return {
				report: (0, end.wX)(found.failure, list.given),
				ran: {
					inputs: {
						...about,
						comment: !1
					},
					connection
				}
			};
			let report = await runFound(list.shard === void 0 ? found : (0, values_rollout.IS)(found, list.shard), given);
			return {
				report,
				ran: {
					inputs: {
						...about,
						site: report.list?.shard ?? ""
					},
					connection
				}
			};
		}
		async function runFound(targets, given) {
			let { inputs, list: limits, step, connection, keep } = given, { clock, redactor } = step, { client: reader, signal, startedAt } = connection;
			for (let { site } of targets) (0, step_inputs.Sg)((name) => name === "site" ? site : "", redactor);
			let runs = divide(targets), report = await rollOut({
				runs,
				limits,
				step,
				connection,
				board: createBoard(runs, (0, values_rollout.gN)(limits.batches, runs.targets.length), () => Math.round(clock.now() - startedAt)),
				looks: createSharedLooks({
					reader,
					clock,
					signal
				}),
				traces: (0, github_traces.m)(runs.targets, {
					...step,
					signal
				}),
				keep: inputs.dryRun ? () => {} : keep,
				foundAt: clock.now()
			});
			if (!inputs.dryRun || report.list === void 0) return report;
			return {
				...report,
				list: {
					...report.list,
					unfinished: limits.given
				}
			};
		}
	})
};
