"use strict";
exports.id = 304;
exports.ids = [304];
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
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2235), _net_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2343), _net_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1547), _payload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1837);
		let CALL_TIMEOUT_MS = 5e3, UNUSABLE = "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used", SILENT = {
			debug: () => {},
			info: () => {},
			warn: () => {},
			error: () => {}
		};
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
			let { getOctokit } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(184)]).then(__webpack_require__.bind(__webpack_require__, 2184)), request = {
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
	6304: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { leaveComment: () => leaveComment });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2705), _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1837), _time_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4175);
		async function leaveComment(parts, github = (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.Cl)(parts, "pull-requests: write")) {
			let { githubToken, apiToken, console } = parts, warn = (what) => console.warning(`${what}. The run itself is not affected.`), { run, call } = github;
			if (run === void 0) return warn(`There is no comment on the pull request: ${_github_js__WEBPACK_IMPORTED_MODULE_1__.u5}`);
			if (run.pullRequest === void 0) return console.info("no comment: the event is not about a pull request");
			let { number, head } = run.pullRequest, mark = markOf(parts, run, number), body = `${mark}\n${parts.renderComment(head, 65536 - mark.length - 1)}`;
			if (body.includes(githubToken) || body.includes(apiToken)) return warn("The comment on the pull request was not written: it would contain a token");
			let signal = (0, _time_limits_js__WEBPACK_IMPORTED_MODULE_2__.z)((0, _time_limits_js__WEBPACK_IMPORTED_MODULE_2__.Z)(parts)), found = await findComment(github, {
				number,
				mark,
				isApp: githubToken.startsWith("ghs_")
			}, signal);
			if ("why" in found) return warn(`The comment on the pull request was not written: ${found.why}`);
			let name = `comment on pull request ${number}`, { comment } = found;
			if (comment !== void 0 && (0, _core_same_text_js__WEBPACK_IMPORTED_MODULE_3__.c)(comment.body, body)) return console.info(`${name}: unchanged`);
			let answer = comment === void 0 ? await call(({ issues }) => issues.createComment, {
				issue_number: number,
				body
			}, signal) : await call(({ issues }) => issues.updateComment, {
				comment_id: comment.id,
				body
			}, signal);
			if (answer.state === "done" && commentOf(answer.data) !== void 0) return console.info(`${name}: ${comment === void 0 ? "written" : "updated"}`);
			warn(`The comment on the pull request ${answer.state === "not-done" ? "was not written" : "may or may not have been written"}: ${(0, _github_js__WEBPACK_IMPORTED_MODULE_1__.II)(answer)}`);
		}
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
			return `<!-- site-deploy comment ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(text).digest("hex")} -->`;
		}
		async function findComment(github, { number, mark, isApp }, signal) {
			for (let page = 1;; page += 1) {
				let asked = {
					issue_number: number,
					per_page: 100,
					page
				}, answer = await github.call(({ issues }) => issues.listComments, asked, signal), entries = (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.Of)(answer);
				if (entries === void 0) return { why: (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.II)(answer) };
				if (entries.length === 0) return { comment: void 0 };
				let comment = entries.filter((entry) => !isApp || (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.$6)(entry, "user", "type") !== "User").flatMap((entry) => commentOf(entry) ?? []).find(({ body }) => body.startsWith(mark));
				if (comment !== void 0) return { comment };
			}
		}
		function commentOf(entry) {
			let id = (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.tk)(entry, "id");
			return id === void 0 ? void 0 : {
				id,
				body: (0, _payload_js__WEBPACK_IMPORTED_MODULE_4__.$6)(entry, "body") ?? ""
			};
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
		async function readBody(chunks, mayBeLong) {
			let read = [], size = 0;
			for await (let chunk of chunks) {
				size += chunk.length;
				if (size > (mayBeLong ? SIZES.shortened : SIZES.whole)) throw tooLarge();
				read.push(chunk);
			}
			let body = Buffer.concat(read.splice(0));
			if (size <= SIZES.whole) return body;
			let shortened = shortenTexts(body, SIZES.text);
			if (shortened.length > SIZES.whole) throw tooLarge();
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
				from = afterLineBreak(json, open, close, maxTextBytes);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closeOf(json, open) {
			let at = open + 1;
			for (; at < json.length && json[at] !== 34;) at += json[at] === 92 ? 2 : 1;
			return at;
		}
		function afterLineBreak(json, open, close, most) {
			for (let at = open + 1; at < close; at += json[at] === 92 ? 2 : 1) if (close - at <= most && json[at] === 92 && json[at + 1] === 110) return at + 2;
			return close;
		}
	}),
	2343: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createAgent,
			t: () => send
		});
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3053), node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8877), undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4043), undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__), undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9136), undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3__), undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7405), undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4__), _core_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5253), _body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2235), _network_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1113);
		async function createAgent({ proxy, connectTimeoutMs, isKept }) {
			let tls = {
				timeout: connectTimeoutMs,
				lookup: _network_js__WEBPACK_IMPORTED_MODULE_7__.cd,
				minVersion: "TLSv1.2",
				rejectUnauthorized: !0
			}, connect = connectWith(tls), options = {
				maxResponseSize: _body_js__WEBPACK_IMPORTED_MODULE_6__.F0.shortened,
				...!isKept && { pipelining: 0 }
			};
			if (proxy === void 0) return new (undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_4___default())({
				...options,
				connect
			});
			let { Client, ProxyAgent } = await __webpack_require__.e(752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
			return new ProxyAgent({
				...options,
				uri: proxy.origin,
				proxyTls: tls,
				requestTls: tls,
				headers: { "user-agent": "site-deploy" },
				...proxy.authorization !== void 0 && { token: proxy.authorization },
				clientFactory: (origin) => tellingClient(new Client(origin, { connect }), connectTimeoutMs)
			});
		}
		function tellingClient(client, timeoutMs) {
			let connect = client.connect.bind(client);
			return Object.assign(client, { async connect(options) {
				let signal = AbortSignal.timeout(Math.ceil(timeoutMs)), answer = await connect({
					...options,
					signal
				}).catch((error) => {
					throw new _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb("proxy", error);
				});
				if (answer.statusCode >= 200 && answer.statusCode < 300) return {
					...answer,
					statusCode: 200
				};
				answer.socket.on("error", () => {}).destroy();
				throw new _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb("proxy", void 0, answer.statusCode);
			} });
		}
		async function send(agent, url, options) {
			let { origin, pathname, search } = new URL(url);
			created.length = 0;
			let answer = undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2___default().call(agent, {
				...options,
				origin,
				path: pathname + search
			}), [own] = created;
			try {
				return await (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_5__.H6)(answer, options.signal);
			} catch (error) {
				if (error instanceof _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb || own !== void 0 && sent.has(own)) throw error;
				throw new _network_js__WEBPACK_IMPORTED_MODULE_7__.Xb("service", error);
			}
		}
		let created = [], sent = new WeakSet();
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("undici:request:create", (message) => {
			isOfRequest(message) && created.push(message.request);
		});
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("undici:client:sendHeaders", (message) => {
			isOfRequest(message) && sent.add(message.request);
		});
		function isOfRequest(message) {
			return typeof message == "object" && !!message && "request" in message;
		}
		function connectWith(tls) {
			let connector = undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_3___default()(tls);
			return (target, callback) => connector(target, (...made) => {
				(0, node_v8__WEBPACK_IMPORTED_MODULE_1__.setFlagsFromString)("--wasm-tiering-budget=1000000000");
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
			UND_ERR_SOCKET: "the connection was closed",
			ENOTFOUND: "the host name is unknown",
			EAI_AGAIN: "the host name could not be looked up",
			ETIMEDOUT: "connecting took too long",
			UND_ERR_CONNECT_TIMEOUT: "connecting took too long",
			UND_ERR_HEADERS_TIMEOUT: "no answer came in time",
			TimeoutError: "no answer came in time",
			UND_ERR_BODY_TIMEOUT: "the answer stopped in the middle"
		}, UNEXPLAINED = "the connection failed", CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error, server = "service") {
			if (error instanceof NotConnectedError) return neverSent(request, error, server);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = CAUSES[code] ?? UNEXPLAINED, what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`, { why });
		}
		function neverSent(request, { peer, status, cause }, server) {
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause), isUnknownHost = peer === "service" && code === "ENOTFOUND", fail = (reason, why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, `${request} was not sent: ${why}.`, {
				why,
				isUnknownHost
			});
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : "proxy", `the proxy refused to connect to the ${server}, with status ${status}`);
			let side = peer === "service" ? server : peer;
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("certificate", `the TLS handshake with the ${side} failed (${code})`);
			if (CERTIFICATE.test(code)) return fail("certificate", `the TLS certificate of the ${side} is not trusted (${code})`);
			if (peer === "service") return fail("unreachable", CAUSES[code] ?? UNEXPLAINED);
			return fail("unreachable", `the proxy could not be used: ${CAUSES[code] ?? "its answer is not that of a proxy"}`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	})
};
