"use strict";
exports.id = 219;
exports.ids = [
	219,
	3645,
	3496
];
exports.modules = {
	5236: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			getServer: () => getServer,
			getServerLogs: () => getServerLogs,
			getServers: () => getServers,
			postOpcacheRefresh: () => postOpcacheRefresh,
			postServerRestart: () => postServerRestart
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395), _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8495), _log_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
		let server = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.nd,
			name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__._L)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		}), getServers = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(server)), getServer = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.g1)(server)), getServerLogs = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.KW)("/api/servers/{server}/logs", (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_log_entry_js__WEBPACK_IMPORTED_MODULE_1__.JN)), postServerRestart = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/restart", "once", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2), postOpcacheRefresh = (0, _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.qs)("POST", "/api/servers/{server}/refresh-opcache", "flag", _endpoint_js__WEBPACK_IMPORTED_MODULE_0__.H2);
	}),
	3496: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => likely,
			Kj: () => slipOf,
			ZA: () => suggest,
			didYouMean: () => didYouMean
		});
		function likely(wanted, names) {
			let unnumbered = withoutDigits(wanted.toLowerCase());
			return [...new Set(names)].flatMap((name) => {
				if (unnumbered === withoutDigits(name.toLowerCase())) return [];
				let [from, to] = differingParts(wanted.toLowerCase(), name.toLowerCase()), most = Math.min(2, Math.floor(Math.max(from.length, to.length) / 4));
				if (Math.abs(from.length - to.length) > most) return [];
				let letters = distance(from, to, most);
				return letters <= most ? [{
					name,
					letters
				}] : [];
			}).sort((a, b) => a.letters - b.letters || a.name.localeCompare(b.name)).slice(0, 3).map(({ name }) => name);
		}
		function suggest(wanted, names, show = (name) => name) {
			let akin = names.filter((name) => isWithin(wanted, name) || begins(wanted, name)), meant = [...new Set([...likely(wanted, names), ...akin])].slice(0, 3);
			if (meant.length > 0) return {
				isLikely: !0,
				text: `Did you mean ${meant.map(show).join(" or ")}?`
			};
			return {
				isLikely: !1,
				text: `${names.length <= 8 ? `Known names: ${names.toSorted().map(show).join(", ")}` : `None of ${names.length} names is like it`}.`
			};
		}
		function slipOf(wanted, known) {
			let word = wanted.toLowerCase(), [begun, ...others] = known.filter((name) => begins(word, name));
			return known.find((name) => name === word) ?? likely(word, known)[0] ?? (others.length > 0 ? void 0 : begun);
		}
		function didYouMean(wanted, known) {
			let meant = slipOf(wanted.split(" ")[0] ?? "", known);
			return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
		}
		function begins(short, long) {
			return short.length >= 4 && long.toLowerCase().startsWith(short.toLowerCase());
		}
		function isWithin(a, b) {
			let [short, long] = a.length < b.length ? [`.${a}.`, `.${b}.`] : [`.${b}.`, `.${a}.`];
			return short.split(".").length - 2 > 1 && (long.startsWith(short) || long.endsWith(short));
		}
		function withoutDigits(text) {
			return text.replace(/\d+/g, "");
		}
		function differingParts(a, b) {
			let [from, to] = [a.split("."), b.split(".")], shorter = () => Math.min(from.length, to.length);
			for (; shorter() > 0 && from.at(-1) === to.at(-1);) [from, to].forEach((parts) => void parts.pop());
			for (; shorter() > 0 && from[0] === to[0];) [from, to].forEach((parts) => void parts.shift());
			return [from.join("."), to.join(".")];
		}
		function distance(from, to, most) {
			let same = 0;
			for (; same < from.length && from[same] === to[same];) same += 1;
			let [a, b] = [from.slice(same), to.slice(same)];
			if (a === "" || b === "") return a.length + b.length;
			if (most === 0) return Infinity;
			let ways = [
				[1, 0],
				[0, 1],
				[1, 1],
				...a[0] === b[1] && a[1] === b[0] ? [[2, 2]] : []
			];
			return 1 + Math.min(...ways.map(([of, by]) => distance(a.slice(of), b.slice(by), most - 1)));
		}
	}),
	7692: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => NO_TRACES,
			m: () => createGitHubTraces
		});
		var failure = __webpack_require__(3434), outcome_report = __webpack_require__(2848), ended_targets = __webpack_require__(1135);
		function deploymentStatus({ outcome, failure, facts, results, rollback }, description) {
			switch (outcome) {
				case "succeeded":
				case "planned": return {
					state: facts?.deploy?.followed === !1 ? "in_progress" : "success",
					description
				};
				case "superseded": return {
					state: "inactive",
					description
				};
				case "failed":
				case "rejected": return {
					state: "failure",
					description: `${description}: ${failure?.message}`
				};
				case "timed_out":
				case "unknown": return {
					state: "error",
					description
				};
				case "cancelled":
					if (rollback !== void 0) return {
						state: "failure",
						description
					};
					return results.some(({ traits, status }) => traits.deploys && status !== "not-run") ? {
						state: "error",
						description
					} : {
						state: "inactive",
						description: "cancelled before a deploy was triggered"
					};
			}
		}
		function rollbackStatus({ rollback, ...report }, named) {
			let description = `${(0, outcome_report.ol)(report, named)}: ${rollback?.sentence ?? "not rolled back"}`;
			return {
				state: ROLLED[rollback?.status ?? "not-run"],
				description
			};
		}
		let ROLLED = {
			changed: "success",
			failed: "failure",
			unknown: "error",
			"not-run": "inactive"
		};
		function sharedStatus(all) {
			let targets = all.filter(({ outcome }) => outcome !== "superseded"), good = targets.filter(({ outcome }) => outcome === "succeeded"), failed = targets.filter(({ outcome }) => outcome === "failed" || outcome === "rejected"), isFollowed = good.every(({ run }) => run?.facts?.deploy?.followed !== !1), done = isFollowed ? "deployed" : "triggered", description = `${good.length} of ${targets.length} targets ${done}${failed.length === 0 ? "" : `, ${failed.length} failed`}`;
			if (failed.length > 0) return {
				state: "failure",
				description
			};
			if (good.length < targets.length) return {
				state: targets.some(mayHaveDeployed) ? "error" : "inactive",
				description
			};
			if (good.length === 0) return {
				state: "inactive",
				description
			};
			return {
				state: isFollowed ? "success" : "in_progress",
				description
			};
		}
		function mayHaveDeployed(target) {
			let { outcome, run } = target;
			if (outcome === "cancelled" && run !== void 0) return deploymentStatus(run, "").state !== "inactive";
			return (0, ended_targets.WN)(target);
		}
		function createGitHubTraces(targets, { log, ...others }) {
			let parts = {
				...others,
				log: targets.length > 1 ? withFewWarnings(log) : log
			}, groups = Map.groupBy(targets, (target) => environmentOf(target) ?? target).values(), open = new Map([...groups].map((group, nth) => [group, tracesOf(group, parts, nth + 1)])), traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
			return {
				of: (target) => traces.get(target) ?? NO_TRACES,
				async end(endOf, isOver) {
					let closing = [...open].map(([group, { close }]) => {
						let ends = group.map(endOf);
						if (!isOver && ends.some(({ run }) => run === void 0)) return;
						open.delete(group);
						return close(ends);
					});
					await Promise.all(closing);
				}
			};
		}
		function withFewWarnings({ info, warning }) {
			let count = 0;
			return {
				info,
				warning(text) {
					count += 1;
					count <= 3 ? warning(text) : info(`warning: ${text}`);
				}
			};
		}
		let NO_TRACES = {
			beforeFirstWrite: async () => !1,
			onDeployFailed: () => {},
			beforeRollback: async () => {},
			deploymentId: () => void 0,
			close: async () => {}
		};
		function environmentOf({ inputs }) {
			return inputs.operations.some(({ deploys }) => deploys) ? inputs.environment : void 0;
		}
		function tracesOf(group, parts, nth) {
			let [first, ...others] = group;
			if (first === void 0) return NO_TRACES;
			let isAlone = others.length === 0, inputs = isAlone ? first.inputs : {
				...first.inputs,
				site: ""
			}, isSame = others.every((other) => other.inputs.expectedCommit === inputs.expectedCommit), open = openerOf(inputs, parts), opening, isOpen = open === void 0, deployment, current, statusOf = (report) => deploymentStatus(report, parts.headline(report, inputs)), warn = (what) => (error) => parts.log.warning(`${what} ${(0, failure.g5)(error).message}`);
			return {
				async beforeFirstWrite() {
					if (isOpen) return !1;
					let commit = isSame ? inputs.expectedCommit : void 0;
					opening ??= open?.("The deploy", `github-deployment-${nth}`, commit);
					deployment = await opening;
					current = deployment;
					isOpen = !0;
					return !0;
				},
				onDeployFailed: (failed) => void (isAlone && current?.note(statusOf(failed))),
				async beforeRollback(commit) {
					if (!isAlone) return;
					await current?.close();
					current = await open?.("The rollback", `github-rollback-${nth}`, commit);
					statusOf = (report) => rollbackStatus(report, inputs);
				},
				async close(ends) {
					let run = isAlone ? runOf(ends) : void 0;
					if (isAlone && run === void 0) return;
					current?.note(run === void 0 ? sharedStatus(ends) : statusOf(run));
					await Promise.all([current?.close().catch(warn("The state of the GitHub Deployment is not known.")), run && retire(inputs, parts, run).catch(warn("Some GitHub Deployments may not be inactive yet."))]);
				},
				deploymentId: () => deployment?.id()
			};
		}
		function runOf([target]) {
			if (target?.run === void 0 || target.outcome === "not-run") return target?.run;
			return {
				...target.run,
				outcome: target.outcome,
				failure: target.failure
			};
		}
		function openerOf(inputs, { redactor, remember, ...parts }) {
			let { githubToken, site, environmentUrl } = inputs, environment = environmentOf({ inputs });
			if (githubToken === void 0 || environment === void 0) return;
			if ([environment, environmentUrl ?? ""].some(redactor.hides)) {
				parts.log.warning("There is no GitHub Deployment: environment or environment-url contains a secret.");
				return;
			}
			return async (what, savedAs, commit) => {
				let { openGitHubDeployment } = await __webpack_require__.e(5058).then(__webpack_require__.bind(__webpack_require__, 5058));
				return openGitHubDeployment({
					...parts,
					githubToken,
					site,
					environment,
					environmentUrl,
					commit,
					what,
					redact: redactor.redact,
					remember: (text) => remember(savedAs, text)
				});
			};
		}
		async function retire({ githubToken, site, environment }, { redactor, ...parts }, run) {
			if (!(0, outcome_report.oy)(run) || githubToken === void 0 || environment === void 0) return;
			if (redactor.hides(environment)) return;
			let { retireDeployments } = await __webpack_require__.e(5058).then(__webpack_require__.bind(__webpack_require__, 5058)), sites = [site, (0, outcome_report.zU)(run)?.domain ?? site];
			await retireDeployments({
				...parts,
				githubToken,
				environment
			}, sites);
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
	1115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => createAgent,
			t: () => send
		});
		var external_node_diagnostics_channel_ = __webpack_require__(3053), external_node_v8_ = __webpack_require__(8877), clock = __webpack_require__(5253), errors = __webpack_require__(8208), body = __webpack_require__(2235), network = __webpack_require__(1113), api_request = __webpack_require__(4043), api_request_default = __webpack_require__.n(api_request), connect = __webpack_require__(9136), connect_default = __webpack_require__.n(connect), agent = __webpack_require__(7405), agent_default = __webpack_require__.n(agent);
		async function createAgent({ proxy, connectTimeoutMs }, isKept, { passesOn = !1 } = {}) {
			let tls = {
				timeout: connectTimeoutMs,
				lookup: network.cd,
				minVersion: "TLSv1.2",
				rejectUnauthorized: !0
			}, connect = connectWith(tls), options = {
				maxResponseSize: body.F0.shortened,
				...!isKept && { pipelining: 0 }
			};
			if (proxy === void 0) return new (agent_default())({
				...options,
				connect
			});
			let { createProxyAgent } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1070)]).then(__webpack_require__.bind(__webpack_require__, 1070));
			return createProxyAgent(proxy, connect, connectTimeoutMs, {
				...options,
				proxyTls: tls,
				requestTls: tls,
				proxyTunnel: !passesOn
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
				leaveParserUnoptimized();
				callback(...made);
			});
		}
		function leaveParserUnoptimized() {
			(0, external_node_v8_.setFlagsFromString)("--wasm-tiering-budget=1000000000");
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
	}),
	7285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => getPage });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1115), _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1113);
		async function getPage(url, proxy, timeoutMs, { clock, signal }) {
			let limit = (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.zc)(clock, timeoutMs), ended = AbortSignal.any([signal, limit.signal]), peer = proxy !== void 0 && new URL(url).protocol === "http:" ? "proxy" : "service", agent = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.S)({
				proxy,
				connectTimeoutMs: timeoutMs
			}, !1, { passesOn: !0 });
			try {
				let answer = await (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.t)(agent, url, {
					method: "GET",
					signal: ended,
					headers: {
						accept: "*/*",
						"user-agent": "site-deploy health check"
					}
				}, peer), chunks = [], size = 0;
				for await (let chunk of answer.body) {
					chunks.push(chunk);
					size += chunk.length;
					if (size >= 1048576) break;
				}
				let [location] = [answer.headers.location].flat();
				return {
					status: answer.statusCode,
					location,
					text: Buffer.concat(chunks).toString("utf8")
				};
			} catch (error) {
				signal.throwIfAborted();
				throw (0, _network_js__WEBPACK_IMPORTED_MODULE_2__.Dx)("the request", !1, error);
			} finally {
				limit.stop();
				agent.destroy();
			}
		}
	}),
	8744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => planChange,
			n: () => spellChange
		});
		function planChange(summary, content, basis) {
			return {
				summary,
				content: () => content,
				basis: () => basis
			};
		}
		function spellChange({ summary, content }) {
			return JSON.stringify([summary, content()], (_, part) => part instanceof Map || part instanceof Set ? [...part].sort() : part);
		}
	}),
	1135: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WN: () => hasFailed,
			cB: () => MOST_OF_NAME,
			cd: () => isInDoubt,
			r2: () => changingOf,
			sb: () => plannedOf,
			wC: () => nameOfTarget
		});
		var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2848);
		function hasFailed({ outcome }) {
			return outcome === "failed" || outcome === "rejected" || outcome === "timed_out" || outcome === "unknown";
		}
		let MOST_OF_NAME = 253;
		function nameOfTarget({ server, site }) {
			return site === "" ? server : `${server}/${site}`;
		}
		function plannedOf({ run }) {
			return run?.results.filter(({ status }) => status === "planned") ?? [];
		}
		function changingOf(target) {
			return plannedOf(target).filter(({ traits }) => !traits.repeats);
		}
		function isInDoubt({ outcome, run }) {
			return outcome === "succeeded" && run !== void 0 && (0, _report_js__WEBPACK_IMPORTED_MODULE_0__.H0)(run);
		}
	}),
	2521: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => describeAftermath,
			x: () => describeAftermathOfList
		});
		function describeAftermath(progress) {
			return `The step for ${nameTarget(progress)} was stopped from outside ${endOf(progress, othersOf(progress))}`;
		}
		function describeAftermathOfList({ done, failed, total }, underWay) {
			let notStarted = Math.max(0, total - done - underWay.length), more = underWay.length - 10;
			return [
				`The step for ${total} targets was stopped from outside: ${done} had ended${failed === 0 ? "" : ` (${failed} failed)`}, ${underWay.length} were running, ${notStarted} had not started.`,
				"The output unfinished lists the targets that had not succeeded: run again with it as targets.",
				...underWay.slice(0, 10).map((progress) => `That for ${nameTarget(progress)} was stopped ${endOf(progress)}`),
				...more > 0 ? [`Check the other ${more} that were running, too.`] : []
			].join(" ");
		}
		function nameTarget({ server, site }) {
			return site === "" ? `the server ${server}` : `${site} on the server ${server}`;
		}
		function endOf(progress, others = []) {
			let { replaced, restoring, sent } = progress, texts = replaced.map((what) => {
				if (restoring?.putBack.includes(what)) return `${what} was put back`;
				return restoring ? `whether ${what} was put back is not known` : `${what} was replaced, and not put back`;
			});
			return [
				`${momentOf(progress)}.`,
				...[
					...texts,
					...sent.map(doubtOf),
					restoring?.rolledBack ?? [],
					...others
				].flat().map(asSentence),
				asSentence(adviceOf(progress))
			].join(" ");
		}
		function othersOf({ operations, ended, stage }) {
			let names = operations.map(({ name }) => name), before = names.slice(0, ended).join(", "), after = names.slice(stage === "start" ? ended : ended + 1).join(", ");
			return [before && `ended before that: ${before}`, after && `not begun: ${after}`].filter(Boolean);
		}
		function asSentence(text) {
			return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
		}
		function momentOf({ operations, ended, stage, restoring }) {
			let name = operations[ended]?.name;
			if (name === void 0) return "after its last operation, before it could report";
			if (restoring?.input !== void 0) return `after ${name} had failed${restoring.rolledBack === void 0 ? `, during ${restoring.input}` : ` and ${restoring.input} had ended, before it could report`}`;
			if (restoring !== void 0) return "while it put back what it had replaced, as a newer commit is live";
			if (stage === "start") return "before its first operation";
			return `during ${name}, ${stage === "write" ? "while it was writing" : "before it wrote anything"}`;
		}
		function doubtOf({ operation: { name, afterKill }, at, state, commit }) {
			let { what = `a request of ${name}`, goesOn = "how it ends is not known" } = afterKill ?? {}, request = `${what}${commit === void 0 ? "" : ` of commit ${commit}, to go back to,`} was sent at ${at}`;
			switch (state) {
				case "sent": return `${request}, or was about to be: whether it took effect is not known; if so, ${goesOn}`;
				case "confirmed": return `${request} and confirmed: ${goesOn}`;
				case "ended": return `${request}, and its end was seen; whether it worked was not reported`;
			}
		}
		function adviceOf({ operations, ended, stage, sent, dryRun, replaced, restoring }) {
			if (restoring !== void 0 && restoring.input === void 0) return replaced.length === restoring.putBack.length ? "running again is not needed" : "run the newer commit again: it writes what belongs to it";
			if (dryRun || ended === 0 && stage !== "write") return "nothing was written: running again is safe";
			let begun = operations.slice(0, stage === "write" ? ended + 1 : ended), again = new Set(begun.flatMap(({ name, repeats, writesBlind }) => repeats || writesBlind ? name : [])), repeats = again.size === 0 ? "" : ` and repeats ${[...again].join(", ")}`;
			return [...new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? [])), `running again does what is missing${repeats}`].join(" ");
		}
	}),
	9658: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B0: () => runAsApproved,
			PY: () => withoutSuperseded,
			RV: () => anotherPlan,
			n1: () => planAll
		});
		var _plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(123), _run_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9001);
		async function runAsApproved(ports, found, planHash) {
			let { inputs, console, patience } = ports, planned = await patience.during({ doing: "looking at what would change" }, () => planAll(ports, found)), isSame = planned.planHash === planHash, failure = planned.failure ?? (isSame ? void 0 : anotherPlan(planned.results));
			if (inputs.dryRun) return {
				...planned,
				failure
			};
			if (failure !== void 0) return {
				...planned,
				facts: found,
				failure,
				planHash: void 0,
				results: planned.results.map(asNotRun)
			};
			console.info("the plan matches plan-hash");
			return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.T)(ports, found, planned.plans);
		}
		function planAll(ports, found) {
			return (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.T)(ports.inputs.dryRun ? ports : silenced(ports), found);
		}
		async function withoutSuperseded(planned, ports, found) {
			let { failure, planHash } = await (0, _run_each_js__WEBPACK_IMPORTED_MODULE_1__.p)(silenced(ports), found);
			if (failure?.outcome !== "superseded") return planned;
			let plans = planned.plans.map((plan) => ({
				...plan,
				changes: [],
				plannedFrom: "present"
			}));
			return {
				...planned,
				planHash,
				plans,
				results: []
			};
		}
		function silenced(ports) {
			let ignore = () => {}, remote = () => ({
				push: ignore,
				end: ignore
			}), group = (_, body) => body();
			return {
				...ports,
				inputs: {
					...ports.inputs,
					dryRun: !0
				},
				console: {
					...ports.console,
					info: ignore,
					plan: ignore,
					warning: ignore,
					remote,
					group
				},
				tracker: {
					...ports.tracker,
					begin: ignore,
					end: ignore
				}
			};
		}
		function asNotRun(result) {
			return result.status === "failed" || result.status === "unknown" ? result : {
				...result,
				status: "not-run",
				changes: []
			};
		}
		function anotherPlan(results) {
			let lines = results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
			return {
				outcome: "failed",
				message: ["The plan no longer matches plan-hash. Nothing was written. It would now be:", ...lines.length === 0 ? ["nothing to change"] : lines].join("\n"),
				next: _plan_hash_js__WEBPACK_IMPORTED_MODULE_0__.lw
			};
		}
	}),
	123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eh: () => checkApproved,
			k: () => hashPlan,
			lw: () => PLAN_AGAIN
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _operations_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
		function hashPlan({ apiToken, baseUrl, site: wanted }, { serverId, site }, plans) {
			let about = [
				baseUrl,
				serverId,
				typeof site == "object" ? site.id : wanted.toLowerCase()
			], planned = plans.map(({ operation, changes }) => [operation, ...changes.map(_operations_change_js__WEBPACK_IMPORTED_MODULE_2__.n)]);
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiToken).update(JSON.stringify([
				"site-deploy plan",
				about,
				planned
			])).digest("hex");
		}
		function checkApproved(plan, now) {
			if (plan === void 0 || plan.plannedFrom === "expected") return;
			let { operation, changes, plannedFrom } = plan, approved = changes.map(_operations_change_js__WEBPACK_IMPORTED_MODULE_2__.n), wanted = now.map(_operations_change_js__WEBPACK_IMPORTED_MODULE_2__.n);
			if (plannedFrom === "mixed" && wanted.every((change) => approved.includes(change))) return;
			if (plannedFrom === "present" && approved.join() === wanted.join()) return;
			let message = `The plan of ${operation} no longer matches plan-hash: something changed during this run. It would now be: ${now.map(({ summary }) => summary).join("; ") || "nothing to change"}.`;
			throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("failed", message, PLAN_AGAIN);
		}
		let PLAN_AGAIN = "Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.";
	}),
	9004: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ng: () => connect,
			RV: () => createPorts,
			DZ: () => limitTime,
			sZ: () => tellWaits
		});
		var errors = __webpack_require__(8208), network = __webpack_require__(1113);
		function parseRetryAfter(header) {
			let text = header("retry-after")?.trim() ?? "", ms = /^\d{1,9}$/.test(text) ? Number(text) * 1e3 : dateOf(text) - dateOf(header("date") ?? "");
			return ms <= 864e5 ? Math.max(0, ms) : void 0;
		}
		function dateOf(text) {
			let at = Date.parse(text);
			return new Date(at).toUTCString() === text ? at : NaN;
		}
		var api_endpoint = __webpack_require__(8495);
		function subjectOf(path, ids) {
			let named = Object.entries(ids).flatMap(([name, id]) => {
				if (typeof id != "number" || !path.includes(`{${name}}`)) return [];
				return [[path.endsWith(`{${name}}`) ? "id" : `${name}_id`, id]];
			});
			return Object.fromEntries(named);
		}
		function strangeIn(answer, subject) {
			let inner = (0, api_endpoint.oA)(answer), items = Array.isArray(inner) ? inner : [inner], seen = new Set();
			for (let item of items) {
				let id = idIn(item, "id");
				if (id !== void 0 && seen.has(id)) return `the id ${id} twice`;
				seen.add(id);
				for (let [field, wanted] of Object.entries(subject)) {
					let shown = idIn(item, field);
					if (shown !== void 0 && shown !== wanted) return `the ${field} ${shown} instead of ${wanted}`;
				}
			}
		}
		function idIn(record, field) {
			if (typeof record != "object" || !record) return;
			return api_endpoint.nd.safeParse(Object.getOwnPropertyDescriptor(record, field)?.value).data;
		}
		function readAnswer(request, { status, header, body }, { answer: schema, subject, verbatim, withHeaders }, translator) {
			let reason = reasonOf(status);
			if (reason !== void 0) {
				let retryAfterMs = parseRetryAfter(header), details = {
					status,
					...serverWords(new TextDecoder().decode(body)),
					retryAfterMs
				};
				return new errors.hD(reason, request, `${request} was answered with status ${status}.`, details);
			}
			let unusable = (message) => new errors.hD("ambiguous", request, message, { status }), json;
			try {
				let text = new TextDecoder("utf-8", { fatal: !0 }).decode(body);
				json = text.trim() === "" ? void 0 : JSON.parse(text);
			} catch {
				return unusable(`${request} was answered with status ${status} but not with JSON.`);
			}
			let strange = subject && strangeIn(json, subject);
			if (strange !== void 0) return unusable(`The answer to ${request} is about something else: it shows ${strange}.`);
			let shown = verbatim ? json : translator.answer(json), checked = schema.safeParse(withHeaders ? {
				json: shown,
				header
			} : shown);
			if (checked.success) return { value: checked.data };
			return unusable(`The answer to ${request} has an unexpected shape (${[...new Set(checked.error.issues.map(({ path }) => path.join(".") || "the answer"))].join(", ")}).`);
		}
		let REFUSALS = [
			400,
			405,
			409,
			410,
			413,
			415,
			422
		];
		function reasonOf(status) {
			if (status >= 200 && status < 300) return;
			if (status >= 300 && status < 400) return "redirect";
			if (status === 401 || status === 403) return "forbidden";
			if (status === 404) return "not-found";
			if (status === 429) return "limited";
			return REFUSALS.includes(status) ? "refused" : "ambiguous";
		}
		function serverWords(body) {
			let parsed;
			try {
				parsed = JSON.parse(body);
			} catch {}
			if (typeof parsed != "object" || !parsed) return {
				said: asText(parsed),
				namesFields: !1
			};
			let { message, error, errors } = parsed, fields = fieldWords(errors);
			return {
				said: [
					asText(message),
					asText(error),
					...fields
				].filter((part) => part !== "").join(" ").replace(/[^\S\r\n]+/g, " "),
				namesFields: fields.length > 0
			};
		}
		function fieldWords(errors) {
			if (typeof errors != "object" || !errors) return [];
			return Object.entries(errors).map(([field, words]) => Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`);
		}
		function asText(words) {
			if (typeof words == "string") return words;
			return Array.isArray(words) ? words.map(asText).join(" ") : "";
		}
		var promises_ = __webpack_require__(8500), clock = __webpack_require__(5253), net_body = __webpack_require__(2235), connection = __webpack_require__(1115);
		let BUDGETS = {
			connectMs: 1e4,
			headersMs: 3e4,
			bodyIdleMs: 15e3,
			attemptMs: 6e4
		};
		function createExchange(parts) {
			let { budgets = BUDGETS, sizes = net_body.F0, proxy } = parts, route = {
				proxy,
				connectTimeoutMs: budgets.connectMs
			}, shared = (0, connection.S)(route, !0), headers = {
				authorization: `Bearer ${parts.token}`,
				"content-type": "application/json",
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "site-deploy"
			}, dateMs;
			async function exchange({ method, path, retry, body: sent, mayBeLong }, signal) {
				let agent = await (retry === "once" ? (0, connection.S)(route, !1) : shared), limit = (0, clock.zc)(parts.clock, budgets.attemptMs);
				try {
					let answer = await (0, connection.t)(agent, `${parts.baseUrl}${path}`, {
						method,
						body: sent ?? null,
						signal: AbortSignal.any([signal, limit.signal]),
						headersTimeout: budgets.headersMs,
						bodyTimeout: budgets.bodyIdleMs,
						headers
					}), header = (name) => [answer.headers[name]].flat()[0], date = Date.parse(header("date") ?? "") - parts.clock.now();
					Number.isNaN(date) || (dateMs = Math.max(date, dateMs ?? date));
					let body = await (0, net_body.x8)(answer.body, mayBeLong === !0, sizes);
					await (0, promises_.setImmediate)();
					return {
						status: answer.statusCode,
						header,
						body
					};
				} finally {
					limit.stop();
					retry === "once" && agent.destroy();
				}
			}
			return {
				send: exchange,
				serviceTime: () => dateMs && dateMs + parts.clock.now(),
				close: async () => (await shared).destroy()
			};
		}
		let SHORT_PAUSE_MS = 1e4, UNKNOWN = Infinity;
		function createPace(clock) {
			let { left, nextAt, send } = createBudget(clock), queue = [], alarm = new AbortController();
			function release() {
				alarm.abort();
				let [first] = queue, waitMs = first === void 0 ? UNKNOWN : nextAt(first.isWrite) - clock.now();
				if (waitMs <= 0) queue.shift()?.go();
				else if (waitMs < UNKNOWN) {
					alarm = new AbortController();
					clock.sleep(waitMs, alarm.signal).then(release, () => {});
				}
			}
			async function turn(isWrite, refusals, signal, onFewLeft) {
				signal.throwIfAborted();
				let { promise, resolve, reject } = Promise.withResolvers(), go = () => {
					resolve(send(release));
					release();
				}, leave = () => {
					queue = queue.filter((other) => other.go !== go);
					reject(signal.reason);
					release();
				};
				signal.addEventListener("abort", leave, { once: !0 });
				queue.push({
					isWrite,
					refusals,
					go
				});
				queue.sort((a, b) => Number(b.isWrite) - Number(a.isWrite) || b.refusals - a.refusals);
				(nextAt(isWrite) - clock.now()) * queue.length > 1e3 && onFewLeft(left());
				release();
				return promise.finally(() => signal.removeEventListener("abort", leave));
			}
			return {
				turn,
				isFree: (isWrite) => queue.length === 0 && nextAt(isWrite) <= clock.now(),
				go: () => send(release)
			};
		}
		function createBudget(clock) {
			let [left, room] = [UNKNOWN, UNKNOWN], [windowEndsAt, heldUntil, sentAt, underWay] = [
				0,
				0,
				0,
				0
			];
			function note({ status, header }, leftThen, now) {
				if (status === 429) {
					let pauseMs = parseRetryAfter(header) ?? SHORT_PAUSE_MS;
					heldUntil = Math.max(heldUntil, now + Math.min(pauseMs, api_endpoint.U5));
					[left, windowEndsAt, room] = [
						UNKNOWN,
						heldUntil,
						1
					];
					return;
				}
				room += .1;
				let shown = header("x-ratelimit-remaining") ?? "";
				if (!/^\d{1,9}$/.test(shown)) return;
				let hasRisen = Number(shown) > leftThen;
				(hasRisen || now >= windowEndsAt) && (windowEndsAt = now + 6e4);
				left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
			}
			return {
				left: () => left === UNKNOWN ? 0 : left,
				nextAt(isWrite) {
					let credit = left - underWay;
					if (underWay > 0 && (underWay + 1 > room || credit <= 0)) return UNKNOWN;
					if (credit > 10 || isWrite && credit > 0) return heldUntil;
					let intervalMs = Math.max(0, windowEndsAt - sentAt) / (credit + 1);
					return Math.max(heldUntil, sentAt + Math.min(SHORT_PAUSE_MS, intervalMs));
				},
				send(onEnd) {
					let leftThen = left;
					sentAt = clock.now();
					underWay += 1;
					return (answer) => {
						--underWay;
						answer !== void 0 && note(answer, leftThen, clock.now());
						onEnd();
					};
				}
			};
		}
		var translation = __webpack_require__(9535);
		let IN_DOUBT = [
			"ambiguous",
			"too-large",
			"redirect"
		];
		function createClient(parts) {
			let exchange = createExchange(parts), shared = {
				parts,
				exchange,
				translator: (0, translation.HM)(parts.vocabulary),
				pace: createPace(parts.clock),
				requests: 0,
				retries: 0
			}, part = (scope) => partOf({
				...scope,
				shared,
				ownRetries: 0,
				saidFewLeft: !1,
				hasTurn: !1
			});
			return {
				...part(parts),
				part,
				traffic: () => ({
					requests: shared.requests,
					retries: shared.retries
				}),
				close: exchange.close
			};
		}
		function partOf(session) {
			let { shared } = session, { translator } = shared;
			return {
				read: async (endpoint, parameters, { attempts = 4, page } = {}) => {
					let query = page === void 0 ? "" : `?page=${page}`, path = translator.path((0, api_endpoint.dN)(endpoint.path, parameters)) + query, subject = subjectOf(endpoint.path, parameters), effect = await callService(session, {
						...endpoint,
						path,
						body: void 0,
						attempts,
						subject
					});
					if (effect.state === "done") return effect.value;
					throw effect.error;
				},
				serviceTime: () => shared.exchange.serviceTime() ?? shared.parts.epochMs(),
				write: async (endpoint, parameters, body, renew) => {
					let path = translator.path((0, api_endpoint.dN)(endpoint.path, parameters)), jsonOf = (given) => JSON.stringify(endpoint.verbatim ? given : translator.body(given)), renewed = renew && (async () => jsonOf(await renew()));
					return callService(session, {
						...endpoint,
						path,
						body: jsonOf(body),
						renew: renewed,
						attempts: 4
					});
				}
			};
		}
		async function callService(session, call) {
			let { signal, onRetry, shared } = session, inDoubt = !1, pauseMs, refusals = 0;
			for (let tried = 1;; tried += 1) {
				let mayBeSent = inDoubt, result;
				try {
					pauseMs !== void 0 && await shared.parts.clock.sleep(pauseMs, signal);
					inDoubt || signal.throwIfAborted();
					let [request, onEnd] = await prepare(session, call, tried, refusals), answer = sendNow(shared, request, onEnd, signal);
					mayBeSent = !0;
					result = await attempt(session, call, answer);
				} catch (error) {
					if (!mayBeSent || call.retry === "read" || !(0, errors.si)(error)) throw error;
					return {
						state: "unknown",
						error
					};
				}
				if (!(result instanceof errors.hD)) return {
					state: "done",
					value: result.value
				};
				inDoubt ||= IN_DOUBT.includes(result.reason);
				!inDoubt && (0, api_endpoint.xg)(call.retry, result) && signal.throwIfAborted();
				let delayMs = retryDelay(session, call, result, tried);
				if (delayMs === void 0) return {
					state: inDoubt ? "unknown" : "not-done",
					error: result
				};
				shared.retries += 1;
				(result.reason !== "limited" || (result.retryAfterMs ?? 0) < 1e3) && (session.ownRetries += 1);
				onRetry(result, delayMs);
				refusals += Number(result.reason === "limited" && result.retryAfterMs !== void 0);
				pauseMs = delayMs;
			}
		}
		async function prepare(session, call, tried, refusals) {
			let { signal, shared } = session, { pace } = shared, onFewLeft = (remaining) => {
				session.saidFewLeft || session.onFewLeft(remaining);
				session.saidFewLeft = !0;
			}, isWrite = call.retry !== "read", isFree = session.hasTurn || pace.isFree(isWrite), onEnd = isFree ? pace.go() : await pace.turn(isWrite, refusals, signal, onFewLeft);
			if (call.renew === void 0 || isFree && tried === 1) return [call, onEnd];
			session.hasTurn = !0;
			try {
				return [{
					...call,
					body: await call.renew()
				}, onEnd];
			} catch (error) {
				onEnd();
				throw error;
			} finally {
				session.hasTurn = !1;
			}
		}
		async function sendNow(shared, request, onEnd, signal) {
			shared.requests += 1;
			let answer;
			try {
				answer = await shared.exchange.send(request, signal);
				return answer;
			} finally {
				onEnd(answer);
			}
		}
		async function attempt({ shared, signal }, call, answer) {
			let request = `${call.method} ${call.path}`;
			try {
				return readAnswer(request, await answer, call, shared.translator);
			} catch (error) {
				error instanceof network.Xb || signal.throwIfAborted();
				return (0, network.Dx)(request, call.retry !== "read", error);
			}
		}
		function retryDelay({ shared, deadline, ownRetries }, call, error, tried) {
			if (ownRetries >= 20 || tried >= call.attempts || !(0, api_endpoint.xg)(call.retry, error)) return;
			let delayMs = (error.retryAfterMs ?? (error.reason === "limited" ? SHORT_PAUSE_MS : 0)) + 500 * 2 ** (tried - 1) * shared.parts.random();
			return shared.parts.clock.now() + delayMs < deadline ? delayMs : void 0;
		}
		var web_page = __webpack_require__(7285), progress = __webpack_require__(7614);
		function connect({ baseUrl, apiToken: token, proxy, vocabulary, timeoutMs }, { clock, cancel, console }) {
			let { stop, ...limits } = limitTime(cancel, clock, timeoutMs, new errors.j3("Time ran out for the whole run (timeout).", "timeout", timeoutMs)), client = createClient({
				baseUrl,
				token,
				proxy,
				vocabulary,
				clock,
				...tellWaits(console),
				signal: limits.signal,
				deadline: limits.deadline,
				epochMs: Date.now,
				random: Math.random
			}), close = async () => {
				stop();
				await client.close();
			};
			return {
				...limits,
				client,
				close
			};
		}
		function limitTime(signal, clock, ms, reason) {
			let startedAt = clock.now(), late = new AbortController();
			return {
				signal: AbortSignal.any([signal, late.signal]),
				startedAt,
				deadline: startedAt + ms,
				checksDue: startedAt + ms * .6666666666666666,
				stop: clock.after(ms, () => late.abort(reason))
			};
		}
		function tellWaits({ info }) {
			return {
				onRetry: (error, delayMs) => info(`${error.message} Trying again in ${Math.max(1, Math.round(delayMs / 100)) / 10} s.`),
				onFewLeft: (remaining) => info(`few requests are left in this minute (${remaining}): asking less often`)
			};
		}
		function createPorts({ inputs, site }, { env, clock, hide, redactor: { redact } }, { client, signal, startedAt, checksDue }, { save, console, siblings, traces }) {
			let { server, dryRun, operations } = inputs, about = {
				server: redact(server),
				site: redact(site),
				dryRun,
				operations
			}, access = {
				githubToken: inputs.githubToken ?? "",
				runnerEnv: env
			};
			return {
				inputs,
				startedAt,
				checksDue,
				console,
				siblings,
				traces,
				hide,
				getPage: web_page.W,
				reader: client,
				writer: client,
				patience: {
					clock,
					signal,
					during: console.during
				},
				tracker: (0, progress.Z)(about, save, Date.now),
				epochMs: Date.now,
				runCommand: async (command, limitMs) => (await Promise.all([__webpack_require__.e(1260), __webpack_require__.e(4039)]).then(__webpack_require__.bind(__webpack_require__, 4039))).runCommand(command, env, console.remote(), signal, limitMs),
				orderOf: async (commit, other) => (await Promise.all([__webpack_require__.e(1260), __webpack_require__.e(1107)]).then(__webpack_require__.bind(__webpack_require__, 1107))).orderOf(commit, other, access, signal),
				lookUpPullRequest: async (number) => (await __webpack_require__.e(5387).then(__webpack_require__.bind(__webpack_require__, 5387))).lookUpPullRequest(number, access, signal)
			};
		}
	}),
	7614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => trackWrites,
			Z: () => trackProgress
		});
		function trackProgress(about, save, epochMs) {
			let progress = {
				...about,
				ended: 0,
				stage: "start",
				replaced: [],
				sent: []
			}, commit, isOnce = !1, note = (change) => {
				progress = {
					...progress,
					...change
				};
				save(progress);
			};
			note({});
			return {
				begin: () => note({ stage: "plan" }),
				write(once) {
					let operation = progress.operations[progress.ended];
					isOnce = once;
					let at = `${new Date(epochMs()).toISOString().slice(0, 19).replace("T", " ")} UTC`, sent = once && operation ? [{
						operation,
						at,
						state: "sent",
						commit
					}] : [];
					(once || progress.stage !== "write") && note({
						stage: "write",
						sent: [...progress.sent, ...sent]
					});
				},
				replace(replaced) {
					progress = {
						...progress,
						replaced
					};
				},
				restore: (input) => note({
					restoring: {
						input,
						putBack: []
					},
					sent: []
				}),
				putBack(what) {
					let { restoring } = progress;
					restoring && note({ restoring: {
						...restoring,
						putBack: [...restoring.putBack, what]
					} });
				},
				redeploy(to) {
					commit = to;
				},
				rolledBack(rolledBack, isSeen) {
					let { restoring, sent } = progress;
					restoring && note({
						restoring: {
							...restoring,
							rolledBack
						},
						sent: isSeen ? [] : sent
					});
				},
				settle(as) {
					let last = progress.sent.at(-1);
					if (!isOnce || last === void 0) return;
					let others = progress.sent.slice(0, -1);
					note({ sent: as === "refused" ? others : [...others, {
						...last,
						state: as
					}] });
				},
				end(goesOn) {
					let { operations, ended } = progress, sent = progress.sent.filter(({ operation }) => goesOn || operation !== operations[ended]);
					progress = {
						...progress,
						ended: ended + 1,
						stage: "start",
						sent
					};
					progress.ended === operations.length && note({});
				}
			};
		}
		function trackWrites({ writer, tracker }, onEffect = () => {}) {
			return { async write(endpoint, parameters, body, renew) {
				tracker.write(endpoint.retry === "once");
				let effect = await writer.write(endpoint, parameters, body, renew);
				effect.state !== "unknown" && tracker.settle(effect.state === "done" ? "confirmed" : "refused");
				effect.state !== "not-done" && onEffect(effect.state);
				return effect;
			} };
		}
	}),
	9001: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => guardEach,
			T: () => runEach
		});
		var outcome_failure = __webpack_require__(3434), plan_hash = __webpack_require__(123), duration = __webpack_require__(6851), site_presence = __webpack_require__(4156), progress = __webpack_require__(7614);
		async function runOperation(context, known) {
			let { ports, operation } = context, { clock } = ports.patience, startedAt = clock.now(), learn = (more) => {
				state.facts = {
					...state.facts,
					...more
				};
			}, state = {
				...context,
				learn,
				facts: known,
				changes: [],
				applied: [],
				effects: new Set()
			}, { failure, status } = await planAndApply(state).then((done) => ({
				failure: void 0,
				status: done
			}), (error) => {
				let why = (0, outcome_failure.g5)(error);
				return {
					failure: why,
					status: statusOf(why, state.effects.size > 0)
				};
			}), { changes, applied, effects } = state, planned = changes.map(({ summary }) => summary), result = {
				operation: operation.name,
				traits: operation.traits,
				status,
				planned,
				changes: status === "planned" ? planned : applied.map(({ summary }) => summary),
				wrote: effects.has("done"),
				durationMs: Math.round(clock.now() - startedAt),
				...failure && { error: failure.message }
			};
			return {
				operation,
				facts: state.facts,
				changes,
				applied,
				previous: state.previous,
				result,
				failure
			};
		}
		function statusOf({ outcome }, mayHaveWritten) {
			if (outcome === "unknown" || (outcome === "timed_out" || outcome === "cancelled") && mayHaveWritten) return "unknown";
			return outcome === "superseded" || outcome === "cancelled" ? "not-run" : "failed";
		}
		async function planAndApply(state) {
			let { ports, operation, approved, learn } = state, { inputs, patience, console } = ports;
			learn({ site: await (0, site_presence.Ql)(operation, inputs.dryRun, {
				...ports,
				facts: state.facts
			}) });
			approved !== void 0 && approved.changes.length > 0 && await getReady(ports);
			let { changes, expected } = await patience.during({ doing: "reading what is there" }, () => operation.plan({
				...ports,
				dryRun: inputs.dryRun,
				log: console,
				facts: state.facts,
				learn
			}));
			state.changes = changes;
			for (let { summary } of changes) console.plan(summary);
			(0, plan_hash.Eh)(approved, changes);
			inputs.dryRun && learn(expected ?? {});
			if (changes.length === 0) return "unchanged";
			if (inputs.dryRun) return "planned";
			let hasWaited = await getReady(ports);
			if (operation.deploys && inputs.rollbackOnFailure) {
				let { findPreviousCommit } = await __webpack_require__.e(5848).then(__webpack_require__.bind(__webpack_require__, 5848));
				state.previous = await findPreviousCommit(ports, state.facts, state.replaced, learn);
			}
			return applyAll(state, hasWaited);
		}
		function endChecksBy(state) {
			let { previous, ports } = state;
			if (previous === void 0 || "why" in previous) return;
			if (ports.patience.clock.now() < ports.checksDue) return ports.checksDue;
			state.previous = { why: "two thirds of timeout were over when the deploy ended, which leaves no time for a rollback" };
		}
		function getReady({ patience, traces }) {
			return patience.during({ doing: "getting ready for the first change" }, traces.beforeFirstWrite);
		}
		async function applyAll(state, hasWaited) {
			let { ports, learn, facts, changes, applied, effects } = state, { console, patience, tracker } = ports, tookEffect = () => void effects.add("done"), applying = {
				...ports,
				log: console,
				facts,
				learn,
				hasWaited,
				tookEffect,
				writer: (0, progress.M)(ports, (effect) => effects.add(effect)),
				workEnded: () => tracker.settle("ended"),
				checkApproved: (now) => (0, plan_hash.Eh)(state.approved, now),
				endChecksBy: () => endChecksBy(state)
			};
			await patience.during(writingOf(changes, applied, patience.clock), async () => {
				for (let change of changes) {
					let made = await change.apply(applying);
					changes.length > 1 && console.info(made.summary);
					applied.push(made);
					made.changed && tookEffect();
				}
			});
			return applied.some(({ changed }) => changed) ? "changed" : "unchanged";
		}
		function writingOf(changes, made, clock) {
			let startedAt = clock.now();
			return {
				doing: "writing",
				awaited: () => {
					let next = changes[made.length]?.summary ?? "";
					if (changes.length === 1) return next;
					let eachMs = (clock.now() - startedAt) / made.length, each = made.length === 0 ? "" : `, ${(0, duration.a)(eachMs)} each so far`;
					return `${made.length} of ${changes.length} changes made${each}; next: ${next}`;
				},
				counts: changes.length > 1
			};
		}
		async function guardEach(ports, found) {
			let { inputs, console } = ports, facts = found, learn = (more) => {
				facts = {
					...facts,
					...more
				};
			};
			try {
				await ports.patience.during({ doing: "reading what is there" }, async () => {
					for (let [nth, operation] of inputs.operations.entries()) {
						let before = inputs.operations.slice(0, nth);
						await operation.guard({
							...ports,
							dryRun: inputs.dryRun,
							log: console,
							facts,
							learn,
							before
						});
					}
				});
				return { facts };
			} catch (error) {
				let failure = (0, outcome_failure.g5)(error);
				if (failure.outcome !== "superseded") return {
					facts,
					failure
				};
				let planHash = inputs.dryRun ? (0, plan_hash.k)(inputs, facts, []) : void 0;
				return {
					facts,
					failure,
					hasChanges: !1,
					planHash
				};
			}
		}
		async function runEach(ports, found, approved = []) {
			let { inputs, console, tracker } = ports, all = [];
			for (let [nth, operation] of inputs.operations.entries()) {
				let context = {
					ports,
					operation,
					approved: approved[nth],
					replaced: replacedBy(all)
				};
				tracker.begin();
				let done = await console.group(operation.name, () => runOperation(context, all.at(-1)?.facts ?? found), (ended) => ended);
				all.push(done);
				(inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== void 0) && tracker.replace(replacedBy(all).map(({ what }) => what));
				if (done.failure !== void 0) break;
				tracker.end(operation.deploys === !0 && done.facts.deploy?.followed === !1);
			}
			return runSoFar(inputs, found, all);
		}
		function replacedBy(all) {
			return all.flatMap(({ applied }, nth) => applied.flatMap(({ replaced }) => replaced === void 0 ? [] : {
				...replaced,
				nth
			}));
		}
		function runSoFar(inputs, found, all) {
			let { facts, failure, previous } = all.at(-1) ?? { facts: found }, plans = all.map(({ operation, changes }, nth) => {
				let plannedFrom = findPlannedFrom(operation, all.slice(0, nth), found);
				return {
					operation: operation.name,
					changes,
					plannedFrom
				};
			}), differs = all.some(({ operation, changes }) => !operation.repeats && changes.length > 0), uncompared = inputs.operations.slice(all.length - 1).filter(({ repeats }) => !repeats), isKnown = failure === void 0 || failure.outcome === "superseded" || uncompared.length === 0;
			return {
				results: all.map(({ result }) => result),
				facts,
				failure,
				hasChanges: differs || !isKnown && void 0,
				planHash: inputs.dryRun && failure === void 0 ? (0, plan_hash.k)(inputs, found, plans) : void 0,
				plans,
				replaced: replacedBy(all),
				previous
			};
		}
		function findPlannedFrom({ name, scope, plansByState }, before, found) {
			let known = before.at(-1)?.facts ?? found;
			if (scope === "site" && idOf(known) !== idOf(found)) return "expected";
			let changing = before.flatMap(({ operation, changes }) => changes.length > 0 ? operation : []), others = changing.filter((operation) => operation.name !== name);
			if (plansByState !== void 0 && others.some(({ changesState }) => changesState === plansByState)) return "expected";
			return others.length < changing.length ? "mixed" : "present";
		}
		function idOf({ site }) {
			return typeof site == "object" ? site.id : site;
		}
	}),
	9624: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => run });
		var _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434), _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9658), _run_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9001);
		async function run(ports, find, approved) {
			let found = await find().catch((error) => ({ failure: (0, _outcome_failure_js__WEBPACK_IMPORTED_MODULE_0__.g5)(error) }));
			return reportOf(ports, "failure" in found ? found : await runAndRecover(ports, found, approved));
		}
		function reportOf({ inputs, patience, startedAt }, course) {
			let { results = [], facts, failure, hasChanges, planHash, rollback } = course;
			return {
				outcome: outcomeOf(failure, inputs.dryRun),
				results: [...results, ...inputs.operations.slice(results.length).map(notRun)],
				facts,
				failure,
				hasChanges,
				planHash,
				rollback,
				durationMs: Math.round(patience.clock.now() - startedAt)
			};
		}
		function outcomeOf(failure, dryRun) {
			return failure === void 0 || dryRun && failure.outcome === "superseded" ? dryRun ? "planned" : "succeeded" : failure.outcome;
		}
		async function runAndRecover(ports, start, approved) {
			let { operations, planHash, restoreOnFailure, rollbackOnFailure } = ports.inputs, guarded = await (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.p)(ports, start);
			if (guarded.failure !== void 0) return guarded;
			let { facts: found } = guarded, course = await (planHash === void 0 || approved !== void 0 ? (0, _run_each_js__WEBPACK_IMPORTED_MODULE_2__.T)(ports, found, approved) : (0, _approval_js__WEBPACK_IMPORTED_MODULE_1__.B0)(ports, found, planHash)), { results, replaced, failure } = course, last = operations[results.length - 1];
			if (failure === void 0 || !last?.deploys) return course;
			if (failure.outcome === "failed") {
				if (results.at(-1)?.status !== "failed") return course;
				ports.traces.onDeployFailed({
					...course,
					outcome: "failed",
					durationMs: 0
				});
			}
			if (rollbackOnFailure && last.redeploy !== void 0 && failure.outcome !== "superseded") return (await __webpack_require__.e(7885).then(__webpack_require__.bind(__webpack_require__, 7885))).rollBackAfter(failure, course, last.redeploy, ports);
			if (!(restoreOnFailure || failure.outcome === "superseded") || replaced.length === 0) return course;
			return (await __webpack_require__.e(2663).then(__webpack_require__.bind(__webpack_require__, 2663))).restoreAfter(failure, course, ports);
		}
		function notRun({ name, traits }) {
			return {
				operation: name,
				traits,
				status: "not-run",
				planned: [],
				changes: [],
				wrote: !1,
				durationMs: 0
			};
		}
	}),
	3242: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => targetOf,
			ID: () => ID
		});
		function targetOf({ serverId, site }) {
			if (typeof site != "object") throw TypeError("A site that does not exist yet was asked for its id");
			return {
				server: serverId,
				site: site.id
			};
		}
		let ID = /^[1-9]\d{0,14}$/;
	}),
	219: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runTargets: () => runTargets });
		let NO_SIBLINGS = {
			exist: !1,
			looking: () => 1,
			glance: () => Promise.resolve(void 0),
			compare: () => {},
			doomed: () => {}
		};
		var github_traces = __webpack_require__(7692), outcome_report = __webpack_require__(2848), headline = __webpack_require__(3032), aftermath = __webpack_require__(2521), run_ports = __webpack_require__(9004), run = __webpack_require__(9624), find_site = __webpack_require__(9592);
		async function runTargets({ inputs, list }, source, step, keep) {
			if (inputs === void 0) return { report: (0, outcome_report.wX)(void 0, "[]") };
			let connection = (0, run_ports.Ng)(inputs, step), { close, client } = connection;
			if (list === void 0) {
				let { report, ...ended } = await runOnly(inputs, step, connection);
				return {
					report,
					ran: {
						inputs,
						traffic: client.traffic,
						...ended
					},
					close
				};
			}
			let { runList } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(4977),
				__webpack_require__.e(6152)
			]).then(__webpack_require__.bind(__webpack_require__, 6152)), { report, inputs: about } = await runList({
				inputs,
				list,
				source,
				step,
				connection,
				keep
			});
			return {
				report,
				ran: {
					inputs: about,
					traffic: client.traffic
				},
				close
			};
		}
		async function runOnly(inputs, step, connection) {
			let { console, files, env } = step, target = { inputs }, traces = (0, github_traces.m)([target], {
				...step,
				runnerEnv: env,
				signal: connection.signal,
				log: console,
				remember: files.saveState,
				headline: headline.gD
			}), own = traces.of(target), ports = (0, run_ports.RV)({
				inputs,
				site: inputs.site
			}, step, connection, {
				console,
				traces: own,
				siblings: NO_SIBLINGS,
				save: (progress) => files.saveState("run", (0, aftermath.S)(progress))
			}), report = await (0, run.e)(ports, () => (0, find_site.FB)(ports, inputs)), { outcome, failure } = report;
			return {
				report: (0, outcome_report.qZ)(report, inputs),
				endTraces: () => traces.end(() => ({
					run: report,
					outcome,
					failure
				}), !0),
				deploymentId: own.deploymentId
			};
		}
	}),
	9592: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FB: () => findTarget,
			ze: () => onServer,
			u1: () => resolveTarget,
			U2: () => serversOf,
			Aw: () => siteAmong,
			Yc: () => sitesOf
		});
		var pages = __webpack_require__(5272), api_servers = __webpack_require__(5236), sites = __webpack_require__(8656), errors = __webpack_require__(8208), near_names = __webpack_require__(3496), target = __webpack_require__(3242), site_pattern = __webpack_require__(3080);
		let WORDS = {
			server: {
				unknown: "a server of this account; there is no",
				called: "servers are called",
				owner: "account"
			},
			site: {
				unknown: "a site of this server; there is no",
				called: "sites are called",
				owner: "server"
			}
		};
		function createDirectory(input, all, nameOf) {
			let { unknown, called, owner } = WORDS[input], pairs = all.map((item) => ({
				item,
				name: nameOf(item)
			})), byId = new Map(all.map((item) => [String(item.id), item])), byName = Map.groupBy(pairs, ({ name }) => name.toLowerCase()), labels = new Map(pairs.map(({ item, name }) => [name, `${name} (id ${item.id})`])), refusal = (expected) => new errors.dz([{
				input,
				expected
			}]), compared = 0;
			return {
				all,
				find(wanted) {
					let found = byName.get(wanted.toLowerCase()) ?? [], item = byId.get(wanted) ?? found[0]?.item;
					if (found.length < 2 || byId.has(wanted)) return item;
					let ids = found.map(({ item: { id }, name }) => `${name} (id ${id})`).join(", ");
					throw refusal(`an id, as ${found.length} ${called} ${wanted}: ${ids}`);
				},
				unknown(wanted) {
					let lead = `${unknown} ${wanted}`;
					compared += 1;
					if (compared > 20) return refusal(`${lead}.`);
					let near = (0, near_names.ZA)(wanted, [...labels.keys()], (name) => labels.get(name) ?? name), advice = input === "site" && !near.isLikely && !target.ID.test(wanted) && !(0, site_pattern.Pt)(wanted) ? " The operation ensure-site creates it." : "", others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
					return refusal(lead + others + advice);
				}
			};
		}
		function findTarget({ reader, patience }, inputs) {
			return patience.during({ doing: "looking for the server and the site" }, () => resolveTarget(reader, inputs, serversOf(reader)));
		}
		function serversOf(reader) {
			let servers, read = async () => createDirectory("server", await (0, pages.y)(reader, api_servers.getServers, {}), ({ name }) => name);
			return () => {
				servers ??= read();
				return servers;
			};
		}
		async function sitesOf(reader, server) {
			return createDirectory("site", await (0, pages.y)(reader, sites.getSites, { server }), ({ domain }) => domain);
		}
		function resolveTarget(reader, wanted, servers) {
			return onServer(wanted.server, servers, async (serverId) => {
				wanted.site === "" && target.ID.test(wanted.server) && await reader.read(api_servers.getServer, { server: serverId });
				if (wanted.site === "") return {
					serverId,
					site: "missing",
					repository: "unknown"
				};
				if (!target.ID.test(wanted.site)) return siteAmong(await sitesOf(reader, serverId), serverId, wanted, !0);
				try {
					return accepted(serverId, await reader.read(sites.getSite, {
						server: serverId,
						site: Number(wanted.site)
					}), wanted);
				} catch (error) {
					if (!(0, errors.c4)(error)) throw error;
					return missing(await sitesOf(reader, serverId), serverId, wanted, !1);
				}
			});
		}
		async function onServer(server, servers, read) {
			let find = async () => {
				let all = await servers(), found = all.find(server);
				if (found === void 0) throw all.unknown(server);
				return found.id;
			};
			if (!target.ID.test(server)) return read(await find());
			try {
				return await read(Number(server));
			} catch (error) {
				if (!(0, errors.c4)(error)) throw error;
				let found = await find();
				if (found === Number(server)) throw error;
				return read(found);
			}
		}
		function siteAmong(sites, serverId, wanted, isOnly) {
			if (wanted.site === "") return {
				serverId,
				site: "missing",
				repository: "unknown"
			};
			let site = sites.find(wanted.site);
			if (site === void 0) return missing(sites, serverId, wanted, isOnly);
			return accepted(serverId, site, wanted);
		}
		function missing(sites, serverId, wanted, isCompared) {
			let { site, operations } = wanted, isId = target.ID.test(site), isCreated = !isId && operations.some(({ createsSite }) => createsSite === !0), isDeleted = operations.find(({ scope }) => scope === "site")?.deletesSite === !0;
			if (!isCreated && !isDeleted) throw sites.unknown(site);
			isId && checkFound({
				missingId: Number(site),
				sites: sites.all
			}, wanted);
			let domains = sites.all.map(({ domain }) => domain), facts = {
				serverId,
				site: "missing",
				repository: "unknown"
			};
			return isCompared ? {
				...facts,
				lookalikes: (0, near_names.BM)(site, domains)
			} : facts;
		}
		function accepted(serverId, site, wanted) {
			checkFound({ site }, wanted);
			return {
				serverId,
				site,
				repository: "unknown"
			};
		}
		function checkFound(found, { operations }) {
			let problems = operations.flatMap(({ checkSite }) => checkSite(found));
			if (problems.length > 0) throw new errors.dz(problems);
		}
	}),
	3080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ke: () => matcherOf,
			Pt: () => isPattern,
			i: () => refusalOfPattern
		});
		function isPattern(site) {
			return site.includes("*");
		}
		function refusalOfPattern(pattern, allowAll) {
			let labels = pattern.split(".");
			if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
			if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
		}
		function matcherOf(pattern) {
			if (pattern === "*") return () => !0;
			let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
			return (domain) => form.test(domain);
		}
	})
};
