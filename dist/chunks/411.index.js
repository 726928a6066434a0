"use strict";
exports.id = 411;
exports.ids = [411];
exports.modules = {
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => readAll });
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			let { path } = endpoint, byId = new Map(), counted = 0, last = 1;
			for (let wanted = 1; wanted <= last; wanted += 1) {
				let options = wanted === 1 ? {} : { page: wanted }, { items, lastPage, page = wanted, total = 0 } = await reader.read(endpoint, parameters, options);
				wanted === 1 && (last = lastPage);
				if (last > 100) throw incomplete(path, "it has more than 100 pages");
				if (page !== wanted) throw incomplete(path, `page ${page} came instead of page ${wanted}`);
				if (items === null) return items;
				for (let item of items) byId.set(item.id, item);
				counted = Math.max(counted, total);
			}
			if (byId.size < counted) throw incomplete(path, `its pages show ${byId.size} of ${counted} items`);
			return [...byId.values()];
		}
		function incomplete(path, why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, "Run again. Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	7707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => PACES,
			BR: () => PATIENCE_WITHOUT_API_MS,
			LP: () => LAG_WINDOW_MS,
			fm: () => waitFor,
			tJ: () => READING_BACK
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
		let LAG_WINDOW_MS = 1e4, PATIENCE_WITHOUT_API_MS = 12e4, PACES = {
			work: (waitedMs = 0) => Math.min(1e4, Math.max(1e3, waitedMs / 4)),
			page: (waitedMs) => waitedMs === void 0 ? 0 : 1e3,
			write: (waitedMs) => waitedMs === void 0 ? 0 : Math.min(250 + waitedMs, Math.max(3e3, waitedMs / 10))
		}, READING_BACK = {
			doing: "reading back",
			awaited: () => "waiting for the service to show what was written",
			pauses: PACES.write,
			windowMs: LAG_WINDOW_MS
		};
		function waitFor(wait, patience) {
			let { doing, awaited } = wait;
			return patience.during({
				doing,
				awaited
			}, () => lookUntil(wait, patience));
		}
		async function lookUntil(wait, { clock, signal }) {
			let { windowMs = Infinity, inARow = 1, silentMs = 0 } = wait, { startedAt } = wait, answeredAt = clock.now(), pauseMs = wait.pauses(void 0), good = 0, oddAt;
			for (;;) {
				pauseMs > 0 && await clock.sleep(pauseMs, signal);
				let holdMs = 0;
				try {
					let seen = await wait.look();
					answeredAt = clock.now();
					startedAt ??= answeredAt;
					good = wait.isThere(seen) ? good + 1 : 0;
					oddAt = wait.isOdd?.(seen) === !0 ? oddAt ?? answeredAt : void 0;
					if (good === inARow) return {
						end: "there",
						seen
					};
					if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return {
						end: "odd",
						seen
					};
					if (answeredAt - startedAt >= windowMs) return {
						end: "late",
						seen
					};
				} catch (error) {
					if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.WG)(error) || clock.now() - answeredAt >= silentMs) throw error;
					wait.onSilence?.(error);
					holdMs = Math.min(_endpoint_js__WEBPACK_IMPORTED_MODULE_1__.U5, error.retryAfterMs ?? 0);
				}
				startedAt ??= clock.now();
				let waitedMs = clock.now() - startedAt;
				pauseMs = Math.min(Math.max(wait.pauses(waitedMs), holdMs), windowMs - waitedMs);
			}
		}
	}),
	5411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { work: () => work });
		var advice = __webpack_require__(8966), translation = __webpack_require__(9535), count = __webpack_require__(3152), errors = __webpack_require__(8208), parse_vocabulary = __webpack_require__(9178), script_frame = __webpack_require__(3822), site_presence = __webpack_require__(4156), site_repository = __webpack_require__(2109), yaml_texts = __webpack_require__(4538), operation = __webpack_require__(83), schemas = __webpack_require__(8395), deployments = __webpack_require__(2304), api_endpoint = __webpack_require__(8495), sites = __webpack_require__(8656), kinds = __webpack_require__(4497);
		let EVERY = "every deploy", ofSite = {
			of: "the site",
			usedFor: EVERY,
			fields: "id domain web_directory blogapp webframework project_root last_deploy_at created_at server_id deploy_script\n    project_type system_user php_version health_url notification_urls has_repository repository quick_deploy status\n    current_deploy_log"
		}, ofLog = { fields: "description content site_id server_id created_at id type" }, calls = {
			servers: {
				endpoint: sites.getServers,
				usedFor: EVERY,
				of: "a server",
				fields: "id name ip_address php_version sqldb_version sites_count status created_at"
			},
			sites: {
				endpoint: sites.getSites,
				...ofSite
			},
			site: {
				endpoint: sites.getSite,
				...ofSite
			},
			log: {
				endpoint: sites.getDeployLog,
				usedFor: EVERY,
				of: "the log",
				...ofLog,
				ifMissing: "no deploy yet"
			},
			deployments: {
				endpoint: deployments.getDeployments,
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
				endpoint: sites.getEnv,
				usedFor: "sync-env",
				ifMissing: "no .env yet"
			},
			{
				endpoint: sites.getServerLogs,
				usedFor: "show-server-logs",
				of: "show-server-logs",
				...ofLog
			},
			...kinds.E.map(({ name, endpoints, declared }) => {
				let fields = `id status site_id server_id created_at ${Object.keys(declared.shape).join(" ")}`;
				return {
					endpoint: endpoints.list,
					usedFor: `sync-${name}`,
					of: `sync-${name}`,
					fields
				};
			})
		], isVital = ({ usedFor }) => usedFor === EVERY, asItCame = schemas.IeY();
		async function callAll(reader, target) {
			let answers = new Map(), wanted = allCalls.filter(({ endpoint }) => target.site > 0 || !endpoint.path.includes("{site}"));
			for (let call of wanted) answers.set(call, await tryCall(reader, call, target));
			return answers;
		}
		async function tryCall(reader, call, target) {
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
				let answer = await reader.read(endpoint, target, { attempts: 2 }), { error: wrong } = call.endpoint.answer.safeParse(answer.json), inner = (0, api_endpoint.oA)(answer.json), isList = Array.isArray(inner), records = [inner].flat().filter(yaml_texts.jh);
				if (wrong === void 0) return {
					...call,
					...answer,
					words: shapeOf(answer.json),
					isList,
					records
				};
				let words = `cannot be read: unexpected shape (${[...new Set(wrong.issues.map(({ path }) => path.join(".") || "the answer"))].slice(0, 3).join(", ")})`;
				return without(words, new errors.hD("ambiguous", `GET ${endpoint.path}`, words));
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				if ((0, errors.c4)(error) && call.ifMissing !== void 0) return without(`404: ${call.ifMissing}`);
				let { status = 0 } = error, refused = status < 300 ? "cannot be read" : `refused: status ${status}`;
				return without(status === 0 ? "no answer" : refused, error);
			}
		}
		function shapeOf(json) {
			let inner = (0, api_endpoint.oA)(json), wrapped = inner === json ? "" : " in data", paged = (0, yaml_texts.jh)(json) && ("meta" in json || "links" in json) ? ", in pages" : "";
			if (Array.isArray(inner)) return `a list${wrapped}${paged}`;
			if ((0, yaml_texts.jh)(inner)) return `a record${wrapped}`;
			return typeof inner == "string" ? `a text${wrapped}` : "null";
		}
		let work = () => ({ async plan({ facts, reader, log, learn }) {
			let { serverId: server, site, listed = [] } = facts, answers = await callAll(reader, {
				server,
				site: typeof site == "object" ? site.id : 0
			}), findings = findingsOf(answers, listed);
			learn({ findings });
			log.info(`${findings.verdict[0]?.toUpperCase()}${findings.verdict.slice(1)}.`);
			for (let [subject, shown, ...meaning] of findings.tables.flatMap(({ rows }) => rows)) log.info([`${subject}: ${shown}`, ...meaning].join(" → "));
			findings.yaml.length > 0 && log.info("vocabulary lacks:");
			for (let line of findings.yaml) log.info(line);
			log.info(`explained in ${findings.page}`);
			(0, site_repository.kj)(answers.get(calls.site)?.records[0]?.quick_deploy, log);
			mustAnswer(answers);
			return operation.KN;
		} });
		function mustAnswer(answers) {
			let bad = [...answers.values()].filter((reply) => isVital(reply) && reply.error !== void 0), cause = bad[0]?.error;
			if (cause === void 0) return;
			let message = `Every deploy needs a call that failed. ${bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join("; ")}.`;
			throw new errors.OK((0, errors.A3)(cause), message, (0, advice.T)(cause), { cause });
		}
		function findingsOf(answers, listed) {
			let recordsOf = (name) => answers.get(calls[name])?.records ?? [], sites = [...recordsOf("site"), ...recordsOf("sites")], [site = {}] = sites, replies = [...answers.values()], signs = shownSigns(answers, site), isOfSite = answers.has(calls.site), rowsOfSite = isOfSite ? [
				endRow(signs),
				textRow(site),
				unusualRow(site)
			] : [], groups = [...Map.groupBy(replies, ({ of }) => of).values()], rows = [
				...rowsOfSite,
				rateRow(replies),
				...groups.map(fieldRow)
			], servers = listed.map(({ server, sites: names }) => [server, names.join(", ") || "no sites"]), answered = replies.map((reply) => [
				`GET ${reply.endpoint.path}`,
				reply.words,
				reply.usedFor
			]), tables = [
				{
					head: ["Server", "Sites"],
					rows: servers
				},
				{
					head: [
						"Subject",
						"This service",
						"What it means"
					],
					rows: rows.filter(([, shown]) => shown !== "")
				},
				{
					head: [
						"Call",
						"Answer",
						"Used for"
					],
					rows: answered
				}
			], ofServers = replies.some(({ usedFor, error }) => usedFor === "sync-databases" && error !== void 0) ? fieldNamesOf(recordsOf("servers")) : [], yaml = [...suggestWords(fieldNamesOf(sites), ofServers), ...candidates(sites)];
			return {
				verdict: verdictOf(replies, isOfSite ? signs : void 0, yaml.length),
				tables: tables.filter((table) => table.rows.length > 0),
				yaml,
				page: "docs/check-service.md"
			};
		}
		function verdictOf(replies, signs, words) {
			let failed = replies.filter(({ error }) => error !== void 0);
			if (failed.some(isVital)) return "not supported as it is: a call that every deploy needs has failed";
			let [judge] = signs?.filter(({ name }) => name !== TOKEN) ?? [];
			return [
				signs === void 0 ? "supported as far as can be seen without a site" : "supported",
				signs && `deploys will be judged by ${judge ? `the ${judge.name}` : `their end alone, so ${TELL_IT}`}`,
				words > 0 && `${(0, count.U)(words, "word")} ${words === 1 ? "needs" : "need"} a vocabulary`,
				failed.length > 0 && `${(0, count.U)(failed.length, "call")} had no good answer`
			].filter(Boolean).join("; ");
		}
		let TELL_IT = "run update-deploy-script before deploy, or a health check", TOKEN = "last_deploy_at";
		function shownSigns(answers, site) {
			let script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null;
			return [
				{
					name: "status of the deployment",
					isShown: answers.get(calls.deployments)?.isList,
					meaning: "decides, if the trigger answers with an id"
				},
				{
					name: "exit report of the script",
					isShown: (0, script_frame.KL)(script),
					meaning: "the script itself tells how it ended, and which commit it deployed"
				},
				{
					name: "status of the site",
					isShown: typeof site.status == "string",
					meaning: "decides, if it is seen to change; the exit report of update-deploy-script tells more"
				},
				{
					name: TOKEN,
					isShown: TOKEN in site,
					meaning: `shows an end, but not whether it worked: ${TELL_IT}`
				}
			].filter(({ isShown }) => isShown);
		}
		function endRow(signs) {
			let [best] = signs;
			return [
				"end of a deploy",
				signs.map(({ name }) => name).join(", ") || "nothing",
				best?.meaning ?? `cannot be seen: ${TELL_IT}`
			];
		}
		function textRow(site) {
			return "current_deploy_log" in site ? [
				"live text",
				"current_deploy_log",
				"lines are printed as the deploy prints them"
			] : [
				"live text",
				"none",
				"lines are printed when the log has them, on some services only at the end"
			];
		}
		function unusualRow({ status, last_deploy_at: at }) {
			return [
				"unusual values",
				[typeof status == "string" && (0, site_presence.uD)(status) === void 0 && "status", typeof at == "string" && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && TOKEN].filter(Boolean).join(", "),
				"nothing is concluded from them alone"
			];
		}
		function rateRow(replies) {
			let limit = replies.map(({ header }) => header?.("x-ratelimit-limit")).findLast((text) => text !== void 0 && /^\d{1,9}$/.test(text));
			return limit === void 0 ? [
				"rate limit",
				"not shown",
				"60 requests a minute are usual; after a refusal a run waits"
			] : [
				"rate limit",
				`${limit} requests`,
				"a run asks less often when 10 or fewer are left"
			];
		}
		function fieldRow(replies) {
			let [{ of = "", fields = "" } = {}] = replies, known = fields.split(/\s+/), more = fieldNamesOf(of === "" ? [] : replies.flatMap(({ records }) => records)).filter((name) => !known.includes(name)), use = of.startsWith("sync-") ? "new records may need them: see extra" : "not used";
			return [
				`${of} also has`,
				listNames(more),
				use
			];
		}
		function listNames(names) {
			let shown = names.filter((name) => /^[\w-]{1,60}$/.test(name)).slice(0, 30), more = names.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
		function suggestWords(ofSites, ofServers) {
			let words = Object.entries({
				blogapp: "wordpress",
				webframework: "laravel"
			}).filter(([word, usual]) => ofSites.includes(usual) && !ofSites.includes(word)), isMissing = !ofServers.includes("sqldb_version"), database = [
				"mysql",
				"mariadb",
				"postgresql"
			].find((usual) => ofServers.includes(`${usual}_version`)), entries = words.map(([word, usual]) => `${word}: ${usual}`);
			return isMissing && database !== void 0 ? [...entries, `sqldb: ${database}`] : entries;
		}
		function candidates(sites) {
			let mapsOf = (field) => sites.map((site) => site[field]).filter(yaml_texts.jh), maybe = (those, names) => {
				let open = [...new Set(names)].filter((name) => translation.aL.every((word) => word !== name) && "value" in (0, parse_vocabulary.parseVocabulary)(JSON.stringify({ sqldb: name })));
				return open.length === 0 ? [] : [`# ${those}: ${open.slice(0, 8).join(" or ")}`];
			};
			return [...maybe("hosted_git_1 or hosted_git_2 or hosted_git_3", mapsOf("repository").map(({ provider }) => provider)), ...maybe("chat_a or chat_b", mapsOf("notification_urls").flatMap(Object.keys))];
		}
		function fieldNamesOf(records) {
			return [...new Set(records.flatMap((record) => Object.keys(record)))];
		}
	}),
	4156: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
		var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5272), _api_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8656), _api_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7707), _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8208), _values_host_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7684);
		let BEING_MADE = [
			"created",
			"building",
			"repository-installing"
		], BUSY = [...BEING_MADE, "deploying"], KNOWN_STATUSES = [
			...BUSY,
			"active",
			"deploy-failed",
			"deleting",
			"suspended"
		];
		function knownStatus(shown) {
			return KNOWN_STATUSES.find((word) => word === shown);
		}
		function siteLabel({ id, domain }) {
			return domain === "" ? `with id ${id}` : `${domain} (id ${id})`;
		}
		function statusText({ status, current_deploy_log: text }) {
			if (status !== void 0) return `its status is “${status}”`;
			return typeof text == "string" ? "a deploy is running" : "it shows no status";
		}
		function readSite(reader, target) {
			return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target), void 0);
		}
		async function findListed(reader, { server, site }) {
			return (await (0, _api_pages_js__WEBPACK_IMPORTED_MODULE_0__.y)(reader, _api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSites, { server })).find(({ id }) => id === site);
		}
		function requireSame(now, found) {
			if (found.domain === "" || now.domain === "" || (0, _values_host_name_js__WEBPACK_IMPORTED_MODULE_4__.DW)(now.domain, found.domain)) return;
			let message = `The site ${siteLabel(found)} has become ${now.domain} since it was found: nothing more is done to it.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("changed-by-others", message, "Find out who has changed it, then run again.");
		}
		async function watchSite(site, { facts, reader, patience }, { doing, meanwhile, isThere }) {
			let target = {
				server: facts.serverId,
				site: site.id
			}, last = site, look = async () => {
				let seen = await (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.MW)(reader.read(_api_sites_js__WEBPACK_IMPORTED_MODULE_1__.getSite, target, { attempts: 1 }), void 0) ?? await findListed(reader, target);
				last = seen ?? last;
				requireSame(last, site);
				return seen;
			}, awaited = () => `it ${meanwhile}; ${statusText(last)}`, isOdd = (seen) => seen === void 0;
			try {
				let { end } = await (0, _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)({
					doing,
					awaited,
					look,
					isThere,
					isOdd,
					pauses: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.$Q.work,
					silentMs: _api_wait_js__WEBPACK_IMPORTED_MODULE_2__.BR
				}, patience);
				return {
					end,
					last
				};
			} catch (error) {
				if (!(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.si)(error)) throw error;
				throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.GP)(error, `The site ${siteLabel(site)} ${meanwhile}: ${statusText(last)}.`);
			}
		}
		function isBeingDeleted({ status }) {
			return status === "deleting";
		}
		async function waitUntilGone(site, watching) {
			await watchSite(site, watching, {
				doing: "waiting for the site to be gone",
				meanwhile: "is still there",
				isThere: (seen) => seen === void 0
			});
		}
		function cannotBeWorkedOn(site) {
			let message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-unusable", message, "Look at the site in the pages of the service, then run again.");
		}
		function statusOf({ status, current_deploy_log: text }) {
			return status === void 0 && typeof text == "string" ? "deploying" : knownStatus(status);
		}
		async function waitUntilReady(site, busy, watching) {
			let status = statusOf(site);
			if (status === void 0 || !busy.includes(status)) return site;
			let { end, last } = await watchSite(site, watching, {
				doing: "waiting for the site",
				meanwhile: "is not ready",
				isThere(seen) {
					if (seen === void 0) return !1;
					let now = statusOf(seen);
					if (now === "deleting" || now === "suspended") throw cannotBeWorkedOn(seen);
					status = now ?? status;
					let isOver = seen.status !== void 0 || seen.current_deploy_log === null;
					return now === void 0 ? isOver && status === "deploying" : !busy.includes(now);
				}
			});
			if (end === "there") return last;
			let message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.OK("site-gone", message, "Look at the server in the pages of the service: somebody else may have deleted the site.");
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
