"use strict";
exports.id = 901;
exports.ids = [901];
exports.modules = { 9901: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { mergeReports: () => mergeReports });
	var external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), count = __webpack_require__(3152), errors = __webpack_require__(8208), inputs_form = __webpack_require__(9243), end = __webpack_require__(8405), inputs = __webpack_require__(917), schemas = __webpack_require__(8395), api = __webpack_require__(3759), outcomes = __webpack_require__(9962), deploy_result = __webpack_require__(9839), failure = __webpack_require__(3434);
	let document_text = schemas.YjP(), words = (known) => schemas.IeY((word) => typeof word == "string" && Object.hasOwn(known, word)), outcome = words(failure.hS), reason = words(outcomes.i), commit = schemas.YjP().check(api.Fk(/^([0-9a-f]{7,64})?$/)), evidence = schemas.FsL(schemas.pdi((names) => String(names).split(",").filter((name) => name !== "")), schemas.YOg(words(deploy_result.S4)));
	function output(value, isText = !1) {
		return schemas.FsL(schemas.pdi((given) => {
			if (given === void 0 || given === "") return null;
			return typeof given == "string" && !isText ? JSON.parse(given) : given;
		}), schemas.mee(value));
	}
	let operation = schemas.YjP().check(api.Fk(/^[a-z-]{1,64}$/)), texts = schemas.YOg(document_text), resultRow = schemas.Ikc({
		operation,
		status: schemas.k5n([
			"changed",
			"unchanged",
			"planned",
			"failed",
			"unknown",
			"not-run"
		]),
		changes: texts,
		duration_ms: schemas.aig(),
		error: schemas.lqM(document_text)
	}), planRow = schemas.Ikc({
		operation,
		changes: texts
	}), targetRow = schemas.Ikc({
		server: document_text,
		site: document_text,
		batch: schemas.aig(),
		outcome: schemas.KCZ([outcome, schemas.euz("not-run")]),
		changed: schemas.Rvf(schemas.mee(schemas.zMY()), null),
		"deployed-commit": schemas.Rvf(commit, ""),
		evidence: schemas.Rvf(evidence, []),
		duration_ms: schemas.Rvf(schemas.aig(), 0),
		reason: schemas.lqM(reason),
		error: schemas.Rvf(document_text, ""),
		next: schemas.Rvf(document_text, "")
	}), runDocument = schemas.Ikc({
		outcome: output(outcome, !0),
		reason: output(reason, !0),
		message: output(document_text, !0),
		next: output(document_text, !0),
		changed: output(schemas.zMY()),
		"has-changes": output(schemas.zMY()),
		requests: output(schemas.aig()),
		retries: output(schemas.aig()),
		targets: output(schemas.YOg(targetRow)),
		unfinished: output(document_text, !0),
		results: output(schemas.YOg(schemas.KCZ([resultRow, schemas.Ikc({ results: schemas.YOg(resultRow) })]))),
		plan: output(schemas.YOg(schemas.KCZ([planRow, schemas.Ikc({ plan: schemas.YOg(planRow) })]))),
		"server-id": output(schemas.aig()),
		"site-domain": output(document_text, !0),
		"deployed-commit": output(commit, !0),
		evidence: output(evidence, !0)
	});
	function readDocument(json) {
		try {
			return runDocument.safeParse(JSON.parse(json)).data;
		} catch {
			return;
		}
	}
	var operations = __webpack_require__(4901);
	function runOfDocument(document) {
		let failure = failureIn(document.reason, document.message, document.next), isList = document.targets !== null, rows = document.targets ?? rowOfSingle(document), results = resultsIn(document), plans = document.plan?.map((row) => "plan" in row ? row.plan : [row]) ?? [], planned = 0, targets = rows.map((row, nth) => {
			let own = (isList ? results[nth] : results.flat()) ?? [];
			return targetOf(row, own, (isList ? own.length > 0 && plans[planned++] : plans.flat()) || []);
		}), first = targets.find(end.WN)?.failure, isOfFirst = first?.reason === failure?.reason && failure?.message.startsWith(startOf(first?.message)), isOfTarget = isList ? isOfFirst : targets.length > 0 && document.outcome !== "cancelled", open = targets.filter(({ outcome }) => outcome !== "succeeded" && outcome !== "superseded");
		return {
			targets,
			failure: isOfTarget ? void 0 : failure,
			unfinished: isList || document.unfinished !== null ? listIn(document.unfinished) : open.map(entryOf)
		};
	}
	function resultsIn({ results }) {
		return results?.map((row) => "results" in row ? row.results : [row]) ?? [];
	}
	let startOf = (text = "") => text.slice(0, 400);
	function failureIn(reason, message, next) {
		return reason ? {
			reason,
			message: message ?? "",
			next: next ?? ""
		} : void 0;
	}
	function rowOfSingle(document) {
		let { outcome, reason, message, next } = document;
		if (outcome === null || document["server-id"] === null) return [];
		let times = resultsIn(document).flat();
		return [{
			server: String(document["server-id"]),
			site: document["site-domain"] ?? "",
			batch: 1,
			outcome,
			changed: document.changed,
			"deployed-commit": document["deployed-commit"] ?? "",
			evidence: document.evidence ?? [],
			duration_ms: times.reduce((sum, row) => sum + row.duration_ms, 0),
			reason: reason ?? void 0,
			error: message ?? "",
			next: next ?? ""
		}];
	}
	function targetOf(row, results, plan) {
		let { server, site, batch, outcome, changed, duration_ms: durationMs } = row, own = results.map((result, nth) => resultOf(result, plan[nth]?.changes ?? [])), hasBegun = durationMs > 0 || results.length > 0, deploy = deployOf(row, own);
		return {
			server,
			site,
			batch,
			outcome,
			durationMs,
			results: own,
			changed,
			failure: failureIn(row.reason, row.error, row.next),
			span: hasBegun ? {
				fromMs: 0,
				toMs: durationMs
			} : void 0,
			facts: deploy && {
				serverId: 0,
				site: "missing",
				repository: "unknown",
				deploy
			}
		};
	}
	function resultOf(row, planned) {
		let { operation, status, changes, duration_ms: durationMs, error } = row;
		return {
			operation,
			traits: operations.z.find(({ name }) => name === operation) ?? {
				name: operation,
				summary: "",
				scope: "site"
			},
			status,
			planned,
			changes,
			wrote: status === "changed",
			durationMs,
			...error !== void 0 && { error }
		};
	}
	function deployOf(row, results) {
		let { evidence, outcome } = row, deploy = results.findLast(({ traits, status }) => traits.deploys && status !== "not-run");
		if (!(evidence.length > 0 || row["deployed-commit"] !== "") && (deploy === void 0 || deploy.status === "planned")) return;
		return {
			previousDeployAt: "",
			lastDeployAt: "",
			exitStatus: void 0,
			timeline: [],
			evidence,
			durationMs: deploy?.durationMs ?? row.duration_ms,
			commit: row["deployed-commit"] || void 0,
			followed: outcome !== "succeeded" || evidence.length > 0
		};
	}
	function listIn(text) {
		try {
			let list = JSON.parse(text || "[]");
			return Array.isArray(list) ? list : void 0;
		} catch {
			return;
		}
	}
	function entryOf({ server, site }) {
		return site === "" ? { server } : `${server}/${site}`;
	}
	let NONE = {
		targets: [],
		failure: void 0,
		unfinished: []
	};
	async function mergeReports(source, notes) {
		(0, inputs_form.Q)(source, inputs.I1);
		let form = (0, inputs_form.D)(source);
		checkOthers(form);
		let runs = pathsOf(form).map((path) => readRun(form, path));
		checkTwice(runs, form);
		if (form.problems.length > 0) throw new errors.dz(form.problems);
		tell(runs, notes);
		let known = runs.flatMap(({ document }) => document ?? []), sum = (name) => known.reduce((all, document) => all + (document[name] ?? 0), 0), traffic = runs.every(({ document }) => document?.requests != null && document.retries != null) ? {
			requests: sum("requests"),
			retries: sum("retries")
		} : void 0;
		return {
			report: reportOf(runs, known),
			merged: { traffic }
		};
	}
	function checkOthers({ get, report }) {
		for (let { name, default: standard = "", secret } of inputs.I1) !(secret !== void 0 || standard.startsWith("${{") || /^(reports|base-url)$/.test(name)) && !["", standard].includes(get(name).trim()) && report(name, "nothing: with reports, nothing is run");
	}
	function pathsOf({ get, report }) {
		return get("reports").split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "").flatMap((path) => {
			(0, external_node_path_.dirname)(path).includes("*") && report("reports", "* in the last part of a path only");
			let found = (0, external_node_path_.basename)(path).includes("*") ? (0, external_node_fs_.globSync)(path).sort() : [];
			return found.length === 0 ? [path] : found;
		});
	}
	function readRun(form, path) {
		let file = form.readFile(path, 16);
		if ("expected" in file) return {
			...NONE,
			path,
			document: void 0,
			unfinishedAs: `expected ${file.expected}`
		};
		let document = readDocument(file.value), unfinishedAs = document === void 0 ? "its file is no report of a run" : "it was killed, or is not over";
		return {
			...document === void 0 ? NONE : runOfDocument(document),
			path,
			document,
			unfinishedAs: document?.outcome ? void 0 : unfinishedAs
		};
	}
	function checkTwice(runs, { report }) {
		let known = new Map();
		for (let { path, document, targets, unfinished } of runs) {
			let isEmpty = targets.length === 0 && unfinished?.length === 0, names = [(0, external_node_path_.resolve)(path), ...isEmpty ? [] : [JSON.stringify(document)]], [first] = names.flatMap((name) => known.get(name) ?? []);
			first !== void 0 && report("reports", `each document once; ${path} is the same as ${first}`);
			for (let name of names) known.set(name, path);
		}
	}
	function tell(runs, { info, warning }) {
		for (let { path, document, unfinishedAs, targets, failure, unfinished } of runs) {
			unfinishedAs === void 0 ? info(`${path}: ${document?.outcome}, ${(0, count.U)(targets.length, "target")}`) : warning(`${path}: the run did not finish; ${unfinishedAs}`);
			failure !== void 0 && warning(`${path}: ${failure.message}`);
			unfinished === void 0 && warning(`${path}: its output unfinished is no list of JSON, so it is left out here. Add it by hand.`);
		}
	}
	function reportOf(runs, known) {
		let targets = runs.flatMap((run) => run.targets), open = runs.filter(({ unfinishedAs }) => unfinishedAs !== void 0), isWhole = open.length === 0, failures = runs.flatMap(({ failure }) => failure ?? []), failure = failures.find(({ reason }) => reason === "cancelled") ?? unfinishedOf(open) ?? failures[0], all = (name) => known.map((document) => document[name]), isSure = (values) => isWhole && !values.includes(null), changes = all("has-changes");
		return {
			outcome: outcomeOf(runs),
			targets,
			failure,
			durationMs: 0,
			results: targets.flatMap(({ results }) => results),
			changed: all("changed").includes(!0) || !isSure(all("changed")) && null,
			hasChanges: changes.includes(!0) || !isSure(changes) && void 0,
			list: {
				shard: void 0,
				unfinished: JSON.stringify(runs.flatMap(({ unfinished = [] }) => unfinished)),
				isMerged: !0
			}
		};
	}
	function outcomeOf(runs) {
		let ends = runs.filter(({ document, targets }) => document?.outcome !== "succeeded" || targets.length > 0).map(({ document }) => document?.outcome ?? "unknown");
		return ends.length > 0 && ends.every((end) => end === "rejected") ? "rejected" : (0, end.FW)(ends);
	}
	function unfinishedOf(open) {
		if (open.length === 0) return;
		let lines = open.map(({ path, unfinishedAs }) => `${path}: ${unfinishedAs}`);
		return {
			reason: "run-unfinished",
			message: [`${open.length === 1 ? "A run" : `${open.length} runs`} did not finish.`, ...lines].join("\n"),
			next: "Look at the sites of these runs, then run again: what the output unfinished lists, and all targets of a run whose document is missing."
		};
	}
}) };
