"use strict";
exports.id = 9578;
exports.ids = [9578];
exports.modules = {
	9578: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { connectGitHub: () => connectGitHub });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _net_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2235), _net_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7749), _net_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5927), _event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1547), _payload_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1837);
		let CALL_TIMEOUT_MS = 5e3;
		function connectGitHub({ githubToken, runnerEnv }, needed) {
			let run = runOf(runnerEnv), apiUrl = runnerEnv.GITHUB_API_URL ?? "https://api.github.com", found = URL.canParse(apiUrl) ? (0, _net_proxy_js__WEBPACK_IMPORTED_MODULE_4__.iJ)(apiUrl, runnerEnv) : { unusable: "GITHUB_API_URL" };
			if (run === void 0 || "unusable" in found) return { why: "the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used" };
			let root = `${apiUrl}/repos/${run.repository.split("/").map(encodeURIComponent).join("/")}`, headers = {
				accept: "application/vnd.github.v3+json",
				authorization: `Bearer ${githubToken}`,
				"user-agent": "site-deploy",
				"content-type": "application/json; charset=utf-8"
			};
			return {
				run,
				async call(method, path, values, signal) {
					let timeout = AbortSignal.timeout(CALL_TIMEOUT_MS), url = new URL(`${root}/${path}`), isRead = method === "GET";
					if (isRead) for (let [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
					let asked = {
						method,
						body: isRead ? null : JSON.stringify(values),
						headers,
						signal: AbortSignal.any([signal, timeout])
					};
					try {
						return effectOf(await exchange(url.href, asked, found.proxy), needed);
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
						let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error);
						return {
							state: "unknown",
							why: `GitHub could not be reached${code === "" ? "" : ` (${code})`}`
						};
					}
				}
			};
		}
		async function exchange(url, asked, tunnel) {
			let route = {
				tunnel,
				signal: asked.signal,
				connectTimeoutMs: 3e3
			}, dispatcher = (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_3__.S)(route, !1);
			try {
				let { statusCode: status, headers, body } = await (0, _net_connection_js__WEBPACK_IMPORTED_MODULE_3__.t)(dispatcher, url, asked);
				return {
					status,
					headers,
					data: parse((await (0, _net_body_js__WEBPACK_IMPORTED_MODULE_2__.x8)(body, !1)).toString("utf8"))
				};
			} finally {
				dispatcher.destroy();
			}
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function runOf(env) {
			let path = env.GITHUB_EVENT_PATH ?? "", payload = (0, _event_js__WEBPACK_IMPORTED_MODULE_5__.rD)(path), repository = env.GITHUB_REPOSITORY || ((0, _payload_js__WEBPACK_IMPORTED_MODULE_6__.b6)((0, _payload_js__WEBPACK_IMPORTED_MODULE_6__._F)(payload, "repository"), "full_name") ?? "");
			if (payload === void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || !/^[^/]+\/[^/]+$/.test(repository)) return;
			let number = (0, _event_js__WEBPACK_IMPORTED_MODULE_5__._n)(payload), head = (0, _payload_js__WEBPACK_IMPORTED_MODULE_6__.b6)((0, _payload_js__WEBPACK_IMPORTED_MODULE_6__._F)((0, _payload_js__WEBPACK_IMPORTED_MODULE_6__._F)(payload, "pull_request"), "head"), "sha"), commit = (number === void 0 ? void 0 : head) ?? env.GITHUB_SHA, repositoryUrl = `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${repository}`, runId = Number(env.GITHUB_RUN_ID);
			return {
				commit: commit === "" ? void 0 : commit,
				pullRequest: number === void 0 ? void 0 : {
					number,
					head
				},
				repository,
				repositoryUrl,
				logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : void 0
			};
		}
		function effectOf({ status, headers, data }, needed) {
			if (status < 300) return {
				state: "done",
				data,
				atMs: Date.parse((0, _payload_js__WEBPACK_IMPORTED_MODULE_6__.b6)(headers, "date") ?? "")
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
			let message = (0, _payload_js__WEBPACK_IMPORTED_MODULE_6__.b6)(data, "message"), said = message === void 0 ? "" : `: “${message}”`;
			switch (status) {
				case 401: return "GitHub does not accept github-token (401); leave the input out, or give a token that is still valid";
				case 403:
				case 404: return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith("write") ? "; a run from a fork never has it" : ""}`;
			}
			if (status < 400) return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
			return `GitHub refused it (${status})${said}`;
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
		}, TOO_LARGE = "UND_ERR_RES_EXCEEDED_MAX_SIZE", NOTE = "[site-deploy: this text is too long; only its end is shown]";
		function isCut(text) {
			return text.startsWith(NOTE);
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
				close = closingQuote(json, open);
				if (close - open - 1 <= maxTextBytes) continue;
				kept.push(json.subarray(from, open + 1), Buffer.from(`${NOTE}\\n`));
				from = afterLineBreak(json, close - maxTextBytes, close);
			}
			return Buffer.concat([...kept, json.subarray(from)]);
		}
		function closingQuote(json, open) {
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
	7749: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createAgent,
			t: () => send
		});
		var external_node_net_ = __webpack_require__(7030), external_node_v8_ = __webpack_require__(8877), api_connect = __webpack_require__(4660), api_request = __webpack_require__(4043), dispatcher = __webpack_require__(883), core_connect = __webpack_require__(9136), agent = __webpack_require__(7405), dispatcher_client = __webpack_require__(3701);
		Object.assign(dispatcher.prototype, {
			connect: api_connect,
			request: api_request
		});
		var body = __webpack_require__(2235);
		let ANSWER = /\r\n\r\nHTTP\/1\.\d [2-9]/, CONTINUE = /(?<=\r\n\r\nHTTP\/1\.[01] 10)0/g;
		function skipContinue(socket) {
			let read = socket.read.bind(socket), tail = "", count = 0, answeredAt = 0;
			socket.read = (size) => {
				let chunk = read(size);
				if (!Buffer.isBuffer(chunk) || socket.bytesWritten === answeredAt) return chunk;
				let text = (tail || "\r\n\r\n") + chunk.toString("latin1"), start = text.length - chunk.length, head = text.slice(0, text.match(ANSWER)?.index);
				for (let { index } of head.matchAll(CONTINUE)) chunk[index - start] = 50;
				let isAnswered = head.length < text.length;
				isAnswered && (answeredAt = socket.bytesWritten);
				tail = isAnswered ? "" : text.slice(-16);
				count = isAnswered ? 0 : count + chunk.length;
				count > 65536 && socket.destroy();
				return chunk;
			};
		}
		var network = __webpack_require__(1113);
		function createAgent(route, isKept, peer = "service") {
			let connect = route.tunnel === void 0 ? connectTo(peer, route) : connectThrough(route.tunnel, route);
			return new agent({
				maxResponseSize: body.F0.shortened,
				...!isKept && { pipelining: 0 },
				connect
			});
		}
		function send(dispatcher, url, options) {
			let { origin, pathname, search } = new URL(url);
			return dispatcher.request({
				...options,
				origin,
				path: pathname + search
			});
		}
		function connectTo(peer, { signal, connectTimeoutMs }) {
			return ({ servername: _, ...target }, callback) => {
				let making = new AbortController(), end = () => making.abort(signal.reason);
				signal.aborted ? end() : signal.addEventListener("abort", end, { once: !0 });
				core_connect({
					timeout: connectTimeoutMs,
					lookup: network.cd,
					minVersion: "TLSv1.2",
					rejectUnauthorized: !0,
					signal: making.signal
				})(target, (error, socket) => {
					signal.removeEventListener("abort", end);
					leaveParserUnoptimized();
					if (error !== null) return callback(new network.Xb(peer, error), null);
					skipContinue(socket);
					callback(null, socket);
				});
			};
		}
		function leaveParserUnoptimized() {
			(0, external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=1000000000");
		}
		function connectThrough(proxy, route) {
			let toProxy = connectTo("proxy", route), toService = connectTo("service", route);
			return (target, callback) => {
				openTunnel(proxy, toProxy, target, route).then((httpSocket) => target.protocol === "https:" ? toService({
					...target,
					httpSocket
				}, callback) : callback(null, httpSocket), (error) => callback(error, null));
			};
		}
		async function openTunnel({ origin, authorization }, connect, { host, hostname, port, protocol }, { signal, connectTimeoutMs }) {
			let client = new dispatcher_client(origin, { connect }), authority = port === "" ? `${host ?? hostname}:${protocol === "https:" ? 443 : 80}` : host ?? `${hostname}:${port}`, headers = {
				host: authority,
				"user-agent": "site-deploy",
				"proxy-authorization": authorization
			};
			try {
				let ended = AbortSignal.any([signal, AbortSignal.timeout(connectTimeoutMs)]), { statusCode: status, socket } = await client.connect({
					path: authority,
					headers,
					signal: ended
				});
				if (status >= 200 && status < 300 && socket instanceof external_node_net_.Socket) return socket;
				socket.on("error", () => {}).destroy();
				throw new network.Xb("proxy", void 0, status);
			} catch (error) {
				throw error instanceof network.Xb ? error : new network.Xb("proxy", error);
			} finally {
				client.destroy();
			}
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
		let REASONS = {
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
		}, CERTIFICATE = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
		function connectionFailure(request, changesSomething, error) {
			if (error instanceof NotConnectedError) return neverSent(request, error);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error);
			if (code === _body_js__WEBPACK_IMPORTED_MODULE_1__.PH) return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("too-large", request, `The answer to ${request} is too large.`);
			let why = REASONS[code] ?? "the connection failed", what = changesSomething ? "may have taken effect, but its answer was lost" : "got no answer";
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("ambiguous", request, `${request} ${what}: ${why}.`);
		}
		function neverSent(request, { peer, status, cause }) {
			let fail = (reason, message) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.hD(reason, request, message);
			if (status !== void 0) return fail(status >= 500 ? "unreachable" : status === 407 ? "proxy-credentials" : "proxy", `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`);
			let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(cause);
			if (/^(ERR_SSL_|EPROTO$)/.test(code)) return fail("no-tls", `${request} was not sent: the TLS handshake with the ${peer} failed (${code}).`);
			if (CERTIFICATE.test(code)) return fail("certificate", `${request} was not sent: the TLS certificate of the ${peer} is not trusted (${code}).`);
			let why = REASONS[code];
			if (peer === "service") return fail("unreachable", `${request} was not sent: ${why ?? "the connection failed"}.`);
			return fail("unreachable", `${request} was not sent: the proxy could not be used: ${why ?? "its answer is not that of a proxy"}.`);
		}
		let localhostLookup = (hostname, options, callback) => {
			let local = /(^|\.)localhost\.?$/i.test(hostname);
			Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
		};
	})
};
