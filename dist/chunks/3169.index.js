"use strict";
exports.id = 3169;
exports.ids = [3169, 3822];
exports.modules = {
	5926: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hE: () => getDeployments,
			i8: () => getDeployment,
			qU: () => deploymentsIn,
			uZ: () => getDeploymentLog
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let numberOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.nd), textOrNone = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())), commit = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Il(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[0-9a-f]{7,64}$/))), deployment = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _deployments_js__WEBPACK_IMPORTED_MODULE_0__.deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			commit_hash: commit,
			log_id: numberOrNone,
			created_at: textOrNone
		}), deploymentLog = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			deployment_id: _deployments_js__WEBPACK_IMPORTED_MODULE_0__.deploymentId,
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			content: textOrNone,
			log_id: numberOrNone
		}), deployments = "/api/servers/{server}/sites/{site}/deployments", getDeployments = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(deployments, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.L$)(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.H2)), getDeployment = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(`${deployments}/{deployment}`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.g1)(deployment)), getDeploymentLog = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.KW)(`${deployments}/{deployment}/log`, (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_1__.g1)(deploymentLog), { mayBeLong: !0 });
		function deploymentsIn(items) {
			return items.flatMap((item) => deployment.safeParse(item).data ?? []);
		}
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
	3169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var advice = __webpack_require__(8966), errors = __webpack_require__(8208), site_repository = __webpack_require__(2109), operation = __webpack_require__(83), schemas = __webpack_require__(8395), deployment_records = __webpack_require__(5926), deployments = __webpack_require__(2304), api_endpoint = __webpack_require__(8495), servers = __webpack_require__(5236), site_parts = __webpack_require__(7934), sites = __webpack_require__(8656), kinds = __webpack_require__(4497), yaml_texts = __webpack_require__(4538);
		let EVERY = "every deploy", site = {
			usedFor: EVERY,
			fields: "id domain web_directory blogapp webframework project_root last_deploy_at created_at",
			further: "server_id deploy_script project_type system_user php_version health_url notification_urls has_repository\n    repository quick_deploy status current_deploy_log"
		}, log = {
			fields: "description content site_id server_id created_at",
			further: "id type"
		}, calls = {
			servers: {
				endpoint: servers.getServers,
				usedFor: EVERY,
				fields: "id name ip_address php_version sqldb_version sites_count status created_at"
			},
			sites: {
				endpoint: sites.getSites,
				...site
			},
			site: {
				endpoint: sites.getSite,
				...site
			},
			log: {
				endpoint: sites.getDeployLog,
				usedFor: EVERY,
				...log,
				ifMissing: "no deploy yet"
			},
			deployments: {
				endpoint: deployment_records.hE,
				usedFor: "deploy",
				ifMissing: "not shown"
			},
			script: {
				endpoint: deployments.getDeployScript,
				usedFor: "update-deploy-script"
			}
		}, allCalls = [
			...Object.values(calls),
			{
				endpoint: site_parts.getEnv,
				usedFor: "sync-env",
				ifMissing: "no .env yet"
			},
			{
				endpoint: servers.getServerLogs,
				usedFor: "show-server-logs",
				...log
			},
			...kinds.E.map(({ name, endpoints, declared }) => {
				let further = `id status site_id server_id created_at ${Object.keys(declared.shape).join(" ")}`;
				return {
					endpoint: endpoints.list,
					usedFor: `sync-${name}`,
					further
				};
			})
		], isNeeded = ({ usedFor }) => usedFor === EVERY, asItCame = schemas.IeY();
		async function ask(reader, call, target) {
			let endpoint = {
				...call.endpoint,
				answer: asItCame,
				withHeaders: !0
			}, without = (words, error) => ({
				...call,
				words,
				error,
				records: []
			});
			try {
				let answer = await reader.read(endpoint, target, { attempts: 2 }), { error: wrong } = call.endpoint.answer.safeParse(answer.json), records = [(0, api_endpoint.oA)(answer.json)].flat().filter(yaml_texts.jh);
				if (wrong === void 0) return {
					...call,
					...answer,
					words: shapeOf(answer.json),
					records
				};
				let where = [...new Set(wrong.issues.map(({ path }) => path.join(".") || "the answer"))].slice(0, 3).join(", "), request = `GET ${endpoint.path}`, message = `The answer to ${request} has an unexpected shape (${where}).`, error = new errors.hD("ambiguous", request, message, { status: 200 });
				return without(`cannot be read: unexpected shape (${where})`, error);
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				return (0, errors.c4)(error) && call.ifMissing !== void 0 ? without(`404: ${call.ifMissing}`) : without(wordsOfFailure(error), error);
			}
		}
		function shapeOf(json) {
			let inner = (0, api_endpoint.oA)(json), wrapped = inner === json ? "" : " in data", paged = (0, yaml_texts.jh)(json) && ("meta" in json || "links" in json) ? ", in pages" : "";
			if (Array.isArray(inner)) return `a list${wrapped}${paged}`;
			return (0, yaml_texts.jh)(inner) ? `a record${wrapped}` : typeof inner == "string" ? `a text${wrapped}` : "null";
		}
		function wordsOfFailure({ status = 0, reason }) {
			if (reason === "too-large") return "cannot be read: too large";
			if (status === 0) return "no answer";
			return status < 300 ? "cannot be read: not JSON" : `refused: status ${status}`;
		}
		var groups = __webpack_require__(7642), translation = __webpack_require__(9535), count = __webpack_require__(3152), script_frame = __webpack_require__(3822), site_presence = __webpack_require__(4156);
		function findingsOf(answers, databases, listed) {
			let shown = (...of) => of.flatMap((call) => answers.get(call)?.records ?? []), [servers, sites] = [shown(calls.servers), shown(calls.site, calls.sites)], [site = {}] = sites, all = [...answers.values()], records = allCalls.slice(Object.keys(calls).length).filter(({ further }) => further !== void 0), end = endRow(answers, site), ofSite = [
				end,
				"current_deploy_log" in site ? [
					"live text",
					"current_deploy_log",
					"lines are printed as the deploy prints them"
				] : [
					"live text",
					"none",
					"lines are printed when the log has them, on some services only at the end"
				],
				logRow(shown(calls.log), answers.get(calls.log)),
				unusualRow(site)
			], isOfSite = answers.has(calls.site), rows = [
				...isOfSite ? ofSite : [],
				rateRow(all),
				...fieldRows("a server", servers, calls.servers),
				...fieldRows("the site", sites, calls.site),
				...fieldRows("the log", shown(calls.log), calls.log),
				...records.flatMap((call) => fieldRows(call.usedFor, shown(call), call))
			], answered = all.map(({ endpoint, words, usedFor }) => [
				`GET ${endpoint.path}`,
				words,
				usedFor
			]), yaml = suggestWords(servers, sites, databases), list = listed.map(({ server, sites: names }) => [server, names.join(", ") || "no sites"]);
			return {
				verdict: verdictOf(all, isOfSite ? end : void 0, yaml),
				tables: [
					...list.length > 0 ? [{
						head: ["Server", "Sites"],
						rows: list
					}] : [],
					{
						head: [
							"Subject",
							"This service",
							"What it means"
						],
						rows: rows.filter(([, cell]) => cell !== "")
					},
					{
						head: [
							"Call",
							"Answer",
							"Used for"
						],
						rows: answered
					}
				],
				yaml,
				page: "docs/check-service.md"
			};
		}
		function verdictOf(all, end, yaml) {
			let failed = all.filter(({ error }) => error !== void 0);
			if (failed.some(isNeeded)) return "not supported as it is: a call that every deploy needs has failed";
			let [best = ""] = end?.[1].split(", ") ?? [], { length: words } = yaml.filter((line) => !/^(?:# )? /.test(line));
			return [
				end === void 0 ? "supported as far as can be seen without a site" : "supported",
				end && `deploys will be judged by ${JUDGES.get(best) ?? `their end alone, so ${TELL_IT}`}`,
				words > 0 && `${(0, count.U)(words, "word")} ${words === 1 ? "needs" : "need"} a vocabulary`,
				failed.length > 0 && `${(0, count.U)(failed.length, "call")} had no good answer`
			].filter(Boolean).join("; ");
		}
		let JUDGES = new Map([
			["deployments with ids", "the status of the deployment"],
			["exit report", "the exit report of the script"],
			["status", "the status of the site"]
		]);
		function endRow(answers, site) {
			let script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null, shown = [
				[
					"deployments with ids",
					answers.get(calls.deployments)?.words.startsWith("a list"),
					"if the trigger answers with an id, the status of that deployment decides"
				],
				[
					"exit report",
					(0, script_frame.KL)(script),
					"the script itself tells how it ended, and which commit it deployed"
				],
				[
					"status",
					typeof site.status == "string",
					STATUS_DECIDES
				],
				[
					"last_deploy_at",
					"last_deploy_at" in site,
					`shows an end, but not whether it worked: ${TELL_IT}`
				]
			].filter(([, isShown]) => isShown), [[best, , meaning] = [
				"nothing",
				!1,
				`cannot be seen: ${TELL_IT}`
			]] = shown;
			return [
				"end of a deploy",
				shown.map(([sign]) => sign).join(", ") || best,
				meaning
			];
		}
		let STATUS_DECIDES = "decides, if it is seen to change; the exit report of update-deploy-script tells more", TELL_IT = "run update-deploy-script before deploy, or a health check";
		function logRow(entries, log) {
			if (log?.error !== void 0) return [
				"log",
				log.words,
				"neither patterns nor the exit report can be read"
			];
			if (entries.length === 0) return [
				"log",
				"no entry",
				"deploy once, and check again"
			];
			let fields = [
				"type",
				"id",
				"created_at",
				"content"
			].filter((field) => namesOf(entries).includes(field)), shown = `${log?.words.startsWith("a list") ? "a list" : "the latest entry"} with ${fields.join(", ")}`;
			return fields.includes("content") ? [
				"log",
				shown,
				"patterns and the exit report are read from it"
			] : [
				"log",
				shown,
				"each text is read by its id, which costs a request"
			];
		}
		function unusualRow({ status, last_deploy_at: at }) {
			return [
				"unusual values",
				[typeof status == "string" && (0, site_presence.uD)(status) === void 0 && "status", typeof at == "string" && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && "last_deploy_at"].filter(Boolean).join(", "),
				"nothing is concluded from them alone"
			];
		}
		function rateRow(all) {
			let last = (name) => all.map(({ header }) => header?.(name)).findLast((text) => text !== void 0 && /^\d{1,9}$/.test(text)), [limit, rest] = [last("x-ratelimit-limit"), last("x-ratelimit-remaining")], shown = [limit && `${limit} requests`, rest && `${rest} of them left`].filter(Boolean).join(", ");
			return shown === "" ? [
				"rate limit",
				"not shown",
				"60 requests a minute are usual; after a refusal a run waits"
			] : [
				"rate limit",
				shown,
				"a run asks less often when 10 or fewer are left"
			];
		}
		function fieldRows(of, records, { fields = "", further = "" }) {
			if (records.length === 0) return [];
			let shown = namesOf(records), document = fields.split(" ").filter((name) => name !== ""), known = new Set([...document, ...further.split(/\s+/)]), more = shown.filter((name) => !known.has(name)), missing = document.filter((name) => !shown.includes(name)), use = fields === "" ? "new records may need them: see extra" : "not used";
			return [[
				`${of} also has`,
				listNames(more),
				use
			], [
				`${of} lacks`,
				listNames(missing),
				"not shown, or under another word"
			]];
		}
		function listNames(names) {
			let shown = names.slice(0, 30).map((name) => {
				if (name.length > 60) return `a name of ${name.length} characters`;
				return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
			}), more = names.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
		let USUAL = {
			blogapp: ["wordpress"],
			webframework: ["laravel"],
			sqldb: [
				"mysql",
				"mariadb",
				"postgresql"
			]
		};
		function databaseWords(servers) {
			let names = namesOf(servers);
			if (names.includes("sqldb_version")) return [];
			let stems = candidates(names.flatMap((name) => /^(.+)_version$/.exec(name)?.[1] ?? []));
			return [...new Set([...stems.filter((stem) => USUAL.sqldb.includes(stem)), ...stems])].slice(0, 3);
		}
		function suggestWords(servers, sites, databases) {
			let mapsOf = (field) => sites.map((site) => site[field]).filter(yaml_texts.jh), providers = mapsOf("repository").map(({ provider }) => provider);
			return [
				...flagLines(sites),
				...databaseLines(databaseWords(servers), namesOf(servers).includes("sqldb_version"), databases),
				maybe("hosted_git_1 or hosted_git_2 or hosted_git_3", candidates(providers)),
				maybe("chat_a or chat_b", candidates(namesOf(mapsOf("notification_urls"))))
			].filter((text) => text !== "");
		}
		function flagLines(sites) {
			let found = candidates(namesOf(sites).filter((name) => sites.some((site) => typeof site[name] == "boolean"))).filter((name) => !/^(has|is)_/.test(name)), missing = ["blogapp", "webframework"].filter((word) => !namesOf(sites).includes(word)), usual = missing.map((word) => found.find((flag) => USUAL[word].includes(flag))), rest = found.filter((flag) => !usual.includes(flag));
			return missing.map((word, nth) => usual[nth] ? `${word}: ${usual[nth]}` : maybe(word, rest));
		}
		function databaseLines(inFields, isNeutral, inPath) {
			let [first] = inFields;
			if (first === void 0 && (inPath === void 0 || inPath === "sqldb")) return [];
			if (inPath !== void 0 && (inFields.includes(inPath) || first === void 0 && !isNeutral)) return [`sqldb: ${inPath}`];
			let isLikely = first !== void 0 && USUAL.sqldb.includes(first) || inFields.length === 1 && inPath !== "sqldb";
			if (inPath === void 0) return [isLikely ? `sqldb: ${first}` : maybe("sqldb", inFields)];
			let field = isLikely ? first : inFields.join(" or ") || "as before", twoWords = [
				"sqldb:",
				`  path: ${inPath}`,
				`  field: ${field}`
			];
			return isLikely ? twoWords : twoWords.map((text) => `# ${text}`);
		}
		function maybe(those, found) {
			return found.length === 0 ? "" : `# ${those}: ${found.join(" or ")}`;
		}
		function candidates(names) {
			let taken = new Set([
				...(0, groups.nO)(kinds.E),
				...translation.aL,
				"custom"
			]), isOpen = (name) => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name) && !taken.has(name);
			return [...new Set(names)].filter((name) => typeof name == "string").filter(isOpen).slice(0, 8);
		}
		function namesOf(records) {
			return [...new Set(records.flatMap((record) => Object.keys(record)))];
		}
		let work = () => ({ async plan({ facts, reader, log, learn }) {
			let { serverId: server, site, listed = [] } = facts, target = {
				server,
				site: typeof site == "object" ? site.id : 0
			}, asked = allCalls.filter(({ endpoint }) => target.site > 0 || !endpoint.path.includes("{site}")), answers = new Map();
			for (let call of asked) answers.set(call, await ask(reader, call, target));
			let findings = findingsOf(answers, await findDatabases(reader, target, answers, answers.get(calls.servers)?.records ?? []), listed);
			learn({ findings });
			log.info(`${findings.verdict[0]?.toUpperCase()}${findings.verdict.slice(1)}.`);
			for (let [subject, shown, ...meaning] of findings.tables.flatMap(({ rows }) => rows)) log.info([`${subject}: ${shown}`, ...meaning].join(" → "));
			findings.yaml.length > 0 && log.info("vocabulary lacks:");
			for (let line of findings.yaml) log.info(line);
			log.info(`explained in ${findings.page}`);
			(0, site_repository.kj)(answers.get(calls.site)?.records[0]?.quick_deploy, log);
			mustAnswer([...answers.values()]);
			return operation.KN;
		} });
		async function findDatabases(reader, target, answers, servers) {
			let neutral = "sqldb", call = allCalls.find(({ endpoint }) => endpoint.path.endsWith(`/${neutral}`));
			if (call === void 0 || answers.get(call)?.error === void 0) return neutral;
			for (let word of [...databaseWords(servers), "databases"]) {
				let endpoint = {
					...call.endpoint,
					path: call.endpoint.path.replace(neutral, word)
				};
				if ((await ask(reader, {
					...call,
					endpoint
				}, target)).error === void 0) return word;
			}
		}
		function mustAnswer(all) {
			let bad = all.filter((asked) => isNeeded(asked) && asked.error !== void 0), cause = bad[0]?.error;
			if (cause === void 0) return;
			let message = `Every deploy needs a call that failed. ${bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join("; ")}.${cause.said === "" ? "" : ` The server said: ${cause.said}`}`;
			throw new errors.OK((0, errors.A3)(cause), message, (0, advice.T)(cause));
		}
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			ho: () => failedLineIn,
			problemOf: () => problemOf,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _api_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2258), _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192), _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7691), _shell_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(973);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null || echo none); printf "\\n[site-deploy] commit=%s shell=%s%s\\n" "$site_deploy_commit" "$$" "\${site_deploy_line-}"' EXIT
