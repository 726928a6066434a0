"use strict";
exports.id = 9901;
exports.ids = [9901];
exports.modules = {
	9901: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { mergeReports: () => mergeReports });
		var external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), count = __webpack_require__(3152), errors = __webpack_require__(8208), inputs_form = __webpack_require__(9243), end = __webpack_require__(8405), failure = __webpack_require__(3434), outcome_of_all = __webpack_require__(5626), inputs = __webpack_require__(917), schemas = __webpack_require__(8395), api = __webpack_require__(3759), outcomes = __webpack_require__(9962), deploy_result = __webpack_require__(9839);
		let document_text = schemas.YjP(), words = (known) => schemas.IeY((word) => typeof word == "string" && Object.hasOwn(known, word)), outcome = words(failure.hS), reason = words(outcomes.i), commit = schemas.YjP().check(api.Fk(/^([0-9a-f]{7,64})?$/)), evidence = schemas.FsL(schemas.pdi((names) => String(names).split(",")), schemas.YOg(words(deploy_result.S4)));
		function output(value, isText = !1) {
			return schemas.FsL(schemas.pdi((given) => {
				if (given === void 0 || given === "") return null;
				return typeof given == "string" && !isText ? JSON.parse(given) : given;
			}), schemas.mee(value));
		}
		let operation = schemas.YjP().check(api.Fk(/^[a-z-]{1,64}$/)), resultRow = schemas.Ikc({
			operation,
			status: schemas.k5n([
				"changed",
				"unchanged",
				"planned",
				"failed",
				"unknown",
				"not-run"
			]),
			changes: schemas.YOg(document_text),
			duration_ms: schemas.aig(),
			error: schemas.lqM(document_text)
		}), planRow = schemas.Ikc({
			operation,
			changes: schemas.YOg(document_text)
		}), targetRow = schemas.Ikc({
			server: document_text,
			site: document_text,
			batch: schemas.aig(),
			outcome: words({
				...failure.hS,
				"not-run": 0
			}),
			changed: output(schemas.zMY()),
			"deployed-commit": output(commit, !0),
			evidence: output(evidence, !0),
			duration_ms: output(schemas.aig()),
			reason: output(reason, !0),
			error: output(document_text, !0),
			next: output(document_text, !0)
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
			let { outcome, reason, message, next, unfinished } = document, isList = document.targets !== null, rows = document.targets ?? rowOfSingle(document), results = document.results?.map((row) => "results" in row ? row.results : [row]) ?? [], plans = document.plan?.map((row) => "plan" in row ? row.plan : [row]) ?? [], targets = rows.map((row, nth) => {
				let own = (isList ? results[nth] : results.flat()) ?? [], plan = (isList ? own.length > 0 && plans.shift() : plans.flat()) || [];
				return targetOf(row, own.map((result, at) => resultOf(result, plan[at]?.changes ?? [])));
			}), first = targets.find(end.WN)?.failure, isOfFirst = first?.reason === reason && message?.startsWith(first?.message.slice(0, 400) ?? ""), isOfTarget = isList ? isOfFirst : targets.length > 0 && outcome !== "cancelled", open = targets.filter((target) => !(0, failure.Kg)(target.outcome) || target.outcome === "planned");
			return {
				targets,
				failure: isOfTarget ? void 0 : failureIn(reason, message, next),
				unfinished: isList || unfinished !== null ? listIn(unfinished ?? "[]") : open.map(entryOf)
			};
		}
		function failureIn(reason, message, next) {
			return reason === null ? void 0 : {
				reason,
				message: message ?? "",
				next: next ?? ""
			};
		}
		function rowOfSingle(document) {
			let { outcome, message: error, "server-id": server, "site-domain": site } = document;
			if (outcome === null || server === null) return [];
			return [{
				...document,
				outcome,
				error,
				server: String(server),
				site: site ?? "",
				batch: 1,
				duration_ms: null
			}];
		}
		function targetOf(row, results) {
			let { server, site, batch, outcome, changed } = row, durationMs = row.duration_ms ?? results.reduce((sum, result) => sum + result.durationMs, 0), hasBegun = durationMs > 0 || results.length > 0, deploy = deployOf(row, results, durationMs);
			return {
				server,
				site,
				batch,
				outcome,
				durationMs,
				results,
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
				...error === void 0 ? {} : { error }
			};
		}
		function deployOf(row, results, durationMs) {
			let { outcome, evidence, "deployed-commit": commit } = row, deploy = results.findLast(({ traits, status }) => traits.deploys && !/not-run|planned/.test(status));
			if (deploy === void 0 && evidence === null && commit === null) return;
			return {
				previousDeployAt: "",
				lastDeployAt: "",
				exitStatus: void 0,
				timeline: [],
				durationMs: deploy?.durationMs ?? durationMs,
				commit: commit ?? void 0,
				evidence: evidence ?? [],
				followed: outcome !== "succeeded" || evidence !== null
			};
		}
		function listIn(text) {
			try {
				let list = JSON.parse(text);
				return Array.isArray(list) ? list : void 0;
			} catch {
				return;
			}
		}
		function entryOf({ server, site }) {
			return site === "" ? { server } : `${server}/${site}`;
		}
		async function mergeReports(source, { info, warning }) {
			(0, inputs_form.Q)(source, inputs.I1);
			let form = (0, inputs_form.D)(source);
			checkOthers(form);
			let runs = pathsOf(form).map((path) => readRun(form, path));
			checkTwice(runs, form);
			if (form.problems.length > 0) return refuse(form.problems);
			for (let { path, document, lost, targets, failure, unfinished } of runs) {
				lost === void 0 ? info(`${path}: ${document?.outcome}, ${(0, count.U)(targets.length, "target")}`) : warning(`${path}: the run did not finish: ${lost}`);
				failure !== void 0 && warning(`${path}: ${failure.message}`);
				unfinished === void 0 && warning(`${path}: its output unfinished is no list of JSON, and is left out. Add it by hand.`);
			}
			let sum = (name) => runs.reduce((all, { document }) => all + (document?.[name] ?? NaN), 0), traffic = {
				requests: sum("requests"),
				retries: sum("retries")
			};
			return {
				report: reportOf(runs),
				traffic: traffic.requests >= 0 ? traffic : null
			};
		}
		function refuse(problems) {
			return {
				report: (0, end.wX)((0, failure.g5)(new errors.dz(problems)), ""),
				traffic: {
					requests: 0,
					retries: 0
				}
			};
		}
		function checkOthers({ get, report }) {
			let isTaken = (name) => /^(reports|report-file|base-url)$/.test(name);
			for (let { name, default: standard = "", secret } of inputs.I1) {
				let isUsual = secret || standard.startsWith("${{") || ["", standard].includes(get(name).trim());
				!isTaken(name) && !isUsual && report(name, "nothing: with reports, nothing is run");
			}
		}
		function pathsOf({ get, report }) {
			return get("reports").split("\n").map((line) => line.trim()).filter(Boolean).flatMap((path) => {
				(0, external_node_path_.dirname)(path).includes("*") && report("reports", "* in the last part of a path only");
				let found = (0, external_node_path_.basename)(path).includes("*") ? (0, external_node_fs_.globSync)(path).sort() : [];
				return found.length === 0 ? [path] : found;
			});
		}
		function readRun(form, path) {
			let file = form.readFile(path, 16), document = "value" in file ? readDocument(file.value) : void 0;
			if (document === void 0) return {
				path,
				document,
				lost: "value" in file ? "its file is no report of a run" : `expected ${file.expected}`,
				targets: [],
				failure: void 0,
				unfinished: []
			};
			return {
				path,
				document,
				lost: document.outcome === null ? "it was killed, or is not over" : void 0,
				...runOfDocument(document)
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
		function reportOf(runs) {
			let targets = runs.flatMap((run) => run.targets), failures = runs.flatMap(({ failure }) => failure ?? []), cancelled = failures.find(({ reason }) => reason === "cancelled"), unfinished = JSON.stringify(runs.flatMap((run) => run.unfinished ?? [])), isOfAny = (name) => {
				let known = runs.map(({ document, lost }) => lost === void 0 ? document?.[name] ?? null : null);
				return runs.some(({ document }) => document?.[name] === !0) || (known.includes(null) ? null : !1);
			};
			return {
				outcome: outcomeOf(runs),
				targets,
				durationMs: 0,
				failure: cancelled ?? failureOfLost(runs) ?? failures[0],
				results: targets.flatMap(({ results }) => results),
				changed: isOfAny("changed"),
				hasChanges: isOfAny("has-changes") ?? void 0,
				list: {
					shard: void 0,
					unfinished,
					isMerged: !0
				}
			};
		}
		function outcomeOf(runs) {
			let ends = runs.flatMap(({ document, targets }) => {
				let end = document?.outcome ?? "unknown";
				return [...end === "succeeded" ? [] : [end], ...targets.map(({ outcome }) => outcome)];
			});
			return ends.length > 0 && ends.every((end) => end === "rejected") ? "rejected" : (0, outcome_of_all.F)(ends);
		}
		function failureOfLost(runs) {
			let lines = runs.flatMap(({ path, lost }) => lost === void 0 ? [] : [`${path}: ${lost}`]);
			if (lines.length === 0) return;
			return {
				reason: "run-unfinished",
				message: ["Some runs did not finish.", ...lines].join("\n"),
				next: "Look at their sites. Then run again what unfinished lists, and all targets of a run whose report is missing."
			};
		}
	}),
	5626: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => outcomeOfAll });
		function outcomeOfAll(ends) {
			let has = (...outcomes) => ends.some((end) => outcomes.includes(end));
			if (has("cancelled")) return "cancelled";
			if (has("failed", "rejected")) return "failed";
			if (has("unknown")) return "unknown";
			if (has("timed_out")) return "timed_out";
			if (has("planned")) return "planned";
			return ends.length > 0 && ends.every((end) => end === "superseded") ? "superseded" : "succeeded";
		}
	})
};
