"use strict";
exports.id = 578;
exports.ids = [578];
exports.modules = { 9578: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runList: () => runList });
	var outcome_end = __webpack_require__(8405), duration = __webpack_require__(6851), errors = __webpack_require__(8208), github_traces = __webpack_require__(7692), web_page = __webpack_require__(7285), outcome_failure = __webpack_require__(3434), log_lines = __webpack_require__(370), values_rollout = __webpack_require__(9291), external_node_crypto_ = __webpack_require__(7598), contexts = __webpack_require__(7434), plan_hash = __webpack_require__(123), run_run = __webpack_require__(9624);
	async function inParallel(items, most, work) {
		let rest = items.values();
		await Promise.all(Array.from({ length: Math.min(most, items.length) }, async () => {
			for (let item of rest) await work(item);
		}));
	}
	var api_pages = __webpack_require__(5272), api_sites = __webpack_require__(8656), core_clock = __webpack_require__(5253);
	function createSharedLooks({ client, clock, signal: whole }, server) {
		let list = createList(client, server), underWay = 0, asked = new Set(), next, latest = Promise.resolve(), lookedAt = -Infinity, looking = () => list.isUseless() ? 1 : underWay;
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
			if (looking() < 2) return;
			asked.add(site);
			next ??= look(latest);
			latest = next;
			return (await (0, core_clock.H6)(next, signal))?.get(site);
		}
		return (found, signal) => {
			underWay += 1;
			found !== void 0 && list.addFound(found);
			return {
				looking,
				glance: (site) => glance(site, signal),
				compare: list.compare,
				leave() {
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
			let now = new Map(sites.map((site) => [site.id, site])), shown = sites.find(({ id }) => wanted.has(id));
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
			addFound: (site) => void listed.set(site.id, listed.get(site.id) ?? site),
			compare: (itself) => void themselves.set(itself.id, itself),
			async read(wanted) {
				let isOwn = hasFailed || isUseless || wanted.size <= pages;
				hasFailed = !1;
				if (isOwn) return;
				return readList(wanted).catch((error) => {
					hasFailed = (0, errors.WG)(error);
					if (hasFailed || (0, errors.si)(error)) throw error;
				});
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
	function divide(targets, sizes, step) {
		let namesSites = targets.some(({ site }) => site !== ""), batches = sizes.flatMap((size, nth) => Array.from({ length: size }, () => nth + 1)), servers = new Map();
		return targets.map((target, nth) => {
			let { serverId } = target.found, { before, each, after } = shareOf(target.inputs.operations, namesSites), ofServer = servers.get(serverId);
			if (ofServer === void 0) {
				ofServer = {
					targets: [],
					joinLooks: createSharedLooks(step, serverId)
				};
				ofServer.before = serverRow(target, before, ofServer);
				ofServer.after = serverRow(target, after, ofServer);
				servers.set(serverId, ofServer);
			}
			let row = rowOf({
				...target,
				inputs: {
					...target.inputs,
					operations: each
				}
			}, ofServer, batches[nth]);
			ofServer.targets.push(row);
			return row;
		});
	}
	function shareOf(operations, namesSites) {
		let last = operations.findLastIndex(({ scope }) => scope === "site");
		if (last === -1 && !namesSites) return {
			before: [],
			each: operations,
			after: []
		};
		let end = last === -1 ? operations.length : last;
		return {
			before: operations.slice(0, end).filter(({ scope }) => scope === "server"),
			each: operations.filter(({ scope }) => scope === "site"),
			after: operations.slice(end + 1)
		};
	}
	function serverRow(first, operations, ofServer) {
		if (operations.length === 0) return;
		let inputs = {
			...first.inputs,
			site: "",
			operations
		}, found = {
			serverId: first.found.serverId,
			site: "missing",
			repository: "unknown"
		};
		return rowOf({
			...first,
			site: "",
			inputs,
			found
		}, ofServer);
	}
	let NOT_RUN = {
		outcome: "not-run",
		results: [],
		durationMs: 0,
		fromMs: void 0
	};
	function rowOf(target, ofServer, batch = 1) {
		let { server, site } = target;
		return {
			...target,
			ofServer,
			end: {
				...NOT_RUN,
				server,
				site,
				batch
			}
		};
	}
	function createBoard(targets, now) {
		let rows = new Set(targets), underWay = new Map(), note = (row, more) => {
			row.end = {
				...row.end,
				...more
			};
			rows.add(row);
		}, failures = () => [...rows].filter(({ end }) => (0, outcome_end.WN)(end)).length;
		return {
			targets,
			isDryRun: targets.some(({ inputs }) => inputs.dryRun),
			begin: (row) => void underWay.set(row, { since: now() }),
			save: (row, aftermath) => void underWay.set(row, {
				since: now(),
				...underWay.get(row),
				aftermath
			}),
			hasBegun: (row) => underWay.has(row) || row.end.fromMs !== void 0,
			end(row, run) {
				let fromMs = underWay.get(row)?.since ?? now();
				underWay.delete(row);
				note(row, {
					...run,
					fromMs,
					durationMs: now() - fromMs
				});
			},
			note,
			ends: () => [...rows].map(({ end }) => end),
			counts: () => ({
				done: targets.filter(({ end }) => end.fromMs !== void 0).length,
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
			unfinished: () => JSON.stringify(targets.filter(isUnfinished).map(({ written }) => written))
		};
	}
	function isUnfinished(row) {
		let { targets, after } = row.ofServer, isOpen = ({ end }) => !(0, outcome_failure.Kg)(end.outcome);
		return isOpen(row) || after !== void 0 && isOpen(after) && row === targets.at(-1) && !targets.some(isOpen);
	}
	function interruptionOf(signal) {
		if (!signal.aborted || !(0, errors.si)(signal.reason)) return;
		return {
			...(0, outcome_failure.g5)(signal.reason),
			next: "Check the targets that were still running, then run again with the output unfinished as targets."
		};
	}
	var console_console = __webpack_require__(2447), annotations = __webpack_require__(7728), aftermath = __webpack_require__(2521), sanitizer = __webpack_require__(1854), site_presence = __webpack_require__(4156), site_target = __webpack_require__(3242);
	function saveProgress(rollout) {
		let { board, step } = rollout;
		board.isDryRun || step.keep(board.unfinished());
		noteAftermath(rollout);
	}
	function noteAftermath({ board, step }) {
		step.files.saveState("run", (0, aftermath.Ue)(board.counts(), board.aftermaths()));
	}
	async function runTarget(row, rollout) {
		let { board, step } = rollout;
		board.begin(row);
		let { ports, log, leave } = enter(row, rollout, (aftermath) => {
			board.save(row, aftermath);
			noteAftermath(rollout);
		}), end = await (0, run_run.eF)(ports, () => refreshed(row.found, ports, rollout.foundAt), row.approved).finally(leave);
		board.end(row, trimmed(end));
		saveProgress(rollout);
		let { failure, results } = row.end, kind = failure?.reason === "older-commit" ? "notice" : "error";
		failure !== void 0 && log.console.annotate(kind, "", (0, annotations.l)(failure, results));
		let counts = board.counts();
		step.console.bufferedGroup((0, log_lines.oI)(row, counts), log.lines(), (0, log_lines.Ue)(row.end));
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
	function planTarget(row, rollout, plan) {
		let { ports, leave } = enter(row, rollout, () => {});
		return plan(ports, row.found).finally(leave);
	}
	function enter(row, rollout, save) {
		let { step, list, board } = rollout, traces = rollout.traces.of(row), { inputs, found, ofServer } = row, { redactor, clock, logStyle } = step, log = createBufferedConsole(redactor, clock, logStyle.colours), part = (0, contexts.LQ)(step, log.console, list.targetTimeoutMs), known = typeof found.site == "object" ? found.site : void 0, { leave, ...looking } = ofServer.joinLooks(known, part.signal), siblings = {
			...looking,
			doomed: () => board.note(row, { outcome: "failed" })
		}, site = (0, sanitizer.TN)(row.site, redactor.redact, outcome_end.cB);
		return {
			log,
			ports: (0, contexts.RV)({
				inputs,
				site,
				siblings,
				traces,
				save
			}, part),
			leave() {
				part.stop();
				leave();
			}
		};
	}
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
	async function refreshed(found, ports, foundAt) {
		let { reader, siblings, patience } = ports;
		if (typeof found.site != "object" || patience.clock.now() - foundAt < 3e4) return found;
		let target = (0, site_target.$)(found), site = await siblings.glance(target.site).catch(() => void 0) ?? await reader.read(api_sites.getSite, target).catch(() => void 0) ?? found.site;
		(0, site_presence.qb)(site, found.site);
		return {
			...found,
			site
		};
	}
	async function approveAll(rollout) {
		let { list, step, board } = rollout, { planHash, maxParallel } = list, { targets } = board;
		if (planHash === void 0 || targets.length === 0 || board.isDryRun) return;
		let servers = [...new Set(targets.map(({ ofServer }) => ofServer))], rows = [...targets, ...servers.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())], planned = new Map();
		await step.console.during({
			doing: "looking at what would change",
			awaited: () => `${planned.size} of ${rows.length} planned`,
			counts: !0
		}, async () => {
			await inParallel(rows, maxParallel, async (row) => {
				let run = await planTarget(row, rollout, run_run.n1);
				row.approved = run.ended.map(({ run: _, ...plan }) => plan);
				planned.set(row, {
					...row.end,
					...(0, contexts.pJ)(run)
				});
			});
			let hash = planHashOf([...planned.values()]);
			if (hash === void 0 || hash === planHash) return;
			await inParallel(rows, maxParallel, async (row) => {
				let run = await planTarget(row, rollout, run_run.J_);
				if (run.failure?.reason !== "older-commit") return;
				row.approved = (row.approved ?? []).map((plan) => ({
					...plan,
					changes: [],
					isExpected: !1
				}));
				planned.set(row, {
					...row.end,
					...(0, contexts.pJ)(run),
					failure: void 0
				});
			});
		});
		return noteRefusal(planned, planHash, rollout);
	}
	function noteRefusal(planned, planHash, rollout) {
		let { board, step } = rollout, ends = [...planned.values()], interruption = interruptionOf(step.signal), isPlanned = ends.every(({ failure }) => failure === void 0), refusal = planHashOf(ends) === planHash ? void 0 : disagreement(planHash, ends), why = interruption ?? (isPlanned ? refusal : UNPLANNED);
		if (why === void 0) return;
		for (let row of board.targets) board.note(row, { failure: why });
		if (interruption === void 0) for (let [row, { failure }] of planned) failure !== void 0 && board.note(row, {
			outcome: (0, outcome_failure.sG)(failure),
			failure
		});
		return why;
	}
	let UNPLANNED = {
		reason: "plan-incomplete",
		message: "Nothing was written, as not every target could be planned.",
		next: "Fix what failed, then run again."
	};
	function planHashOf(ends) {
		let hashes = ends.flatMap(({ planHash }) => planHash ?? []);
		if (hashes.length < ends.length || hashes.length === 0) return;
		let half = (at) => {
			let halves = hashes.map((hash) => hash.slice(at, at + plan_hash.QR)).sort();
			return (0, external_node_crypto_.createHash)("sha256").update(halves.join("\n")).digest("hex").slice(0, plan_hash.QR);
		};
		return half(0) + half(plan_hash.QR);
	}
	function disagreement(approved, ends) {
		return (0, plan_hash.RV)(approved, {
			planHash: planHashOf(ends),
			results: ends.flatMap(({ site, results }) => results.map((result) => ({
				...result,
				operation: `${site} ${result.operation}`.trim()
			})))
		});
	}
	async function rollOut(targets, list, step) {
		let { clock, console, startedAt } = step, rows = divide(targets, (0, values_rollout.gN)(list.batches, targets.length), step), board = createBoard(rows, () => Math.round(clock.now() - startedAt)), traces = (0, github_traces.m)(rows, step), rollout = {
			step,
			list,
			most: (0, values_rollout.ZK)(list.maxFailures, targets.length),
			board,
			traces,
			foundAt: clock.now()
		};
		saveProgress(rollout);
		let refusal = await approveAll(rollout);
		refusal === void 0 && await console.during({
			doing: "running the targets",
			awaited: () => (0, log_lines.oz)(board.counts()),
			counts: !0
		}, () => runBatches(rollout));
		await traces.end(({ end }) => end, !0);
		return {
			...reportOfList(rollout, board.failures() === 0 ? refusal : void 0),
			durationMs: Math.round(clock.now() - startedAt)
		};
	}
	async function runBatches(rollout) {
		let { board, list, traces } = rollout, batches = [...Map.groupBy(board.targets, ({ end }) => end.batch).values()];
		for (let batch of batches) {
			if (!batch.some((row) => mayBegin(rollout, row))) continue;
			await runBatch(rollout, batch);
			list.batchPauseMs > 0 && batch !== batches.at(-1) && !board.isDryRun && board.failures() <= rollout.most && await checkAgain(batch, rollout);
			saveProgress(rollout);
			await traces.end(({ end }) => end, !1);
		}
	}
	async function runBatch(rollout, batch) {
		let { board, list } = rollout;
		await inParallel([...new Set(batch.flatMap(({ ofServer }) => ofServer.before ?? []))].filter((row) => !board.hasBegun(row)), list.maxParallel, async (row) => {
			whyNot(rollout, row) === void 0 && await runTarget(row, rollout);
		});
		await inParallel(batch, list.maxParallel, async (row) => {
			if (!mayBegin(rollout, row)) return;
			await runTarget(row, rollout);
			await finishServer(rollout, row);
		});
	}
	async function checkAgain(batch, { board, list, step }) {
		let { clock, console, signal } = step, { redact } = step.redactor, patience = {
			clock,
			signal,
			during: console.during
		}, asked = batch.filter(({ end }) => end.outcome === "succeeded");
		try {
			await console.during({ doing: "pausing after the batch (batch-pause)" }, () => clock.sleep(list.batchPauseMs, signal));
			await inParallel(asked, list.maxParallel, async (row) => {
				for (let operation of row.inputs.operations) {
					let { recheck } = await operation.work(), failure = await recheck?.({
						getPage: web_page.W,
						patience,
						redact
					}, row.end.facts?.deploy?.page?.after);
					if (failure === void 0) continue;
					board.note(row, {
						outcome: (0, outcome_failure.sG)(failure),
						failure
					});
					console.info(`✗ ${row.site} on ${row.server}: ${failure.message}`);
				}
			});
		} catch (error) {
			if (!(0, errors.si)(error)) throw error;
		}
	}
	async function finishServer(rollout, { ofServer }) {
		let { board, step } = rollout, { after, targets } = ofServer;
		if (after === void 0 || board.hasBegun(after)) return;
		if (!targets.every(({ end }) => (0, outcome_failure.Kg)(end.outcome))) return;
		let failure = interruptionOf(step.signal);
		failure === void 0 ? await runTarget(after, rollout) : board.note(after, { failure });
	}
	function mayBegin(rollout, row) {
		let failure = whyNot(rollout, row);
		failure !== void 0 && rollout.board.note(row, { failure });
		return failure === void 0;
	}
	function whyNot(rollout, row) {
		let { board, step } = rollout, { signal, startedAt, deadline, checksDue } = step, interruption = interruptionOf(signal);
		if (interruption !== void 0 || row.inputs.dryRun) return interruption;
		let failures = board.failures();
		if (failures > rollout.most) return {
			reason: "max-failures",
			message: `${failures} ${failures === 1 ? "target" : "targets"} had failed, and max-failures is ${rollout.most}.`,
			next: "Fix what failed, then run again with the output unfinished as targets."
		};
		let { before } = row.ofServer;
		if (before !== void 0 && before !== row && (0, outcome_end.WN)(before.end)) return {
			reason: "server-failed",
			message: `The operations of the server ${row.server} had failed.`,
			next: "Fix what failed there first."
		};
		if (row.inputs.rollbackOnFailure && step.clock.now() >= checksDue) return {
			reason: "time-kept-for-rollbacks",
			message: `Two thirds of the timeout of ${(0, duration.a)(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
			next: "Raise timeout, or run again with the output unfinished as targets."
		};
	}
	function reportOfList({ board, step, list }, stopped) {
		let { shard, planHash } = list, targets = board.ends(), hash = planHashOf(targets), another = hash !== void 0 && planHash !== void 0 && hash !== planHash, interruption = interruptionOf(step.signal), failure = stopped ?? (targets.some(({ outcome }) => outcome === "not-run" || interruption !== void 0 && outcome === (0, outcome_failure.sG)(interruption)) ? interruption : void 0) ?? (another ? disagreement(planHash, targets) : void 0), isKnown = targets.every(({ hasChanges }) => hasChanges !== void 0), ends = targets.map(({ outcome }) => outcome).concat(failure === void 0 ? [] : (0, outcome_failure.sG)(failure));
		return {
			outcome: (0, outcome_end.FW)(board.isDryRun ? [...ends, "planned"] : ends),
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
	var host_name = __webpack_require__(7684), site_pattern = __webpack_require__(3080), find_site = __webpack_require__(1687), parse_targets = __webpack_require__(1178), read_list = __webpack_require__(4977);
	async function findTargets(reader, prepared, form, warn) {
		let candidates = await findCandidates(reader, prepared, form, warn);
		(0, read_list.checkServers)(candidates, ({ found }) => found.serverId, form);
		let targets = [];
		for (let candidate of chooseTargets(candidates, form)) {
			let target = await targetOf(candidate, form);
			target !== void 0 && targets.push(target);
		}
		if (form.problems.length > 0) throw new errors.dz(form.problems);
		return targets;
	}
	async function findCandidates(reader, prepared, form, warn) {
		let servers = (0, find_site.U2)(reader), ofServer = Map.groupBy(prepared, ({ inputs }) => inputs.server), listed = new Map(), told = new Set(), candidates = [];
		for (let entry of prepared) {
			let { inputs, site } = entry;
			try {
				if (ofServer.get(inputs.server)?.length === 1 && !(0, site_pattern.Pt)(site)) {
					candidates.push({
						...entry,
						found: await (0, find_site.resolveTarget)(reader, inputs, servers)
					});
					continue;
				}
				let list = listed.get(inputs.server) ?? (0, find_site.ze)(inputs.server, servers, (id) => (0, find_site.Yc)(reader, id));
				listed.set(inputs.server, list);
				candidates.push(...candidatesOf(entry, await list, warn));
			} catch (error) {
				if (!(error instanceof errors.dz)) throw error;
				if (told.has(error)) continue;
				told.add(error);
				for (let { input, expected } of error.problems) (0, parse_targets.UA)(entry, form, expected, input);
			}
		}
		return candidates;
	}
	function candidatesOf(entry, sites, warn) {
		let { site = "", inputs } = entry;
		if (!(0, site_pattern.Pt)(site)) return [{
			...entry,
			found: (0, find_site.Aw)(sites, inputs, !1)
		}];
		let matches = matching(sites.all, site), found = matches.filter(({ domain }) => (0, host_name.u)(domain)), odd = matches.filter(({ domain }) => !(0, host_name.u)(domain)).map(site_presence.Ku);
		odd.length > 0 && warn(`${site} passes over sites whose domains are no names of hosts: ${odd.join(", ")}.`);
		if (found.length === 0) throw sites.unknown(site);
		return found.map((match) => ({
			...entry,
			found: (0, find_site.xS)(sites.serverId, match)
		}));
	}
	function matching(sites, pattern) {
		let matches = (0, site_pattern.Ke)(pattern);
		return sites.filter(({ domain }) => matches(domain)).sort((a, b) => Number(a.domain > b.domain) - Number(a.domain < b.domain));
	}
	function chooseTargets(candidates, form) {
		let namedFirst = candidates.toSorted((a, b) => Number((0, site_pattern.Pt)(a.site)) - Number((0, site_pattern.Pt)(b.site))), chosen = new Map();
		for (let target of namedFirst) {
			let { site = "", found } = target, key = JSON.stringify([found.serverId, typeof found.site == "object" ? found.site.id : site.toLowerCase()]), first = chosen.get(key);
			first === void 0 ? chosen.set(key, target) : (0, site_pattern.Pt)(site) || (0, parse_targets.UA)(target, form, `a target that entry ${first.nth} does not name already: both are ${nameOf(target)}`);
		}
		let taken = new Set(chosen.values());
		return candidates.filter((target) => taken.has(target));
	}
	function nameOf({ site, found }) {
		if (typeof found.site == "object") return `the site ${(0, site_presence.Ku)(found.site)}`;
		return site === void 0 ? `the server with the id ${found.serverId}` : `the site ${site}`;
	}
	async function targetOf(candidate, form) {
		let { found } = candidate, { server } = candidate.inputs, word = candidate.site ?? "", domain = typeof found.site == "object" ? found.site.domain : word;
		if (typeof found.site == "object" && !(0, host_name.u)(domain)) {
			(0, parse_targets.UA)(candidate, form, `a site whose domain is the name of a host, not ${(0, site_presence.Ku)(found.site)}`);
			return;
		}
		let name = (0, site_pattern.Pt)(word) ? domain : word, inputs = domain === word ? candidate.inputs : await (0, read_list.readEntry)(candidate, form, (0, read_list.formOf)(candidate, form, name, domain)), written = (0, site_pattern.Pt)(word) ? writtenFor(candidate, server, name) : candidate.written;
		return inputs && {
			server,
			site: domain,
			inputs,
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
	var targets_form = __webpack_require__(7134), publish = __webpack_require__(1913);
	async function runList({ list, form, step: given }) {
		let [first] = list.entries;
		if (first === void 0) return { report: (0, outcome_end.wX)(void 0, "[]") };
		let { inputs } = first, step = (0, contexts.connect)(inputs, given), { console, client, redactor } = step, about = {
			...inputs,
			server: form.get("server").trim(),
			site: "",
			environmentUrl: void 0
		};
		step.keep(list.given);
		let found = await console.during({ doing: "looking for the targets" }, () => findTargets(client, list.entries, form, console.warning)).catch((error) => ({ failure: (0, publish.m)(error, console.info) }));
		if ("failure" in found) return {
			report: (0, outcome_end.wX)(found.failure, list.given),
			ran: {
				inputs: {
					...about,
					comment: !1
				},
				step
			}
		};
		let targets = list.shard === void 0 ? found : (0, values_rollout.IS)(found, list.shard);
		for (let { site } of targets) (0, targets_form.Sg)((name) => name === "site" ? site : "", redactor);
		let report = await rollOut(targets, list, step), told = report.list && {
			...report.list,
			...inputs.dryRun && { unfinished: list.given }
		};
		return {
			report: {
				...report,
				list: told
			},
			ran: {
				inputs: {
					...about,
					site: told?.shard ?? ""
				},
				step
			}
		};
	}
}) };