site_deploy_file=\${BASH_SOURCE-}; [ -z "\${BASH_VERSION-}" ] || trap '{ case $-:\${BASH_SOURCE-} in *e*:"$site_deploy_file") site_deploy_line=" line=$((LINENO - site_deploy_top)):$?" ;; esac; } 2>/dev/null' ERR 2>/dev/null || :; site_deploy_top=\${LINENO-}
`;
		function framed(script, commit) {
			let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end; }
`;
		}
		function withBreak(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
		function isFramed(script) {
			return script?.includes(MARK) === !0;
		}
		function hasThisFrame(script) {
			return withLineFeeds(script ?? "").includes(BEFORE);
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = linesIn(top + pin), line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		function failedLineIn(script, line) {
			let { shebang, top, pin, own } = partsOf(script), text = own.split("\n")[line - linesIn(pin) - 1]?.trim();
			if (top === "" || !text || /\beval\b/.test(own)) return;
			return {
				text: text.replace(/\/\/[^\s/@]+@/g, "//***@"),
				number: line - linesIn(pin) + linesIn(shebang)
			};
		}
		function linesIn(text) {
			return text.split("\n").length - 1;
		}
		function partsOf(script) {
			let text = withLineFeeds(script);
			if (!text.includes(BEFORE)) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(BEFORE), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.A0)(first.trimEnd()) ? first : "";
			return {
				shebang,
				top: BEFORE,
				pin,
				own: rest.slice(pin.length).replace(LAST_LINES, "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end; \}\s*$/;
		function withLineFeeds(script) {
			return script.replaceAll("\r\n", "\n");
		}
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
		let NEEDS_SHELL = "a shell script (sh, bash, dash, ksh, zsh), as the exit report is one";
		function problemOf(script, reports, commit, pin) {
			if (script.trim() === "") return "a script; it is empty";
			if (reports && !isForShell(script)) return pin === void 0 ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
			if (reports && usesAliases(script)) return "a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false";
			if (script.includes("\0")) return "text without NUL characters";
			if (script.includes("\r")) return "LF line ends: a shell treats the carriage return of CRLF as part of each command";
			if (isFramed(script)) return "a script without the exit report, which the run puts around it";
			if (commit !== void 0 && !(0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.Se)(script)) return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__.ot}`;
			if ((0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_1__.I)(script) !== void 0) return "a script without a line that exports SITE_DEPLOY_COMMIT";
			let { length } = [...reports ? framed(script, pin) : script];
			if (length <= _api_limits_js__WEBPACK_IMPORTED_MODULE_2__.W) return;
			return `at most ${_api_limits_js__WEBPACK_IMPORTED_MODULE_2__.W} characters with the exit report, not ${length}`;
		}
		function usesAliases(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_3__.K)(script);
			return (/^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code)) && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
		}
	}),
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => plainCode,
			f: () => withoutComments
		});
		let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function splitHereDocuments(script) {
			let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
				if (end !== void 0) {
					line.replace(/^\t+/, "") === end && (end = void 0);
					return "documents";
				}
				end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
				return "code";
			});
			return {
				code: code.join("\n"),
				documents: documents.join("\n")
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
	})
};
