"use strict";
exports.id = 816;
exports.ids = [816];
exports.modules = { 9816: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { mergeReports: () => mergeReports });
	var external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(8208), end = __webpack_require__(8405), failure = __webpack_require__(3434), inputs = __webpack_require__(917), dist = __webpack_require__(8815), schemas = __webpack_require__(8395), api = __webpack_require__(3759), outcomes = __webpack_require__(9962), operations = __webpack_require__(834), deploy_result = __webpack_require__(9839);
	let run_document_text = schemas.YjP(), size = schemas.IeY((given) => typeof given == "number" && given >= 0 && given <= 2 ** 53 - 1), words = (known) => schemas.IeY((word) => typeof word == "string" && Object.hasOwn(known, word)), resultRow = schemas.Ikc({
		operation: run_document_text.check(api.Fk(/^[a-z-]{1,64}$/)),
		status: schemas.k5n([
			"changed",
			"unchanged",
			"planned",
			"failed",
			"unknown",
			"not-run"
		]),
		changes: schemas.YOg(run_document_text),
		duration_ms: size,
		error: schemas.lqM(run_document_text)
	}), names = schemas.pdi((list) => String(list).split(",").filter(Boolean)), fieldsOfAll = {
		changed: schemas.lqM(schemas.zMY()),
		reason: schemas.lqM(words(outcomes.t)),
		next: schemas.lqM(run_document_text),
		"deployed-commit": schemas.lqM(run_document_text.check(api.Fk(/^([0-9a-f]{7,64})?$/))),
		evidence: schemas.lqM(schemas.FsL(names, schemas.YOg(words(deploy_result.S4))))
	}, targetRow = schemas.Ikc({
		server: run_document_text,
		site: run_document_text,
		batch: size,
		outcome: words({
			...failure.hS,
			"not-run": 0
		}),
		...fieldsOfAll,
		duration_ms: schemas.lqM(size),
		error: schemas.lqM(run_document_text)
	}), runDocument = schemas.Ikc({
		...fieldsOfAll,
		outcome: schemas.lqM(words(failure.hS)),
		message: schemas.lqM(run_document_text),
		"has-changes": schemas.lqM(schemas.zMY()),
		requests: schemas.lqM(size),
		retries: schemas.lqM(size),
		targets: schemas.lqM(schemas.YOg(targetRow)),
		unfinished: schemas.lqM(run_document_text),
		results: schemas.lqM(schemas.YOg(schemas.KCZ([resultRow, schemas.Ikc({ results: schemas.YOg(resultRow) })]))),
		"server-id": schemas.lqM(size),
		"site-domain": schemas.lqM(run_document_text)
	});
	function readDocument(json) {
		try {
			return runDocument.safeParse(JSON.parse(json, (_, value) => value ?? void 0)).data;
		} catch {
			return;
		}
	}
	function runOf(path, document, lost) {
		let { outcome, reason, message = "", next = "", targets: listed, unfinished: rest } = document, results = document.results?.map((row) => "results" in row ? row.results : [row]) ?? [], targets = (listed ?? rowOfSingle(document)).map((row, nth) => targetEndOf(row, (listed ? results[nth] : results.flat()) ?? [])), isOfTarget = outcome === "superseded" || targets.find(end.WN)?.failure?.reason === reason, open = targets.filter((target) => !(0, failure.Kg)(target.outcome) || target.outcome === "planned"), entries = open.map(({ server, site }) => site === "" ? { server } : `${server}/${site}`), unfinished = rest === void 0 ? entries : listIn(rest);
		return {
			path,
			document,
			targets,
			failure: reason === void 0 || isOfTarget ? void 0 : {
				reason,
				message,
				next
			},
			unfinished,
			lost: lost ?? doubtIn(document, targets, open.length > 0 || unfinished?.length !== 0)
		};
	}
	let NO_REPORT = "its file is no report of a run";
	function doubtIn(document, targets, leavesSome) {
		let { outcome, reason, targets: listed } = document;
		if (outcome === void 0) return "it was killed, or is not over";
		if (!((0, failure.Kg)(outcome) ? listed || targets.length > 0 : reason || targets.some(end.WN))) return NO_REPORT;
		if (!(0, failure.Kg)(outcome) || outcome === "planned" || !leavesSome) return;
		return `its outcome is ${outcome}, but not all its targets are done`;
	}
	function rowOfSingle(document) {
		let { outcome, message: error, "server-id": server, "site-domain": site = "" } = document;
		if (outcome === void 0 || server === void 0) return [];
		return [{
			...document,
			outcome,
			error,
			server: String(server),
			site,
			batch: 1
		}];
	}
	function targetEndOf(row, rows) {
		let { server, site, batch, outcome, reason, error: message = "", next = "", evidence = [] } = row, results = rows.map((result) => operationEndOf(result, reason)), durationMs = row.duration_ms ?? results.reduce((sum, result) => sum + result.durationMs, 0), last = results.findLast((end) => end.traits.deploys && !/not-run|planned/.test(end.outcome)), commit = row["deployed-commit"] || void 0, deploy = {
			...(0, deploy_result.$)(outcome !== "succeeded" || evidence.length > 0, null),
			durationMs: last?.durationMs ?? durationMs,
			commit,
			evidence
		}, wasDeployed = last !== void 0 || evidence.length > 0 || commit !== void 0;
		return {
			server,
			site,
			batch,
			outcome,
			durationMs,
			results,
			changed: row.changed ?? null,
			failure: reason && {
				reason,
				message,
				next
			},
			fromMs: durationMs > 0 ? 0 : void 0,
			facts: wasDeployed ? {
				serverId: 0,
				site: "missing",
				repository: "unknown",
				deploy
			} : void 0
		};
	}
	function operationEndOf(row, reason = "run-unfinished") {
		let { operation, status, changes, error, duration_ms: durationMs } = row, unknown = {
			name: operation,
			summary: "",
			scope: "site"
		};
		return {
			operation,
			traits: operations.z.find(({ name }) => name === operation) ?? unknown,
			outcome: status,
			failure: error === void 0 ? void 0 : {
				reason,
				message: error,
				next: ""
			},
			planned: [],
			changes,
			wrote: status === "changed",
			durationMs
		};
	}
	function listIn(text) {
		try {
			let list = (0, dist.qg)(text);
			return Array.isArray(list) ? list : void 0;
		} catch {
			return;
		}
	}
	async function mergeReports(form, { warning }) {
		checkOthers(form);
		let runs = pathsOf(form).map((path) => readReport(form, path));
		checkTwice(runs, form);
		if (form.problems.length > 0) return { report: (0, end.wX)((0, failure.g5)(new errors.dz(form.problems)), "") };
		for (let { path, lost, failure, unfinished } of runs) {
			lost !== void 0 && warning(`${path}: the run did not finish: ${lost}`);
			failure !== void 0 && warning(`${path}: ${failure.message}`);
			unfinished === void 0 && warning(`${path}: its output unfinished is no list, and is left out. Add it by hand.`);
		}
		let sum = (name) => {
			let known = runs.flatMap(({ document }) => document[name] ?? []);
			return known.length === runs.length ? known.reduce((all, one) => all + one, 0) : void 0;
		};
		return {
			report: reportOf(runs),
			traffic: {
				requests: sum("requests"),
				retries: sum("retries")
			}
		};
	}
	function checkOthers({ get, report }) {
		for (let { name, default: standard = "", expression, secret } of inputs.I1) {
			let isUsual = secret || expression || ["", standard].includes(get(name).trim());
			!/^(reports|base-url)$/.test(name) && !isUsual && report(name, "nothing: with reports, nothing is run");
		}
	}
	function pathsOf({ get }) {
		return (get("reports").match(/\S.*/g) ?? []).flatMap((line) => {
			let path = line.trimEnd(), found = path.includes("*") ? (0, external_node_fs_.globSync)(path).sort() : [];
			return found.length === 0 ? [path] : found;
		});
	}
	function readReport(form, path) {
		let file = form.readFile(path, 16), document = "value" in file ? readDocument(file.value) : void 0, why = "value" in file ? NO_REPORT : `expected ${file.expected} (looked at ${(0, external_node_path_.resolve)(path)})`;
		return runOf(path, document ?? {}, document === void 0 ? why : void 0);
	}
	function checkTwice(runs, { report }) {
		let known = new Map();
		for (let { path, document, targets, unfinished = [] } of runs) {
			let isEmpty = targets.length === 0 && unfinished.length === 0, names = [(0, external_node_path_.resolve)(path), ...isEmpty ? [] : [JSON.stringify(document)]], [first] = names.flatMap((name) => known.get(name) ?? []);
			first !== void 0 && report("reports", `each document once; ${path} is the same as ${first}`);
			for (let name of names) known.set(name, path);
		}
	}
	function reportOf(runs) {
		let targets = runs.flatMap((run) => run.targets), failures = runs.flatMap(({ failure }) => failure ?? []), cancelled = failures.find(({ reason }) => reason === "cancelled"), left = new Set(runs.flatMap((run) => run.unfinished ?? []).map((entry) => JSON.stringify(entry))), isOfAny = (name) => {
			let isKnown = runs.every(({ document, lost }) => lost === void 0 && document[name] === !1);
			return runs.some(({ document }) => document[name]) || !isKnown && void 0;
		};
		return {
			outcome: outcomeOfRuns(runs),
			targets,
			durationMs: 0,
			failure: cancelled ?? failureOfLost(runs) ?? failures[0],
			results: targets.flatMap(({ results }) => results),
			changed: isOfAny("changed") ?? null,
			hasChanges: isOfAny("has-changes"),
			list: {
				shard: void 0,
				unfinished: `[${[...left].join()}]`,
				isMerged: !0
			}
		};
	}
	function outcomeOfRuns(runs) {
		let ends = runs.flatMap(({ document: { outcome = "unknown" }, targets, lost }) => [
			...lost === void 0 ? [] : ["unknown"],
			...outcome === "succeeded" ? [] : [outcome],
			...targets.map((target) => target.outcome)
		]);
		return ends.length > 0 && ends.every((end) => end === "rejected") ? "rejected" : (0, end.FW)(ends);
	}
	function failureOfLost(runs) {
		let lines = runs.flatMap(({ path, lost }) => lost === void 0 ? [] : [`${path}: ${lost}`]);
		if (lines.length === 0) return;
		return {
			reason: "run-unfinished",
			message: ["Some runs did not finish.", ...lines].join("\n"),
			next: "If a path is misspelled, correct it. Else look at the sites of these runs; then run again what unfinished lists, and all targets of a run whose report is missing."
		};
	}
}) };
