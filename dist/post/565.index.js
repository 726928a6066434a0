"use strict";
exports.id = 565;
exports.ids = [565];
exports.modules = { 1565: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { connectGitHub: () => connectGitHub });
	var external_node_fs_ = __webpack_require__(3024), dist_bundle = __webpack_require__(244);
	function errors_codeOf(error) {
		if (typeof error != "object" || !error) return "";
		if ("name" in error && error.name === "TimeoutError") return error.name;
		if ("errors" in error && Array.isArray(error.errors)) return errors_codeOf(error.errors[0]);
		if ("code" in error && typeof error.code == "string") return error.code;
		return "cause" in error ? errors_codeOf(error.cause) : "";
	}
	let MAX_BYTES = 8388608, body_SIZES = {
		whole: MAX_BYTES,
		shortened: 8 * MAX_BYTES,
		text: MAX_BYTES / 2
	};
	async function readBody(chunks, mayBeLong, sizes = body_SIZES) {
		let read = [], shortener, size = 0;
		for await (let chunk of chunks) {
			size += chunk.length;
			if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
			if (size > sizes.whole && shortener === void 0) {
				shortener = createShortener(sizes.text);
				read.splice(0).forEach(shortener.push);
			}
			shortener === void 0 ? read.push(chunk) : shortener.push(chunk);
			if (shortener !== void 0 && shortener.keptSize() > sizes.whole) throw tooLarge();
		}
		return Buffer.concat(shortener?.end() ?? read);
	}
	function tooLarge() {
		return Object.assign(Error("The answer is too large."), { code: "UND_ERR_RES_EXCEEDED_MAX_SIZE" });
	}
	function createShortener(maxTextBytes) {
		let kept = [], keptSize = 0, text, escaped = !1, keep = (...pieces) => {
			for (let piece of pieces) keptSize += piece.length;
			kept.push(...pieces);
		};
		function endOfText(chunk, from) {
			for (let at = from; at < chunk.length; at += 1) if (escaped) escaped = !1;
			else if (chunk[at] === 92) escaped = !0;
			else if (chunk[at] === 34) return at;
			return chunk.length;
		}
		function push(chunk) {
			for (let at = 0; at < chunk.length;) if (text === void 0) {
				let quote = chunk.indexOf(34, at), end = quote === -1 ? chunk.length : quote + 1;
				keep(chunk.subarray(at, end));
				quote !== -1 && (text = createTail(maxTextBytes));
				at = end;
			} else {
				let startsEscaped = escaped, end = endOfText(chunk, at);
				text.push(chunk.subarray(at, end), startsEscaped);
				if (end < chunk.length) {
					keep(...text.end());
					text = void 0;
					keep(chunk.subarray(end, end + 1));
				}
				at = end + 1;
			}
		}
		return {
			push,
			keptSize: () => keptSize,
			end: () => text === void 0 ? kept : [...kept, ...text.end()]
		};
	}
	function createTail(maxBytes) {
		let pieces = [], size = 0, first = 0;
		return {
			push(bytes, startsEscaped) {
				pieces.push({
					bytes,
					startsEscaped
				});
				size += bytes.length;
				for (let oldest = pieces[first]; oldest !== void 0 && !(size - oldest.bytes.length < maxBytes); oldest = pieces[first]) {
					size -= oldest.bytes.length;
					pieces[first] = {
						bytes: Buffer.alloc(0),
						startsEscaped: !1
					};
					first += 1;
				}
			},
			end() {
				let bytes = pieces.slice(first).map((piece) => piece.bytes);
				if (first === 0) return bytes;
				let end = Buffer.concat(bytes), line = afterLineBreak(end, +(pieces[first]?.startsEscaped === !0));
				return [Buffer.from("[site-deploy: this text is too long; only its end is shown]\\n"), end.subarray(line)];
			}
		};
	}
	function afterLineBreak(json, from) {
		for (let at = from; at < json.length; at += 1) {
			if (json[at] !== 92) continue;
			if (json[at + 1] === 110) return at + 2;
			at += 1;
		}
		return json.length;
	}
	var external_node_net_ = __webpack_require__(7030), api_connect = __webpack_require__(4660), api_request = __webpack_require__(4043), dispatcher = __webpack_require__(883), core_connect = __webpack_require__(9136), agent = __webpack_require__(7405), dispatcher_client = __webpack_require__(3701);
	Object.assign(dispatcher.prototype, {
		connect: api_connect,
		request: api_request
	});
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
	let localhostLookup = (hostname, options, callback) => {
		let local = /(^|\.)localhost\.?$/i.test(hostname);
		Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 610, 23)).then(({ lookup }) => lookup(local ? "127.0.0.1" : hostname, options, callback));
	}, CONNECT_TIMEOUT_MS = 1e4;
	function createAgent(route, isKept) {
		let connect = route.tunnel === void 0 ? connectTo("service", route) : connectThrough(route.tunnel, route);
		return new agent({
			maxResponseSize: body_SIZES.shortened,
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
	function connectTo(peer, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
		return ({ servername: _, ...target }, callback) => {
			let making = new AbortController(), end = () => making.abort(signal.reason);
			signal.aborted ? end() : signal.addEventListener("abort", end, { once: !0 });
			core_connect({
				timeout: connectTimeoutMs,
				lookup: localhostLookup,
				minVersion: "TLSv1.2",
				rejectUnauthorized: !0,
				signal: making.signal
			})(target, (error, socket) => {
				signal.removeEventListener("abort", end);
				error === null ? callback(null, socket) : callback(new NotConnectedError(peer, error), null);
			});
		};
	}
	function connectThrough(proxy, route) {
		let toProxy = connectTo("proxy", route), toService = connectTo("service", route);
		return (target, callback) => {
			openTunnel(proxy, toProxy, target, route).then((httpSocket) => toService({
				...target,
				httpSocket
			}, callback), (error) => callback(error instanceof Error ? error : new NotConnectedError("proxy", error), null));
		};
	}
	async function openTunnel({ origin, authorization }, connect, { host, hostname, port }, { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }) {
		let client = new dispatcher_client(origin, { connect }), authority = port === "" ? `${host ?? hostname}:443` : host ?? `${hostname}:${port}`, headers = {
			host: authority,
			"user-agent": "site-deploy",
			...authorization !== void 0 && { "proxy-authorization": authorization }
		};
		try {
			let late = AbortSignal.timeout(connectTimeoutMs), ended = AbortSignal.any([signal, late]), { statusCode: status, socket } = await client.connect({
				path: authority,
				headers,
				signal: ended
			});
			if (status >= 200 && status < 300 && socket instanceof external_node_net_.Socket) return socket;
			socket.on("error", () => {}).destroy();
			throw new NotConnectedError("proxy", void 0, status);
		} catch (error) {
			throw error instanceof NotConnectedError ? error : new NotConnectedError("proxy", error);
		} finally {
			client.destroy();
		}
	}
	var external_node_querystring_ = __webpack_require__(1792);
	let LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/, VARIABLES = [
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	];
	function proxyFor(url, environment) {
		let target = new URL(url), name = (target.protocol === "https:" ? VARIABLES.slice(0, 2) : VARIABLES.slice(2)).find((variable) => proxy_textOf(environment, variable) !== "");
		if (name === void 0 || LOOPBACK.test(target.hostname) || isExempt(target, environment)) return { proxy: void 0 };
		let proxy = parseProxy(proxy_textOf(environment, name));
		return proxy === void 0 ? { unusable: name } : { proxy };
	}
	function proxy_textOf(environment, name) {
		return environment[name]?.trim() ?? "";
	}
	function parseProxy(value) {
		let url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
		if (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== "/") return;
		let { origin, username, password } = url;
		if (username === "" && password === "") return {
			origin,
			authorization: void 0
		};
		let joined = `${(0, external_node_querystring_.unescape)(username)}:${(0, external_node_querystring_.unescape)(password)}`;
		return {
			origin,
			authorization: `Basic ${Buffer.from(joined, "utf8").toString("base64")}`
		};
	}
	function isExempt({ hostname, port, protocol }, environment) {
		let list = proxy_textOf(environment, "no_proxy") || proxy_textOf(environment, "NO_PROXY"), host = withoutBrackets(hostname), actualPort = port === "" ? protocol === "https:" ? "443" : "80" : port;
		return list.split(/[\s,]+/).some((entry) => {
			if (entry === "" || entry === "*") return entry === "*";
			let [, name = entry, onlyPort = actualPort] = /^(\[.+\]|[^:]+)(?::(\d+))?$/.exec(entry) ?? [], exempt = withoutBrackets(name.toLowerCase());
			if (onlyPort !== actualPort) return !1;
			return exempt === host || host.endsWith(`.${exempt.replace(/^\*?\./, "")}`);
		});
	}
	function withoutBrackets(host) {
		return host.replace(/^\[(.*)\]$/, "$1");
	}
	var github_payload = __webpack_require__(1837);
	function pullRequestOf(payload) {
		let pull = (0, github_payload._F)(payload, "pull_request");
		if (pull !== void 0) return (0, github_payload.rl)(pull, "number");
		let issue = (0, github_payload._F)(payload, "issue");
		return (0, github_payload._F)(issue, "pull_request") === void 0 ? void 0 : (0, github_payload.rl)(issue, "number");
	}
	function readPayload(path) {
		try {
			return JSON.parse((0, external_node_fs_.readFileSync)(path, "utf8"));
		} catch {
			return;
		}
	}
	let CALL_TIMEOUT_MS = 5e3;
	function connectGitHub({ githubToken, runnerEnv }, needed) {
		let run = runOf(runnerEnv), [owner, repo] = run.repository.split("/"), apiUrl = runnerEnv.GITHUB_API_URL ?? "https://api.github.com", found = proxyFor(apiUrl, runnerEnv);
		if (!("proxy" in found)) throw TypeError("The proxy of the runner cannot be used");
		let silent = {
			debug: ignore,
			info: ignore,
			warn: ignore,
			error: ignore
		}, callGitHub = dist_bundle.E.defaults({
			baseUrl: apiUrl,
			headers: {
				authorization: `Bearer ${githubToken}`,
				"user-agent": "site-deploy"
			},
			request: {
				fetch: fetchBy(found.proxy),
				log: silent
			}
		});
		return {
			run,
			async call(route, parameters, signal) {
				let timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
				try {
					let { status, data, headers } = await callGitHub(route, {
						owner,
						repo,
						...parameters,
						request: { signal: AbortSignal.any([signal, timeout]) }
					}), atMs = headers.date === void 0 ? void 0 : Date.parse(headers.date);
					return status < 300 ? {
						state: "done",
						data,
						atMs
					} : refusal(status, {}, void 0, needed);
				} catch (error) {
					if (signal.aborted) return {
						state: "unknown",
						why: whyAborted(signal)
					};
					if (timeout.aborted) return {
						state: "unknown",
						why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1e3} s`
					};
					return failure(error, needed);
				}
			}
		};
	}
	function ignore() {}
	function whyAborted({ reason }) {
		return reason?.name === "TimeoutError" ? "GitHub takes too long" : "the workflow was cancelled";
	}
	function fetchBy(tunnel) {
		return async (url, { method, headers, body, signal }) => {
			let dispatcher = createAgent({
				tunnel,
				signal,
				connectTimeoutMs: 3e3
			}, !1);
			try {
				let answer = await send(dispatcher, url, {
					method,
					headers,
					body: body ?? null,
					signal
				});
				return answerOf(url, answer, (await readBody(answer.body, !1)).toString("utf8"));
			} finally {
				dispatcher.destroy();
			}
		};
	}
	function answerOf(url, { statusCode: status, headers }, text) {
		let kept = [
			"content-type",
			"date",
			"retry-after",
			"x-ratelimit-remaining"
		].flatMap((name) => {
			let value = headers[name];
			return typeof value == "string" ? [[name, value]] : [];
		});
		return {
			status,
			url,
			headers: new Map(kept),
			text: async () => text
		};
	}
	function runOf(env) {
		let path = env.GITHUB_EVENT_PATH ?? "", payload = readPayload(path);
		if (payload === void 0 && (0, external_node_fs_.existsSync)(path)) throw TypeError("The event cannot be read");
		let repository = env.GITHUB_REPOSITORY || ((0, github_payload.b6)((0, github_payload._F)(payload, "repository"), "full_name") ?? "");
		if (!/^[^/]+\/[^/]+$/.test(repository)) throw TypeError("The runner names no repository");
		let number = pullRequestOf(payload), head = (0, github_payload.b6)((0, github_payload._F)((0, github_payload._F)(payload, "pull_request"), "head"), "sha"), commit = (number === void 0 ? void 0 : head) ?? env.GITHUB_SHA, repositoryUrl = `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${repository}`, runId = Number(env.GITHUB_RUN_ID);
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
	function failure(error, needed) {
		let response = (0, github_payload._F)(error, "response"), status = (0, github_payload.rl)(response, "status");
		if (status !== void 0) return refusal(status, (0, github_payload._F)(response, "headers"), (0, github_payload._F)(response, "data"), needed);
		let code = errors_codeOf(error);
		return {
			state: "unknown",
			why: `GitHub could not be reached${code === "" ? "" : ` (${code})`}`
		};
	}
	function refusal(status, headers, data, needed) {
		if (status === 429 || status === 403 && ((0, github_payload._F)(headers, "x-ratelimit-remaining") === "0" || (0, github_payload._F)(headers, "retry-after") !== void 0)) return {
			state: "unknown",
			why: `GitHub accepts no more requests for now (${status})`
		};
		if (status >= 500) return {
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
		let message = (0, github_payload.b6)(data, "message"), said = message === void 0 ? "" : `: “${message}”`;
		switch (status) {
			case 401: return "GitHub does not accept github-token (401); leave the input out, or give a token that is still valid";
			case 403:
			case 404: return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith("write") ? "; a run from a fork never has it" : ""}`;
		}
		if (status < 400) return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
		return `GitHub refused it (${status})${said}`;
	}
}) };
