"use strict";
exports.id = 292;
exports.ids = [292];
exports.modules = {
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
	4352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cl: () => createGitHub,
			II: () => whyUnusable,
			Of: () => listIn,
			u5: () => UNUSABLE
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235), _net_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1115), _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1547), _payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1837);
		let CALL_TIMEOUT_MS = 5e3, UNUSABLE = "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used", SILENT = {
			debug: () => {},
			info: () => {},
			warn: () => {},
			error: () => {}
		}, toolkit;
		function createGitHub({ githubToken, env }, needed) {
			let run = (0, _event_js__WEBPACK_IMPORTED_MODULE_4__.hO)(env), [owner = "", repo = ""] = run?.repository.split("/") ?? [];
			return {
				run,
				async call(methodOf, asked, signal) {
					if (githubToken === "") return {
						state: "not-done",
						why: "github-token is empty",
						status: 0
					};
					let rest = run && await connectToGitHub(githubToken, env).catch(() => void 0);
					if (rest === void 0) return {
						state: "not-done",
						why: UNUSABLE,
						status: 0
					};
					let timeout = AbortSignal.timeout(CALL_TIMEOUT_MS), common = {
						owner,
						repo,
						request: { signal: AbortSignal.any([signal, timeout]) }
					};
					try {
						return effectOf(await methodOf(rest)({
							...asked,
							...common
						}), needed);
					} catch (error) {
						let isLate = signal.reason?.name === "TimeoutError";
						if (signal.aborted) return {
							state: "unknown",
							why: isLate ? "GitHub takes too long" : "the workflow was cancelled"
						};
						if (timeout.aborted) return {
							state: "unknown",
							why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1e3} s`
						};
						let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
						return {
							state: "unknown",
							why: `GitHub could not be reached${code === "" ? "" : ` (${code})`}`
						};
					}
				}
			};
		}
		async function connectToGitHub(githubToken, env) {
			let baseUrl = env.GITHUB_API_URL ?? "https://api.github.com", found = URL.canParse(baseUrl) ? (0, _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__.iJ)(baseUrl, env) : { unusable: "GITHUB_API_URL" };
			if ("unusable" in found) return;
			toolkit ??= Promise.all([__webpack_require__.e(752), __webpack_require__.e(184)]).then(__webpack_require__.bind(__webpack_require__, 2184));
			let { getOctokit } = await toolkit, request = {
				fetch: fetchThrough(found.proxy),
				log: SILENT
			}, { rest, hook } = getOctokit(githubToken, {
				baseUrl,
				userAgent: "site-deploy",
				log: SILENT,
				request
			});
			hook.error("request", (error) => {
				if ("response" in error && error.response !== void 0) return error.response;
				throw error;
			});
			return rest;
		}
		function fetchThrough(proxy) {
			return async (url, { method, headers, body, signal }) => {
				let agent = await (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_2__.S)({
					proxy,
					connectTimeoutMs: 3e3
				});
				try {
					let answer = await (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_2__.t)(agent, url, {
						method,
						headers,
						body: body ?? null,
						signal
					}), bytes = await (0, _net_body_js__WEBPACK_IMPORTED_MODULE_1__.x8)(answer.body, !1), shown = Object.entries(answer.headers).map(([name, value = ""]) => [name, String(value)]), typed = {
						...Object.fromEntries(shown),
						"content-type": "application/json"
					};
					return new Response(bytes.length > 0 ? bytes : null, {
						status: answer.statusCode,
						headers: typed
					});
				} finally {
					agent.destroy();
				}
			};
		}
		function effectOf({ status, headers, data }, needed) {
			if (status < 300) return {
				state: "done",
				data,
				atMs: Date.parse((0, _payload_js__WEBPACK_IMPORTED_MODULE_5__.$6)(headers, "date") ?? "")
			};
			if (status === 429 || status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== void 0)) return {
				state: "unknown",
				why: `GitHub accepts no more requests for now (${status})`
			};
			if (status >= 500 || status === 408 || status === 499) return {
				state: "unknown",
				why: `GitHub answered with status ${status}`
			};
			return {
				state: "not-done",
				why: whyRefused(status, data, needed),
				status
			};
		}
		function whyRefused(status, data, needed) {
			let message = (0, _payload_js__WEBPACK_IMPORTED_MODULE_5__.$6)(data, "message"), said = message === void 0 ? "" : `: “${message}”`;
			if (status === 401) return "GitHub does not accept github-token (401); leave the input out, or give a token that is still valid";
			if (status === 403 || status === 404) return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith("write") ? "; a run from a fork never has it" : ""}`;
			if (status < 400) return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
			return `GitHub refused it (${status})${said}`;
		}
		function whyUnusable(answer) {
			return answer.state === "done" ? "GitHub answered with something unexpected" : answer.why;
		}
		function listIn(answer) {
			return answer.state === "done" && Array.isArray(answer.data) ? answer.data : void 0;
		}
	}),
	4175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => afterCancel,
			z: () => withinLimit
		});
		function afterCancel({ cancel, clock }) {
			let over = new AbortController(), begin = () => void clock.after(1e3, () => over.abort());
			cancel.aborted ? begin() : cancel.addEventListener("abort", begin, { once: !0 });
			return over.signal;
		}
		function withinLimit(signal) {
			return AbortSignal.any([signal, AbortSignal.timeout(3e4)]);
		}
	}),
	2235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F0: () => SIZES,
			PH: () => TOO_LARGE,
			x8: () => readBody,
			xZ: () => isCut
		});
		let MAX_BYTES = 8388608, SIZES = {
			whole: MAX_BYTES,
			shortened: 8 * MAX_BYTES,
			text: MAX_BYTES / 2
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", CUT_NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(CUT_NOTE);
		}
		async function readBody(chunks, mayBeLong, sizes = SIZES) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= sizes.whole) return body;
			let shortened = shortenTexts(body, sizes.text);
			if (shortened.length > sizes.whole) throw tooLarge();
			return shortened;
		}
		function tooLarge() {
			return Object.assign(Error("The answer is too large."), { code: TOO_LARGE });
		}
		function shortenTexts(json, maxTextBytes) {
			let kept = [], from = 0, close = 0;
			for (let open = json.indexOf(34); open !== -1; open = json.indexOf(34, close + 1)) {
				close = closeOf(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${CUT_NOTE}\\n`));
				from = afterLineBreak(json, close - maxTextBytes, close);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closeOf(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, from, end) {
			for (let at = json.indexOf("\\n", from); at !== -1 && at < end; at = json.indexOf("\\n", at + 1)) {
				let first = at;
				for (; json[first - 1] === 92;) --first;
				if ((at - first) % 2 == 0) return at + 2;
			}
			return end;
		}
	}),
	1115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createAgent,
			t: () => send
		});
		var external_node_diagnostics_channel_ = __webpack_require__(3053), external_node_v8_ = __webpack_require__(8877), clock = __webpack_require__(5253), errors = __webpack_require__(8208), body = __webpack_require__(2235), network = __webpack_require__(1113), api_request = __webpack_require__(4043), api_request_default = __webpack_require__.n(api_request), connect = __webpack_require__(9136), connect_default = __webpack_require__.n(connect), agent = __webpack_require__(7405), agent_default = __webpack_require__.n(agent);
		async function createAgent({ proxy, connectTimeoutMs, ...ways }) {
			let tls = {
				timeout: connectTimeoutMs,
				lookup: network.cd,
				minVersion: "TLSv1.2",
				rejectUnauthorized: !0
			}, connect = connectWith(tls), options = {
				maxResponseSize: body.F0.shortened,
				...!ways.isKept && { pipelining: 0 }
			};
			if (proxy === void 0) return new (agent_default())({
				...options,
				connect
			});
			let { createProxyAgent } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(70)]).then(__webpack_require__.bind(__webpack_require__, 1070));
			return createProxyAgent(proxy, connect, tls, {
				...options,
				proxyTunnel: !ways.passesOn
			});
		}
		async function send(agent, url, options, peer = "service") {
			let { origin, pathname, search } = new URL(url);
			created.length = 0;
			let answer = api_request_default().call(agent, {
				...options,
				origin,
				path: pathname + search
			}), [own] = created;
			try {
				return await (0, clock.H6)(answer, options.signal);
			} catch (error) {
				if (peer === "proxy" && (0, errors.$N)(error) === "UND_ERR_INVALID_ARG") throw new network.Xb(peer, void 0, 407);
				if (error instanceof network.Xb || own !== void 0 && sent.has(own)) throw error;
				throw new network.Xb(peer, error);
			}
		}
		let created = [], sent = new WeakSet();
		(0, external_node_diagnostics_channel_.subscribe)("undici:request:create", (message) => {
			isOfRequest(message) && created.push(message.request);
		});
		(0, external_node_diagnostics_channel_.subscribe)("undici:client:sendHeaders", (message) => {
			isOfRequest(message) && sent.add(message.request);
		});
		function isOfRequest(message) {
			return typeof message == "object" && !!message && "request" in message;
		}
		function connectWith(tls) {
			let connector = connect_default()(tls);
			return (target, callback) => connector(target, (...made) => {
				(0, external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=1000000000");
				callback(...made);
			});
		}
	}),
	1113: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dx: () => connectionFailure,
			Xb: () => NotConnectedError,
			cd: () => localhostLookup
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235);
		class NotConnectedError extends Error {
			name = "NotConnectedError";
			peer;
			status;
			constructor(peer, cause, status) {
				super(`No connection to the ${peer}`, { cause });
				this.peer = peer;
				this.status = status;
			}
		}
		let CAUSES = {
			ECONNREFUSED: "the connection was refused",
			ECONNRESET: "the connection was reset",
			EPIPE: "the connection was closed",
			UND_ERR_SOCKET: "the connection was closed",
			ENOTFOUND: "the host name is unknown",
			EAI_AGAIN: "the host name could not be looked up",
			EHOSTUNREACH: "there is no route to the host",
			ENETUNREACH: "there is no route to the network",
			ETIMEDOUT: "connecting took too long",
			UND_ERR_CONNECT_TIMEOUT: "connecting took too long",
			UND_ERR_HEADERS_TIMEOUT: "no answer came in time",
			TimeoutError: "no answer came in time",
			UND_ERR_BODY_TIMEOUT: "the answer stopped in the middle",
			UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "the answer has a different length than announced"
		}, NO_SUCH_HOST = /^(ENOTFOUND|EAI_AGAIN)$/, UNEXPLAINED = "the connection failed", CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error, server = "service") {
			if (error instanceof NotConnectedError) return neverSent(request, error, server);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = CAUSES[code] ?? UNEXPLAINED, what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`, { why });
		}
		function neverSent(request, { peer, status, cause }, server) {
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause), named = NO_SUCH_HOST.test(code) ? "host name" : void 0, failedAt = peer === "proxy" ? peer : named, fail = (reason, end) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, `${request} ${end}.`, {
				why: end.slice(14),
				failedAt
			}), side = peer === "service" ? server : peer;
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : "proxy", `was not sent: the proxy refused to connect to the ${server}, with status ${status}`);
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("certificate", `was not sent: the TLS handshake with the ${side} failed (${code})`);
			if (CERTIFICATE.test(code)) return fail("certificate", `was not sent: the TLS certificate of the ${side} is not trusted (${code})`);
			if (peer === "service") return fail("unreachable", `was not sent: ${CAUSES[code] ?? UNEXPLAINED}`);
			return fail("unreachable", `was not sent: the proxy could not be used: ${CAUSES[code] ?? "its answer is not that of a proxy"}`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	}),
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${COMMIT_ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${COMMIT_ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let reports = [], ends = new Map(), late, lines = [...(log ?? "").matchAll(REPORT)];
			for (let [at, found] of lines.entries()) {
				let [, , shell, , exitStatus, around, run = ""] = found;
				if (found === late) continue;
				if (exitStatus === void 0) ends.set(shell, found);
				else {
					let [own] = run.split(".");
					late = !ends.has(own) && lines[at + 1]?.[2] === own ? lines[at + 1] : void 0;
					let [, commit, , line = ""] = ends.get(own) ?? late ?? [];
					ends.delete(own);
					reports.push({
						exitStatus: Number(exitStatus),
						commit: commit ?? around,
						isCommitOfEnd: commit !== void 0,
						line: line.endsWith(`:${exitStatus}`) ? Number.parseInt(line, 10) : void 0,
						run
					});
				}
			}
			return reports;
		}
		function timeOf({ run }) {
			let [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [], time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
			return Number.isNaN(time) ? void 0 : time;
		}
		function withoutExitReports(log) {
			return log.replace(REPORT_WITH_BLANK_LINE, "").replace(/ +\( set "\$site_deploy_e"; .*$/gm, "");
		}
		let REPORT_WITH_BLANK_LINE = RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, "gm");
	}),
	2292: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commentOn: () => commentOn,
			compareScript: () => compareScript,
			sectionsOf: () => sectionsOf
		});
		var external_node_crypto_ = __webpack_require__(7598), same_text = __webpack_require__(2705), github_github = __webpack_require__(4352), payload = __webpack_require__(1837), time_limits = __webpack_require__(4175);
		async function leaveComment(parts, github = (0, github_github.Cl)(parts, "pull-requests: write")) {
			let { githubToken, apiToken, console } = parts, warn = (what) => console.warning(`${what}. The run itself is not affected.`), { run, call } = github;
			if (run === void 0) return warn(`There is no comment on the pull request: ${github_github.u5}`);
			if (run.pullRequest === void 0) return console.info("no comment: the event is not about a pull request");
			let { number, head } = run.pullRequest, mark = markOf(parts, run, number), body = `${mark}\n${parts.renderComment(head, 65536 - mark.length - 1)}`;
			if (body.includes(githubToken) || body.includes(apiToken)) return warn("The comment on the pull request was not written: it would contain a token");
			let signal = (0, time_limits.z)((0, time_limits.Z)(parts)), found = await findComment(github, {
				number,
				mark,
				isApp: githubToken.startsWith(APP_TOKEN)
			}, signal);
			if ("why" in found) return warn(`The comment on the pull request was not written: ${found.why}`);
			let name = `comment on pull request ${number}`, { comment } = found;
			if (comment !== void 0 && (0, same_text.c)(comment.body, body)) return console.info(`${name}: unchanged`);
			let answer = comment === void 0 ? await call(({ issues }) => issues.createComment, {
				issue_number: number,
				body
			}, signal) : await call(({ issues }) => issues.updateComment, {
				comment_id: comment.id,
				body
			}, signal);
			if (answer.state === "done" && commentOf(answer.data) !== void 0) return console.info(`${name}: ${comment === void 0 ? "written" : "updated"}`);
			warn(`The comment on the pull request ${answer.state === "not-done" ? "was not written" : "may or may not have been written"}: ${(0, github_github.II)(answer)}`);
		}
		let APP_TOKEN = "ghs_";
		function markOf({ apiToken, about }, { repository }, number) {
			let { baseUrl, server, site } = about, names = [
				baseUrl,
				server,
				site.toLowerCase(),
				repository.toLowerCase()
			], text = JSON.stringify([
				"site-deploy comment",
				...names,
				number
			]);
			return `<!-- site-deploy comment ${(0, external_node_crypto_.createHmac)("sha256", apiToken).update(text).digest("hex")} -->`;
		}
		async function findComment(github, { number, mark, isApp }, signal) {
			for (let page = 1; page <= 30; page += 1) {
				let asked = {
					issue_number: number,
					per_page: 100,
					page
				}, answer = await github.call(({ issues }) => issues.listComments, asked, signal), entries = (0, github_github.Of)(answer);
				if (entries === void 0) return { why: (0, github_github.II)(answer) };
				if (entries.length === 0) return { comment: void 0 };
				let comment = entries.filter((entry) => !isApp || (0, payload.$6)(entry, "user", "type") !== "User").flatMap((entry) => commentOf(entry) ?? []).find(({ body }) => body.startsWith(mark));
				if (comment !== void 0) return { comment };
			}
			return { why: "there are more than 30 pages of comments" };
		}
		function commentOf(entry) {
			let id = (0, payload.tk)(entry, "id");
			return id === void 0 ? void 0 : {
				id,
				body: (0, payload.$6)(entry, "body") ?? ""
			};
		}
		var failure = __webpack_require__(3434), count = __webpack_require__(3152), duration = __webpack_require__(6851), outcome_end = __webpack_require__(8405), exit_report = __webpack_require__(6074), sanitizer = __webpack_require__(1854), headline = __webpack_require__(3032), links = __webpack_require__(6531), log_lines = __webpack_require__(370), markdown = __webpack_require__(569), reasons = __webpack_require__(6187);
		function outcomeInWords(outcome) {
			return outcome === "unknown" ? "end not seen" : outcome.replace("-", " ");
		}
		function renderOperations({ outcome, results, facts }, prose) {
			if (facts?.findings !== void 0 && (0, failure.Kg)(outcome)) return "";
			let quiet = (wanted) => results.filter((end) => end.outcome === wanted && end.changes.length === 0), below = {
				"Every run does this": results.filter((end) => end.outcome === "planned" && end.traits.repeats),
				Unchanged: quiet("unchanged"),
				"Not run": outcome === "planned" ? [] : quiet("not-run")
			}, told = Object.values(below).flat(), inShort = ({ operation, changes }) => prose.say(changes.length === 0 ? operation : `${operation} (${changes.join("; ")})`), lines = Object.entries(below).filter(([, those]) => those.length > 0).map(([title, those]) => `${title}: ${prose.list(those, inShort, "operations").join(", ")}`), rows = results.filter((result) => !told.includes(result));
			return (0, markdown.qN)([prose.bullets(rows, (result) => itemOf(result, prose), "operations"), lines.join("<br>\n")]);
		}
		function itemOf(end, { say, list }) {
			let { operation, outcome, durationMs, changes, restored, traits } = end, isOdd = outcome === "failed" || outcome === "unknown", many = changes.length > 1 ? `${changes.length} changes` : "", made = changes.length > 4 ? [] : list(changes, say, "changes"), [first = outcomeInWords(outcome), ...others] = [
				isOdd ? outcomeInWords(outcome) : many,
				...made,
				say(restored?.sentence ?? "")
			].filter((text) => text !== ""), isToldAbove = traits.deploys === !0 && outcome === "changed", took = durationMs >= outcome_end.xz && outcome !== "planned" && !isToldAbove ? ` (${(0, duration.a3)(durationMs).replaceAll(" ", "&nbsp;")})` : "", odd = isOdd ? `${headline._z[outcome].emoji} ` : "";
			return [`${restored?.state === "put-back" ? "↩️ " : odd}${(0, markdown.SS)(operation)} ${first}${took}`, ...others.map((line) => `  - ${line}`)].join("\n");
		}
		function renderManyChanges({ results }, { say, bullets }) {
			return results.filter(({ changes }) => changes.length > 4).map(({ operation, outcome, changes }) => {
				let title = `<code>${say(operation)}</code>: ${changes.length} ${outcome === "planned" ? "planned " : ""}changes`;
				return (0, markdown.AU)(title, bullets(changes, say, "changes"));
			});
		}
		function renderPlans({ targets }, prose) {
			let planOf = (target) => {
				let run = {
					...target,
					results: (0, outcome_end.sb)(target)
				};
				return (0, markdown.qN)([renderOperations(run, prose), ...renderManyChanges(run, prose)]);
			}, isChanging = (target) => (0, outcome_end.r2)(target).length > 0, planned = targets.filter(({ outcome }) => outcome === "planned"), first = [...planned.filter(isChanging), ...planned.filter((target) => !isChanging(target))], tell = ([plan, those], nth) => {
				let { who, names } = (0, reasons.BV)(those, prose), title = `<strong>${who}:</strong> ${those.slice(0, 1).map(headline.lA).map(markdown.FV)}`;
				return (0, markdown.AU)(title, (0, markdown.qN)([names, plan]), those.some(isChanging) && nth < 3);
			}, plans = [...Map.groupBy(first, planOf)];
			return (0, markdown.qN)(prose.list(plans, tell, "plans: see the output `plan`"));
		}
		var script_frame = __webpack_require__(3822);
		async function compareScript(script, { redact }) {
			if (script === void 0 || script.before === script.after) return;
			let { before, after } = script, { createPatch, OMIT_HEADERS } = await __webpack_require__.e(23).then(__webpack_require__.bind(__webpack_require__, 4023)), was = (0, sanitizer.aj)((0, script_frame.yO)(before ?? ""), redact), is = (0, sanitizer.aj)((0, script_frame.yO)(after ?? ""), redact), options = {
				context: 3,
				maxEditLength: 500,
				headerOptions: OMIT_HEADERS
			}, patch = createPatch("", signed("", was), signed("", is), "", "", options) ?? `@@ -1,${was.length} +1,${is.length} @@\n${signed("-", was)}${signed("+", is)}`;
			return {
				lines: patch.replace(/(?:^-.*\n?)+/gm, (gone) => `-(${(0, count.U)(gone.trimEnd().split("\n").length, "line")} of the present script)\n`).split("\n").filter((line) => line !== ""),
				added: patch.match(/^\+/gm)?.length ?? 0,
				removed: patch.match(/^-/gm)?.length ?? 0
			};
		}
		function signed(sign, lines) {
			return lines.map((line) => `${sign}${line}\n`).join("");
		}
		function renderDiff({ results, scriptDiff }, { measure, line }) {
			if (scriptDiff === void 0) return "";
			let { lines, added, removed } = scriptDiff, result = results.find(({ traits }) => traits.section === "script-diff"), isMade = result === void 0 || result.outcome === "changed", counts = `<code>+${added} −${removed}</code>`, title = `Deploy script: ${lines.length === 0 ? "differs only in the exit report, or in hidden text" : counts}${isMade ? "" : ` (${outcomeInWords(result.outcome)})`}`;
			if (lines.length === 0) return title;
			let shown = lines.slice(0, measure.lines).map(line), rest = lines.length - shown.length, note = rest === 0 ? "" : `${(0, count.U)(rest, "line")} of this diff left out, as there is no room for more.`, isOpen = !measure.isBrief && result?.outcome === "planned" && lines.length <= 40;
			return (0, markdown.AU)(title, (0, markdown.qN)([(0, markdown.DV)("diff", shown), note]), isOpen);
		}
		let TAGS = {
			waiting: "done, ",
			running: "active, ",
			settling: "done, "
		};
		function drawTimeline({ results, outcome, rollback, facts }) {
			let deploy = facts?.deploy;
			if (deploy?.followed !== !0) return "";
			let nth = results.findLastIndex((one) => one.traits.deploys && one.outcome !== "not-run"), endMs = 0, operations = results.map(({ operation, durationMs }) => {
				let fromMs = endMs;
				endMs += durationMs;
				return {
					title: /^[a-z-]+$/.test(operation) ? operation : "operation",
					fromMs,
					toMs: endMs,
					tags: "done, "
				};
			}), deployedMs = operations[nth]?.toMs ?? endMs, end = rollback === void 0 ? outcome : "failed";
			return gantt({
				before: operations.slice(0, nth),
				deploy: phasesOf(deploy, end, Math.max(0, deployedMs - deploy.durationMs)),
				rollback: rollback === void 0 ? [] : rollbackBars(rollback, deployedMs),
				after: operations.slice(nth + 1)
			});
		}
		function rollbackBars({ durationMs, deploy, outcome }, fromMs) {
			let triggeredMs = fromMs + durationMs - (deploy?.durationMs ?? 0), phases = deploy === void 0 ? [] : phasesOf(deploy, outcome, triggeredMs);
			return [{
				title: "putting back",
				fromMs,
				toMs: triggeredMs,
				tags: "done, "
			}, ...phases];
		}
		function phasesOf(deploy, outcome, triggeredMs) {
			let starts = deploy.timeline.flatMap(({ atMs, begins }) => begins ? {
				atMs,
				begins
			} : []), turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins), last = turns.at(-1)?.begins, blamed = last === "settling" && deploy.evidence.length === 0 ? "running" : last;
			return turns.map(({ atMs, begins }, nth) => {
				let isFailed = outcome === "failed" && begins === blamed, isCutShort = nth === turns.length - 1 && /^(cancelled|timed_out|unknown)$/.test(outcome), bar = {
					title: begins === "waiting" ? "waiting for the log" : begins.replace("-", " "),
					fromMs: triggeredMs + atMs,
					toMs: triggeredMs + (turns[nth + 1]?.atMs ?? deploy.durationMs)
				};
				if (isFailed) return {
					...bar,
					tags: "crit, ",
					end: " (failed)"
				};
				if (isCutShort) return {
					...bar,
					tags: "crit, active, ",
					end: " (end not seen)"
				};
				return {
					...bar,
					tags: TAGS[begins] ?? ""
				};
			});
		}
		let TICKS = [
			1,
			2,
			5,
			10,
			20,
			30
		], COLOURS = {
			task: "#a3adb8",
			doneTask: "#c0c7cf",
			activeTask: "#7fb2e5",
			crit: "#e89a91"
		}, BLACK = "#111111", THEME = {
			gantt: {
				leftPadding: 64,
				rightPadding: 24,
				barHeight: 22,
				barGap: 6,
				fontSize: 12
			},
			themeVariables: {
				...Object.fromEntries(Object.entries(COLOURS).flatMap(([bar, colour]) => ["Bkg", "Border"].map((part) => [`${bar}${part}Color`, colour]))),
				taskTextColor: BLACK,
				taskTextDarkColor: BLACK,
				taskTextLightColor: BLACK,
				sectionBkgColor: "#8c959f22",
				sectionBkgColor2: "#8c959f22",
				altSectionBkgColor: "#8c959f08"
			}
		};
		function gantt(chart) {
			let all = Object.values(chart).flat(), lastMs = Math.max(...all.map(({ toMs }) => toMs)), shortestMs = Math.max(1e3, lastMs / 200), isDrawn = ({ fromMs, toMs }) => toMs - fromMs >= shortestMs;
			if (all.filter(isDrawn).length < 2) return "";
			let seconds = lastMs / 1e3, [unit, factor] = seconds <= 150 ? ["s", 1] : ["min", 60], units = seconds / factor, tick = TICKS.find((step) => units / step <= 8) ?? Math.ceil(units / 8), sections = Object.entries(chart).flatMap(([section, bars]) => {
				let tasks = bars.filter(isDrawn).map(({ title, fromMs, toMs, tags, end = "" }) => {
					let from = Math.round(fromMs / factor), to = Math.max(Math.round(toMs / factor), from + 1);
					return `  ${`${title} ${(0, duration.a3)(toMs - fromMs)}${end}`} :${tags}${from}, ${to}`;
				});
				return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
			});
			return (0, markdown.DV)("mermaid", [
				`%%${JSON.stringify({ init: THEME }).replace(/^\{"init":/, "{init: ")}%%`,
				"gantt",
				"  dateFormat x",
				`  axisFormat %s ${unit}`,
				`  tickInterval ${tick}second`,
				"  todayMarker off",
				...sections
			]);
		}
		function tellEvents({ facts, rollback }, { say }) {
			let deploys = {
				deploy: facts?.deploy,
				rollback: rollback?.deploy
			};
			return Object.entries(deploys).map(([name, deploy]) => {
				let rows = [...Map.groupBy(deploy?.timeline ?? [], ({ atMs }) => (0, duration.a3)(atMs))].map(([time, events]) => [time, say(events.map(({ what }) => what).join("; "))]), table = (0, markdown.c_)(["After the trigger", "Event"], rows);
				return rows.length === 0 ? "" : (0, markdown.AU)(`Events of the ${name}`, table);
			});
		}
		let sectionsOf = (report, prose, places) => report.list === void 0 ? sectionsOfRun(report, prose, places) : sectionsOfList(report, prose, places);
		function sectionsOfRun(run, prose, places) {
			let told = [
				...courseOf(run, prose, places),
				renderGoesOut(run, prose, places),
				howToApply(run)
			], changes = [...renderManyChanges(run, prose), renderDiff(run, prose)];
			if (prose.measure.isBrief) return [...told, ...changes];
			let findings = renderFindings(run.facts?.findings, prose, places), log = (0, failure.Kg)(run.outcome) ? renderLogTail(run) : "";
			return [
				...told,
				findings,
				drawTimeline(run),
				...changes,
				log,
				...tellEvents(run, prose)
			];
		}
		function courseOf(run, prose, places) {
			return [
				(0, reasons.jB)(run),
				(0, reasons.pe)(run),
				(0, links.UE)(run, places),
				(0, failure.Kg)(run.outcome) || prose.measure.isBrief ? "" : renderLogTail(run),
				renderOperations(run, prose)
			];
		}
		function renderLogTail({ outcome, facts, rollback }) {
			let name = rollback === void 0 ? "Deploy log" : "Log of the failed deploy", log = (0, exit_report.EG)(facts?.deployLog ?? "").trimEnd();
			if (log === "") return "";
			let lines = (0, sanitizer.w$)(log, 8e4).split("\n").slice(-200), title = `${name}, ${lines.join("\n") === log ? "" : "the last "}${(0, count.U)(lines.length, "line")}`, whole = (0, markdown.AU)(title, (0, markdown.DI)(lines));
			if ((0, failure.Kg)(outcome) || facts?.deploy?.evidence.length !== 0) return whole;
			let end = `**The end of the ${name.toLowerCase()}**\n\n${(0, markdown.DI)(lines.slice(-12))}`;
			return (0, markdown.qN)([end, lines.length > 12 ? whole : ""]);
		}
		function renderFindings(findings, { say, line }, places) {
			if (findings === void 0) return "";
			let { tables, yaml, page } = findings, told = (cells) => cells.map(say), drawn = tables.map(({ head, rows }) => (0, markdown.c_)(head, rows.map(told))), copied = (0, markdown.DV)("yaml", ["vocabulary: |", ...yaml.map((text) => `  ${line(text)}`)]), toCopy = yaml.length === 0 ? "" : `**Add to your step:**\n\n${copied}`;
			return (0, markdown.qN)([
				...drawn,
				toCopy,
				`Explained in ${(0, links.ln)(page, places)}.`
			]);
		}
		function renderGoesOut({ targets }, prose, places) {
			let groups = Map.groupBy(targets, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`), tell = (those) => {
				let [first] = those;
				if (first === void 0) return "";
				let { ours, goesOut = [] } = first.facts?.live ?? {}, [lead, ...subjects] = goesOut.map(prose.say), isDeployed = first.results.some(({ traits }) => traits.deploys) && first.outcome !== "superseded";
				if (!ours || !lead || !isDeployed) return "";
				let title = `${groups.size === 1 ? "" : `${(0, reasons.BV)(those, prose).who}: `}<code>${prose.say(ours.slice(0, 7))}</code> ${lead}`, body = (0, markdown.qN)([subjects.map((subject) => `- ${subject}`).join("\n"), (0, links.uM)("Compare on GitHub", (0, links.XH)(first, places), places)]);
				return body === "" ? title : (0, markdown.AU)(title, body, subjects.length <= 5);
			};
			return (0, markdown.qN)(prose.list([...groups.values()], tell, "lists of commits"));
		}
		function howToApply(end) {
			if (end.outcome !== "planned" || (0, outcome_end.sb)(end).length === 0) return "";
			let how = "This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.";
			if (end.planHash === void 0) return how;
			let inputs = (0, markdown.DV)("yaml", ["dry-run: false", `plan-hash: ${end.planHash}`]);
			return (0, markdown.qN)([how, (0, markdown.AU)("Apply exactly this plan, or nothing", `Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.\n\n${inputs}`)]);
		}
		function howToRunTheRest(report) {
			if (!(0, log_lines.BU)(report)) return "";
			let list = report.unfinished && (0, markdown.AU)("The targets of the next run", (0, markdown.DV)("json", [report.unfinished]));
			return (0, markdown.qN)(["**To run the rest,** use the output `unfinished` as the input `targets` of the next run.", list]);
		}
		function sectionsOfList(report, prose, places) {
			let { targets, outcome } = report, told = [
				(0, reasons.e1)(report, prose),
				howToRunTheRest(report),
				(0, links.UE)(report, places),
				renderPlans(report, prose),
				renderGoesOut(report, prose, places),
				howToApply(report),
				outcome === "planned" || targets.length === 0 ? "" : targetTable(report, prose)
			];
			if (prose.measure.isBrief) return told;
			let cancelled = targets.filter((target) => target.outcome === "cancelled"), details = [...targets.filter(outcome_end.WN), ...cancelled].map((target) => renderDetails(target, prose, places));
			return [...told, ...details];
		}
		function targetTable({ targets }, prose) {
			let { isBrief, items } = prose.measure, failed = targets.filter(outcome_end.WN), most = isBrief ? items : Math.max(500, failed.length), shown = targets.length <= most ? targets : [...new Set([...failed, ...targets])].slice(0, most), isBatched = targets.some(({ batch }) => batch > 1), rows = shown.map((target) => [
				prose.say(target.server),
				target.site === "" ? "(the server itself)" : prose.say(target.site),
				...isBatched ? [String(target.batch)] : [],
				resultOf(target, prose)
			]), table = (0, markdown.c_)([
				"Server",
				"Site",
				...isBatched ? ["Batch"] : [],
				"Result"
			], rows), more = targets.length - rows.length, note = more > 0 ? `${(0, count.U)(more, "more target")}: see the output \`targets\`.` : "", body = (0, markdown.qN)([table, note]);
			if (rows.length <= 20) return body;
			return (0, markdown.AU)(`${more > 0 ? `${rows.length} of` : "All"} ${targets.length} targets`, body);
		}
		function resultOf(target, { say }) {
			let { outcome, fromMs, durationMs, rollback, facts } = target, { emoji, tone } = (0, headline.oX)(target), lead = tone === "good" || tone === "planned" || emoji === "" ? "" : `${emoji} `, took = (0, failure.Kg)(outcome) || fromMs === void 0 ? "" : ` (${(0, duration.a3)(durationMs)})`, commit = (0, outcome_end.WN)(target) && rollback?.outcome !== "changed" ? facts?.deploy?.commit : void 0, at = commit === void 0 ? "" : `, on ${(0, markdown.SS)(commit.slice(0, 7))}`;
			return `${lead}${say((0, headline.lA)(target))}${took}${at}`;
		}
		function renderDetails(target, prose, { hides, env }) {
			let title = `<strong>${prose.say((0, outcome_end.wC)(target))}</strong>: ${prose.say((0, headline.lA)(target))}`, reason = (0, reasons.WJ)(target, prose), course = courseOf(target, prose, {
				hides,
				siteRepository: (0, outcome_end.zU)(target)?.repository?.name,
				env: {
					...env,
					GITHUB_RUN_ID: void 0
				}
			});
			return (0, markdown.AU)(title, (0, markdown.qN)([
				...reason,
				...course,
				...renderManyChanges(target, prose)
			]));
		}
		async function commentOn({ comment, githubToken, apiToken, baseUrl, server, site }, renderComment, step) {
			if (!comment || githubToken === void 0) return;
			let about = {
				baseUrl,
				server,
				site
			};
			await leaveComment({
				...step,
				githubToken,
				apiToken,
				about,
				renderComment
			}).catch((error) => step.console.warning(`There is no comment on the pull request. ${(0, failure.g5)(error).message}`));
		}
	})
};
