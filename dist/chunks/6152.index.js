"use strict";
exports.id = 6152;
exports.ids = [6152];
exports.modules = {
	8780: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => titleOf,
			LT: () => targetWords,
			N4: () => tally
		});
		var _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1135), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434), _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2848), _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3032);
		function tally(report) {
			let { shard } = report.list ?? {}, lead = [shard === void 0 ? "" : `part ${shard}`, stopOf(report)].filter((word) => word !== "").join(", ");
			return `${lead}${lead === "" ? "" : ": "}${sumUp(report)}`;
		}
		function titleOf(target) {
			return `${(0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC)(target)}: ${targetWords(target)}`;
		}
		function targetWords({ outcome, run }) {
			let end = outcome === "unknown" ? "unknown whether it succeeded" : wordOf(outcome);
			if (run === void 0) return end;
			let what = (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.lA)(run);
			return run.outcome === outcome ? what : `${what}, then ${end}`;
		}
		function wordOf(outcome) {
			return outcome === "not-run" ? "not started" : outcome.replace("_", " ");
		}
		function stopOf(report) {
			let { failure, outcome, targets } = report;
			if (failure === void 0 || outcome === "rejected" || targets.length === 0) return "";
			return (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.lA)({
				...(0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__.l2)(report),
				outcome: failure.outcome,
				results: []
			});
		}
		function sumUp(report) {
			let { outcome, targets } = report;
			if (outcome === "rejected" || targets.length === 0 && !(0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(outcome)) return (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.lA)((0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__.l2)(report));
			if (targets.length === 0) return "no targets, nothing to do";
			return [wentWell(report), partsOf(report).join(", ")].filter((part) => part !== "").join("; ");
		}
		function wentWell(report) {
			let main = mainTargets(report), planned = main.filter(({ outcome }) => outcome === "planned");
			if (report.outcome === "planned" || planned.length > 0) return wouldChange(planned, main.length);
			let { results } = (0, _outcome_report_js__WEBPACK_IMPORTED_MODULE_2__.l2)(report), hasDeploys = results.some(({ traits }) => traits.deploys);
			return `${main.filter((target) => target.outcome === "succeeded" && !(0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd)(target)).length} of ${main.length} ${hasDeploys ? "deployed" : "done"}`;
		}
		function mainTargets({ targets }) {
			let sites = targets.filter(({ site }) => site !== "");
			return sites.length > 0 ? sites : targets;
		}
		function wouldChange(planned, all) {
			let changing = planned.filter((target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.r2)(target).length > 0), lead = planned.length === all ? all : `${planned.length} of ${all}`, repeatedBy = (target) => (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.sb)(target).flatMap(({ traits, operation }) => traits.repeats ? operation : []), repeating = planned.filter((target) => repeatedBy(target).length > 0), who = repeating.length === planned.length ? "all" : repeating.length, names = [...new Set(repeating.flatMap(repeatedBy))].join(", "), runs = names === "" ? "" : `, ${who} would run ${names}`;
			return `${lead} planned: ${changing.length || "nothing"} would change${runs}`;
		}
		function partsOf(report) {
			let main = mainTargets(report), numberOf = (targets, what) => targets.length === 0 ? [] : [`${targets.length} ${what}`], ended = (...outcomes) => outcomes.flatMap((outcome) => {
				let targets = main.filter((target) => target.outcome === outcome);
				return numberOf(targets, wordOf(outcome));
			}), servers = report.targets.filter((target) => !main.includes(target) && (0, _outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.WN)(target)), back = main.filter(({ run }) => run?.rollback?.status === "changed").length;
			return [
				...ended("failed").map((failed) => back === 0 ? failed : `${failed}, ${back} of them rolled back`),
				...servers.length === 0 ? [] : [`the operations of ${servers.map(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.wC).join(", ")} failed`],
				...ended("rejected", "timed_out", "unknown"),
				...numberOf(main.filter(_outcome_ended_targets_js__WEBPACK_IMPORTED_MODULE_0__.cd), "without proof that it worked"),
				...ended("superseded", "cancelled", "not-run")
			];
		}
	}),
	6152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var github_traces = __webpack_require__(7692), outcome_report = __webpack_require__(2848), headline = __webpack_require__(3032), duration = __webpack_require__(6851), ended_targets = __webpack_require__(1135), closing_line = __webpack_require__(2140), tally = __webpack_require__(8780);
		function targetLine(target) {
			let { span } = target, took = span === void 0 ? "" : `, ${(0, duration.a)(span.toMs - span.fromMs)} in all`;
			return (0, closing_line.r)(toneOf(target), `${(0, tally.Gg)(target)}${took}`);
		}
		function toneOf(target) {
			let { outcome, run } = target;
			if (outcome === "planned") return "planned";
			if (outcome === "unknown" || (0, ended_targets.cd)(target)) return "doubtful";
			if (outcome === "succeeded") return (0, headline._5)(run?.results ?? []) ? "quiet" : "good";
			return outcome === "not-run" || outcome === "superseded" ? "quiet" : "bad";
		}
		function targetTitle(nth, total, { server, site }) {
			return `${nth} of ${total} · ${site === "" ? server : `${site} on ${server}`}`;
		}
		function progressLine({ done, failed, total, running }) {
			let named = running.toSorted((a, b) => b.sinceMs - a.sinceMs).slice(0, 5).map(({ server, site, sinceMs }) => `${site || server} ${(0, duration.a)(sinceMs)}`), more = running.length - named.length, names = `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`, ended = `${done} of ${total} done${failed === 0 ? "" : ` (${failed} failed)`}`;
			return running.length === 0 ? ended : `${ended}, ${running.length} running: ${names}`;
		}
		var summary = __webpack_require__(5334), console_console = __webpack_require__(2447);
		function createBufferedConsole({ redactor, clock, logStyle }) {
			let buffered = [], stdout = { write: (text) => buffered.push(text) }, inGroup = {
				commands: void 0,
				colours: logStyle.colours,
				live: !1
			};
			return {
				console: {
					...(0, console_console.s)({
						stdout,
						redactor,
						clock,
						logStyle: inGroup,
						freshToken: () => ""
					}),
					during: (_, work) => work()
				},
				lines: () => buffered.join("")
			};
		}
		var failure = __webpack_require__(3434), values_rollout = __webpack_require__(9291), external_node_crypto_ = __webpack_require__(7598), approval = __webpack_require__(9658), errors = __webpack_require__(8208);
		function createBoard(runs, sizes, now) {
			let { targets } = runs, standings = new Map(), underWay = new Map(), batches = [], from = 0;
			for (let size of sizes) {
				let batch = targets.slice(from, from + size);
				batches.push(batch);
				for (let target of batch) standings.set(target, notRun(target, batches.length));
				from += size;
			}
			let own = new Set(targets), ended = 0, standingOf = (target) => standings.get(target) ?? notRun(target, 1), failed = 0, change = (target, news) => {
				let before = standingOf(target), standing = {
					...before,
					...news
				};
				failed += Number((0, ended_targets.WN)(standing)) - Number((0, ended_targets.WN)(before));
				standings.set(target, standing);
				return standing;
			};
			return {
				batches,
				begin: (target) => void underWay.set(target, now()),
				end(target, run) {
					let span = {
						fromMs: underWay.get(target) ?? now(),
						toMs: now()
					};
					underWay.delete(target);
					own.has(target) && (ended += 1);
					let { outcome, failure } = run;
					return {
						standing: change(target, {
							outcome,
							failure,
							run,
							span
						}),
						nth: ended
					};
				},
				fail: (target, failure) => void change(target, {
					outcome: failure.outcome,
					failure
				}),
				doom: (target) => void change(target, { outcome: "failed" }),
				skip: (target, failure) => void change(target, { failure }),
				standingOf,
				all: () => [...standings.values()],
				counts: () => ({
					done: ended,
					failed,
					total: targets.length,
					running: [...underWay].map(([{ server, site }, since]) => ({
						server,
						site,
						sinceMs: now() - since
					}))
				}),
				failures: () => failed,
				unfinished: () => unfinishedOf(runs, standingOf)
			};
		}
		function unfinishedOf({ targets, servers }, standingOf) {
			let isOpen = (target) => !(0, failure.Kg)(standingOf(target).outcome), open = new Set(targets.filter(isOpen));
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
				failure: void 0,
				run: void 0,
				span: void 0
			};
		}
		function interruptionOf(signal) {
			if (!signal.aborted || !(0, errors.si)(signal.reason)) return;
			return {
				...(0, failure.g5)(signal.reason),
				next: "Check the targets that were still running, then run again with the output unfinished as targets."
			};
		}
		async function inParallel(items, most, work) {
			let rest = [...items];
			await Promise.all(Array.from({ length: Math.min(most, items.length) }, async () => {
				for (let item = rest.shift(); item !== void 0; item = rest.shift()) await work(item);
			}));
		}
		var api_sites = __webpack_require__(8656), ports = __webpack_require__(9004), run = __webpack_require__(9624), sanitizer = __webpack_require__(1854), site_target = __webpack_require__(3242);
		function runTarget(target, approved, shared, own) {
			return withPorts(target, shared, own, (ports) => (0, run.e)(ports, () => refreshed(target.found, ports, shared), approved));
		}
		function planTarget(target, shared, plan = approval.n1) {
			let { console } = createBufferedConsole(shared.step);
			return withPorts(target, shared, {
				traces: github_traces.f,
				save: () => {},
				doomed: () => {},
				console
			}, (ports) => plan(ports, target.found));
		}
		async function withPorts({ inputs, site, found }, shared, { doomed, ...own }, work) {
			let { step, looks, runs } = shared, name = (0, sanitizer.TN)(site, step.redactor.redact, ended_targets.cB), part = takePart(shared, own.console), known = typeof found.site == "object" ? found.site : void 0, { leave, ...looking } = looks.join(found.serverId, known, part.signal), siblings = {
				...looking,
				exist: runs.targets.length > 1,
				doomed
			};
			try {
				return await work((0, ports.RV)({
					inputs,
					site: name
				}, step, part, {
					...own,
					siblings
				}));
			} finally {
				part.stop();
				leave();
			}
		}
		function takePart({ connection: whole, step: { clock }, limits }, console) {
			let { targetTimeoutMs: ms } = limits, { signal, startedAt, stop, ...ends } = ms === void 0 ? {
				...whole,
				startedAt: clock.now(),
				stop: () => {}
			} : (0, ports.DZ)(whole.signal, clock, ms, new errors.j3("Time ran out for this target (target-timeout).", "target-timeout", ms)), deadline = Math.min(whole.deadline, ends.deadline);
			return {
				client: whole.client.part({
					signal,
					deadline,
					...(0, ports.sZ)(console)
				}),
				signal,
				startedAt,
				deadline,
				checksDue: Math.min(whole.checksDue, ends.checksDue),
				stop
			};
		}
		async function refreshed(found, { reader, siblings, patience }, { foundAt }) {
			if (typeof found.site != "object" || patience.clock.now() - foundAt < 3e4) return found;
			let target = (0, site_target.$)(found), site = await siblings.glance(target.site).catch(() => void 0) ?? await reader.read(api_sites.getSite, target).catch(() => found.site);
			return {
				...found,
				site
			};
		}
		async function approveAll(shared) {
			let { runs, limits, step, connection } = shared, { planHash, maxParallel } = limits;
			if (planHash === void 0 || runs.targets.length === 0 || isDryRun(runs.targets)) return { approved: new Map() };
			let ofServers = [...runs.servers.values()].flatMap(({ before, after }) => [before ?? [], after ?? []]), targets = [...runs.targets, ...ofServers.flat()], planned = new Map(), all = () => [...planned].map(([{ site }, run]) => ({
				site,
				run
			}));
			await step.console.during({
				doing: "looking at what would change",
				awaited: () => `${planned.size} of ${targets.length} planned`,
				counts: !0
			}, async () => {
				await inParallel(targets, maxParallel, async (target) => {
					planned.set(target, await planTarget(target, shared));
				});
				let hash = planHashOf(all());
				if (hash === void 0 || hash === planHash) return;
				await inParallel([...planned], maxParallel, async ([target, before]) => {
					planned.set(target, await planTarget(target, shared, (...given) => (0, approval.PY)(before, ...given)));
				});
			});
			let interruption = interruptionOf(connection.signal);
			if (interruption !== void 0) return {
				failure: interruption,
				failures: new Map()
			};
			let failures = new Map([...planned].flatMap(([target, { failure }]) => failure ? [[target, failure]] : []));
			if (failures.size > 0) return {
				failure: UNPLANNED,
				failures
			};
			if (planHashOf(all()) !== planHash) return {
				failure: disagreement(all()),
				failures
			};
			return { approved: new Map([...planned].map(([target, { plans }]) => [target, plans])) };
		}
		let UNPLANNED = {
			outcome: "failed",
			message: "Nothing was written, as not every target could be planned.",
			next: "Fix what failed, then run again."
		};
		function isDryRun(targets) {
			return targets.some(({ inputs }) => inputs.dryRun);
		}
		function planHashOf(targets) {
			let hashes = targets.flatMap(({ run }) => run?.planHash ?? []);
			if (hashes.length < targets.length || hashes.length === 0) return;
			return (0, external_node_crypto_.createHash)("sha256").update(hashes.sort().join("\n")).digest("hex");
		}
		function disagreement(targets) {
			return (0, approval.RV)(targets.flatMap(({ site, run }) => run?.results.map((result) => ({
				...result,
				operation: `${site} ${result.operation}`.trim()
			})) ?? []));
		}
		var web_page = __webpack_require__(7285);
		async function checkAgain(batch, board, { limits: { batchPauseMs, maxParallel }, step, connection: { signal } }) {
			let { clock, console } = step, patience = {
				clock,
				signal,
				during: console.during
			}, asked = batch.filter((target) => board.standingOf(target).outcome === "succeeded");
			try {
				await console.during({ doing: "pausing after the batch (batch-pause)" }, () => clock.sleep(batchPauseMs, signal));
				await inParallel(asked, maxParallel, async (target) => {
					for (let { recheck } of target.inputs.operations) {
						let found = await recheck?.({
							getPage: web_page.W,
							patience
						});
						if (found === void 0) continue;
						board.fail(target, {
							outcome: "failed",
							message: found.problem,
							next: found.next
						});
						console.info(`✗ ${target.site} on ${target.server}: ${found.problem}`);
					}
				});
			} catch (error) {
				if (!(0, errors.si)(error)) throw error;
			}
		}
		var pages = __webpack_require__(5272), core_clock = __webpack_require__(5253);
		function createSharedLooks(parts) {
			let servers = new Map();
			return { join(server, found, signal) {
				let watch = servers.get(server) ?? watchServer(parts, server);
				servers.set(server, watch);
				return watch.join(found, signal);
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
			return { join(found, signal) {
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
			} };
		}
		function createList(reader, server) {
			let pages = 1, listed = new Map(), themselves = new Map(), isCompared = !1, isUseless = !1, hasFailed = !1;
			async function readList(wanted) {
				let before = [...themselves.values()], { sites, requests } = await readOnce(reader, server);
				pages = requests;
				let now = new Map(sites.map((site) => [site.id, site])), [shown] = [...wanted].flatMap((site) => now.get(site) ?? []);
				isUseless = before.some((itself) => isBehind(itself, listed, now)) || sites.some(({ last_deploy_at }) => last_deploy_at === void 0);
				if (!isUseless && !isCompared && shown !== void 0) {
					let itself = await reader.read(api_sites.getSite, {
						server,
						site: shown.id
					}, { attempts: 1 });
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
		async function readOnce(reader, server) {
			let requests = 0, counting = {
				...reader,
				read(endpoint, parameters, options) {
					requests += 1;
					return reader.read(endpoint, parameters, {
						...options,
						attempts: 1
					});
				}
			};
			return {
				sites: await (0, pages.y)(counting, api_sites.getSites, { server }),
				requests
			};
		}
		function showSame(one, other) {
			return (one.last_deploy_at ?? null) === (other.last_deploy_at ?? null) && one.status === other.status;
		}
		function isBehind(itself, before, now) {
			let [old, listed] = [before.get(itself.id), now.get(itself.id)];
			return old !== void 0 && listed !== void 0 && showSame(old, listed) && !showSame(itself, listed);
		}
		function trimmed(report) {
			let { facts, rollback, outcome } = report;
			if (facts === void 0) return report;
			let { script: _, deploy, deployLog = "", ...others } = facts, log = (0, failure.Kg)(outcome) ? "" : Buffer.from((0, sanitizer.w$)(deployLog, 16384)).toString(), again = rollback?.deploy && {
				...rollback.deploy,
				log: ""
			};
			return {
				...report,
				facts: {
					...others,
					deployLog: log,
					...deploy && { deploy: {
						...deploy,
						log: ""
					} }
				},
				rollback: rollback && {
					...rollback,
					deploy: again
				}
			};
		}
		async function rollOut(rollout) {
			let { runs, limits, step, connection, watcher } = rollout, { targets } = runs, { clock } = step, elapsedMs = () => Math.round(clock.now() - connection.startedAt), board = createBoard(runs, (0, values_rollout.gN)(limits.batches, targets.length), elapsedMs);
			watcher.note(board);
			let looks = createSharedLooks({
				reader: connection.client,
				clock,
				signal: connection.signal
			}), shared = {
				...rollout,
				looks,
				foundAt: clock.now()
			}, approval = await approveAll(shared);
			if ("failure" in approval) {
				for (let target of targets) board.skip(target, approval.failure);
				for (let [target, failure] of approval.failures) board.fail(target, failure);
			} else {
				let most = (0, values_rollout.ZK)(limits.maxFailures, targets.length), course = {
					...shared,
					...approval,
					board,
					most,
					finished: new Set()
				};
				await step.console.during({
					doing: "running the targets",
					awaited: () => watcher.progress(board),
					counts: !0
				}, () => runBatches(course));
			}
			await watcher.endTraces(board, !0);
			return {
				...reportOfList(rollout, board, "failure" in approval && approval.failures.size === 0 ? approval.failure : void 0),
				durationMs: elapsedMs()
			};
		}
		async function runBatches(course) {
			let { board, limits, watcher, most } = course;
			for (let [nth, batch] of board.batches.entries()) {
				if (!batch.some((target) => mayBegin(course, target))) continue;
				await runBatch(course, batch);
				let isLast = nth === board.batches.length - 1;
				limits.batchPauseMs > 0 && !isLast && !isDryRun(batch) && board.failures() <= most && await checkAgain(batch, board, course);
				watcher.note(board);
				await watcher.endTraces(board, !1);
			}
		}
		async function runBatch(course, batch) {
			let { board, runs, limits } = course;
			await inParallel([...new Set(batch.flatMap(({ found }) => runs.servers.get(found.serverId)?.before ?? []))].filter((serverRun) => board.standingOf(serverRun).run === void 0), limits.maxParallel, async (serverRun) => {
				whyNot(course, serverRun) === void 0 && await runOne(course, serverRun);
			});
			await inParallel(batch, limits.maxParallel, async (target) => {
				if (!mayBegin(course, target)) return;
				await runOne(course, target);
				await finishServer(course, target.found.serverId);
			});
		}
		async function runOne(course, target) {
			let { watcher, board, approved } = course;
			board.begin(target);
			let parts = {
				...watcher.begin(target, board),
				doomed: () => board.doom(target)
			}, report = await runTarget(target, approved.get(target), course, parts), { standing, nth } = board.end(target, trimmed(report));
			watcher.ended(standing, nth, board);
		}
		async function finishServer(course, server) {
			let { board, runs, finished, connection } = course, { after: serverRun, targets = [] } = runs.servers.get(server) ?? {};
			if (serverRun === void 0 || finished.has(server)) return;
			if (!targets.every((target) => (0, failure.Kg)(board.standingOf(target).outcome))) return;
			finished.add(server);
			let why = interruptionOf(connection.signal);
			why === void 0 ? await runOne(course, serverRun) : board.skip(serverRun, why);
		}
		function mayBegin(course, target) {
			let why = whyNot(course, target);
			why !== void 0 && course.board.skip(target, why);
			return why === void 0;
		}
		function whyNot({ board, runs, most, step, connection }, target) {
			let { signal, startedAt, deadline, checksDue } = connection, interruption = interruptionOf(signal);
			if (interruption !== void 0 || target.inputs.dryRun) return interruption;
			let failures = board.failures(), because = (message, next) => ({
				outcome: "failed",
				message,
				next
			});
			if (failures > most) return because(`${failures} ${failures === 1 ? "target" : "targets"} had failed, and max-failures is ${most}.`, "Fix what failed, then run again with the output unfinished as targets.");
			let before = runs.servers.get(target.found.serverId)?.before;
			if (before !== void 0 && before !== target && (0, ended_targets.WN)(board.standingOf(before))) return because(`The operations of the server ${target.server} had failed.`, "Fix what failed there first.");
			if (target.inputs.rollbackOnFailure && step.clock.now() >= checksDue) return because(`Two thirds of the timeout of ${(0, duration.a)(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`, "Raise timeout, or run again with the output unfinished as targets.");
		}
		function reportOfList({ connection, limits }, board, stopped) {
			let { shard, planHash } = limits, targets = board.all(), hash = planHashOf(targets), another = hash !== void 0 && planHash !== void 0 && hash !== planHash, interruption = interruptionOf(connection.signal), failure = stopped ?? (targets.some(({ outcome }) => outcome === "not-run" || outcome === interruption?.outcome) ? interruption : void 0) ?? (another ? disagreement(targets) : void 0), isKnown = targets.every(({ run }) => run?.hasChanges !== void 0);
			return {
				outcome: outcomeOfAll(targets, failure),
				targets,
				failure,
				list: {
					shard: shard && `${shard.part}/${shard.of}`,
					unfinished: board.unfinished()
				},
				hasChanges: targets.some(({ run }) => run?.hasChanges === !0) || !isKnown && void 0,
				planHash: failure === void 0 ? hash : void 0
			};
		}
		function outcomeOfAll(targets, failure) {
			let has = (...outcomes) => targets.some(({ outcome }) => outcomes.includes(outcome));
			if (failure?.outcome === "cancelled") return "cancelled";
			if (failure?.outcome === "failed" || has("failed", "rejected")) return "failed";
			if (has("unknown")) return "unknown";
			if (failure !== void 0 || has("timed_out")) return "timed_out";
			if (isDryRun(targets.map(({ target }) => target))) return "planned";
			return targets.length > 0 && targets.every(({ outcome }) => outcome === "superseded") ? "superseded" : "succeeded";
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
		var aftermath = __webpack_require__(2521), site_pattern = __webpack_require__(3080), values_targets = __webpack_require__(1784), find_site = __webpack_require__(9592), read_list = __webpack_require__(4977);
		async function findTargets(reader, prepared, source) {
			let servers = (0, find_site.U2)(reader), problems = [], attempt = async (entry, work) => {
				try {
					await work();
				} catch (error) {
					if (!(error instanceof errors.dz)) throw error;
					problems.push(...error.problems.map(({ input, expected }) => (0, values_targets.l)(entry, expected, input)));
				}
			}, candidates = [];
			for (let group of Map.groupBy(prepared, ({ inputs }) => inputs.server).values()) {
				let [first, ...others] = group;
				if (first === void 0) continue;
				await attempt(first, async () => {
					if (others.length === 0 && !(0, site_pattern.Pt)(first.site ?? "")) {
						candidates.push({
							entry: first,
							found: await (0, find_site.u1)(reader, first.inputs, servers)
						});
						return;
					}
					let { serverId, sites } = await (0, find_site.ze)(first.inputs.server, servers, async (id) => ({
						serverId: id,
						sites: await (0, find_site.Yc)(reader, id)
					}));
					for (let entry of group) await attempt(entry, () => candidates.push(...candidatesOf(entry, serverId, sites)));
				});
			}
			let found = candidates.map((candidate) => ({
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
		function candidatesOf(entry, serverId, sites) {
			let { site = "", inputs } = entry;
			if (!(0, site_pattern.Pt)(site)) return [{
				entry,
				found: (0, find_site.Aw)(sites, serverId, inputs, !1)
			}];
			let found = matching(sites.all, site);
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
			let inOrder = candidates.toSorted((a, b) => a.entry.nth - b.entry.nth), { named = [], ofPatterns = [] } = Object.groupBy(inOrder, ({ entry }) => (0, site_pattern.Pt)(entry.site ?? "") ? "ofPatterns" : "named"), chosen = new Map(), problems = [];
			for (let target of [...named, ...ofPatterns]) {
				let { entry, found } = target, name = typeof found.site == "object" ? found.site.id : (entry.site ?? "").toLowerCase(), key = JSON.stringify([found.serverId, name]), first = chosen.get(key)?.entry;
				first === void 0 ? chosen.set(key, target) : (0, site_pattern.Pt)(entry.site ?? "") || problems.push((0, values_targets.l)(entry, `a target that entry ${first.nth} does not name already: both are ${nameIn(target)}`));
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
			let { server } = entry.inputs, { site } = found, domain = typeof site == "object" ? site.domain : entry.site ?? "", isOfPattern = (0, site_pattern.Pt)(entry.site ?? ""), name = isOfPattern && typeof site == "object" ? nameOf(site) : entry.site ?? "", read = domain === entry.site ? entry : await (0, read_list.readEntry)(source, entry, name, domain);
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
		function nameOf({ id, domain }) {
			return domain === "" || (0, site_pattern.Pt)(domain) || domain.includes("/") ? String(id) : domain;
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
			keep({ unfinished: list.given });
			let found = await console.during({ doing: "looking for the targets" }, () => findTargets(connection.client, list.entries, source)).catch((error) => ({ failure: (0, step_inputs.mB)(error, console.info) }));
			if ("failure" in found) return {
				report: (0, outcome_report.wX)(found.failure, list.given),
				inputs: {
					...about,
					comment: !1
				}
			};
			let { shard } = list, report = await runFound(shard === void 0 ? found : (0, values_rollout.IS)(found, shard), given);
			return {
				report,
				inputs: {
					...about,
					site: report.list?.shard ?? ""
				}
			};
		}
		async function runFound(targets, given) {
			let { inputs, list, step, connection, keep } = given, { console, redactor, files, env } = step;
			for (let { site } of targets) (0, step_inputs.Sg)((name) => name === "site" ? site : "", redactor);
			let runs = divide(targets), report = await rollOut({
				runs,
				limits: list,
				step,
				connection,
				watcher: createWatcher(step, (0, github_traces.m)(runs.targets, {
					...step,
					runnerEnv: env,
					signal: connection.signal,
					log: console,
					headline: headline.gD,
					remember: files.saveState
				}), inputs.dryRun ? void 0 : (unfinished) => keep({ unfinished }), (text) => files.saveState("run", text))
			});
			if (!inputs.dryRun || report.list === void 0) return report;
			return {
				...report,
				list: {
					...report.list,
					unfinished: list.given
				}
			};
		}
		function createWatcher(step, traces, keep, remember) {
			let { console } = step, underWay = new Map(), logs = new Map(), noteState = (board) => remember((0, aftermath.x)(board.counts(), [...underWay.values()])), note = (board) => {
				keep?.(board.unfinished());
				noteState(board);
			};
			return {
				note,
				endTraces: (board, isOver) => traces.end(board.standingOf, isOver),
				progress: (board) => progressLine(board.counts()),
				begin(target, board) {
					let buffered = createBufferedConsole(step);
					logs.set(target, buffered);
					return {
						traces: traces.of(target),
						save: (progress) => {
							underWay.set(target, progress);
							noteState(board);
						},
						console: buffered.console
					};
				},
				ended(standing, nth, board) {
					let { target, failure, run } = standing, log = logs.get(target);
					logs.delete(target);
					underWay.delete(target);
					let annotate = failure?.outcome === "superseded" ? log?.console.notice : log?.console.error;
					failure !== void 0 && annotate?.("", (0, summary.lW)(failure, run?.results ?? []));
					note(board);
					let counts = board.counts(), title = standing.site === "" ? `the server ${standing.server}` : targetTitle(nth, counts.total, standing);
					console.bufferedGroup(title, log?.lines() ?? "", targetLine(standing));
					console.info(progressLine(counts));
				}
			};
		}
	})
};
