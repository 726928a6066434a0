"use strict";
exports.id = 99;
exports.ids = [99];
exports.modules = {
	4043: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { AsyncResource } = __webpack_require__(6698), { Readable } = __webpack_require__(9927), { InvalidArgumentError, RequestAbortedError } = __webpack_require__(8707), util = __webpack_require__(3440);
		function noop() {}
		class RequestHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				let { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
				try {
					if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
					if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
					if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
					if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
					if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
					super("UNDICI_REQUEST");
				} catch (err) {
					util.isStream(body) && util.destroy(body.on("error", noop), err);
					throw err;
				}
				this.method = method;
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.body = body;
				this.trailers = {};
				this.context = null;
				this.onInfo = onInfo || null;
				this.highWaterMark = highWaterMark;
				this.reason = null;
				this.removeAbortListener = null;
				signal?.aborted ? this.reason = signal.reason ?? new RequestAbortedError() : signal && (this.removeAbortListener = util.addAbortListener(signal, () => {
					this.reason = signal.reason ?? new RequestAbortedError();
					this.res ? util.destroy(this.res.on("error", noop), this.reason) : this.abort && this.abort(this.reason);
				}));
			}
			onConnect(abort, context) {
				if (this.reason) {
					abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = abort;
				this.context = context;
			}
			onHeaders(statusCode, rawHeaders, resume, statusMessage) {
				let { callback, opaque, abort, context, responseHeaders, highWaterMark } = this, headers = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
				if (statusCode < 200) {
					this.onInfo && this.onInfo({
						statusCode,
						headers
					});
					return;
				}
				let parsedHeaders = responseHeaders === "raw" ? util.parseHeaders(rawHeaders) : headers, contentType = parsedHeaders["content-type"], contentLength = parsedHeaders["content-length"], res = new Readable({
					resume,
					abort,
					contentType,
					contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
					highWaterMark
				});
				if (this.removeAbortListener) {
					res.on("close", this.removeAbortListener);
					this.removeAbortListener = null;
				}
				this.callback = null;
				this.res = res;
				if (callback !== null) try {
					this.runInAsyncScope(callback, null, null, {
						statusCode,
						statusText: statusMessage,
						headers,
						trailers: this.trailers,
						opaque,
						body: res,
						context
					});
				} catch (err) {
					this.res = null;
					util.destroy(res.on("error", noop), err);
					queueMicrotask(() => {
						throw err;
					});
				}
			}
			onData(chunk) {
				return this.res.push(chunk);
			}
			onComplete(trailers) {
				util.parseHeaders(trailers, this.trailers);
				this.res.push(null);
			}
			onError(err) {
				let { res, callback, body, opaque } = this;
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (res) {
					this.res = null;
					queueMicrotask(() => {
						util.destroy(res.on("error", noop), err);
					});
				}
				if (body) {
					this.body = null;
					if (util.isStream(body)) {
						body.on("error", noop);
						util.destroy(body, err);
					}
				}
				if (this.removeAbortListener) {
					this.removeAbortListener();
					this.removeAbortListener = null;
				}
			}
		}
		function request(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				request.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let handler = new RequestHandler(opts, callback);
				this.dispatch(opts, handler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = request;
		module.exports.RequestHandler = RequestHandler;
	}),
	9927: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { Readable } = __webpack_require__(7075), { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __webpack_require__(8707), util = __webpack_require__(3440), { ReadableStreamFrom } = __webpack_require__(3440), kConsume = Symbol("kConsume"), kReading = Symbol("kReading"), kBody = Symbol("kBody"), kAbort = Symbol("kAbort"), kContentType = Symbol("kContentType"), kContentLength = Symbol("kContentLength"), kUsed = Symbol("kUsed"), kBytesRead = Symbol("kBytesRead"), noop = () => {};
		class BodyReadable extends Readable {
			constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
				super({
					autoDestroy: !0,
					read: resume,
					highWaterMark
				});
				this._readableState.dataEmitted = !1;
				this[kAbort] = abort;
				this[kConsume] = null;
				this[kBytesRead] = 0;
				this[kBody] = null;
				this[kUsed] = !1;
				this[kContentType] = contentType;
				this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
				this[kReading] = !1;
			}
			_destroy(err, callback) {
				!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
				err && this[kAbort]();
				this[kUsed] ? callback(err) : setImmediate(callback, err);
			}
			on(event, listener) {
				if (event === "data" || event === "readable") {
					this[kReading] = !0;
					this[kUsed] = !0;
				}
				return super.on(event, listener);
			}
			addListener(event, listener) {
				return this.on(event, listener);
			}
			off(event, listener) {
				let ret = super.off(event, listener);
				(event === "data" || event === "readable") && (this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0);
				return ret;
			}
			removeListener(event, listener) {
				return this.off(event, listener);
			}
			push(chunk) {
				if (chunk) {
					this[kBytesRead] += chunk.length;
					if (this[kConsume]) {
						consumePush(this[kConsume], chunk);
						return !this[kReading] || super.push(chunk);
					}
				}
				return super.push(chunk);
			}
			text() {
				return consume(this, "text");
			}
			json() {
				return consume(this, "json");
			}
			blob() {
				return consume(this, "blob");
			}
			bytes() {
				return consume(this, "bytes");
			}
			arrayBuffer() {
				return consume(this, "arrayBuffer");
			}
			async formData() {
				throw new NotSupportedError();
			}
			get bodyUsed() {
				return util.isDisturbed(this);
			}
			get body() {
				if (!this[kBody]) {
					this[kBody] = ReadableStreamFrom(this);
					if (this[kConsume]) {
						this[kBody].getReader();
						assert(this[kBody].locked);
					}
				}
				return this[kBody];
			}
			dump(opts) {
				let signal = opts?.signal;
				if (signal != null && (typeof signal != "object" || !("aborted" in signal))) return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
				let limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 131072;
				if (signal?.aborted) return Promise.reject(signal.reason ?? new AbortError());
				if (this._readableState.closeEmitted) return Promise.resolve(null);
				return new Promise((resolve, reject) => {
					(this[kContentLength] && this[kContentLength] > limit || this[kBytesRead] > limit) && this.destroy(new AbortError());
					if (signal) {
						let onAbort = () => {
							this.destroy(signal.reason ?? new AbortError());
						};
						signal.addEventListener("abort", onAbort);
						this.on("close", function() {
							signal.removeEventListener("abort", onAbort);
							signal.aborted ? reject(signal.reason ?? new AbortError()) : resolve(null);
						});
					} else this.on("close", resolve);
					this.on("error", noop).on("data", () => {
						this[kBytesRead] > limit && this.destroy();
					}).resume();
				});
			}
			setEncoding(encoding) {
				Buffer.isEncoding(encoding) && (this._readableState.encoding = encoding);
				return this;
			}
		}
		function isLocked(bodyReadable) {
			return bodyReadable[kBody]?.locked === !0 || bodyReadable[kConsume] !== null;
		}
		function isUnusable(bodyReadable) {
			return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
		}
		function consume(stream, type) {
			assert(!stream[kConsume]);
			return new Promise((resolve, reject) => {
				if (isUnusable(stream)) {
					let rState = stream._readableState;
					rState.destroyed && rState.closeEmitted === !1 ? stream.on("error", reject).on("close", () => {
						reject(TypeError("unusable"));
					}) : reject(rState.errored ?? TypeError("unusable"));
				} else queueMicrotask(() => {
					stream[kConsume] = {
						type,
						stream,
						resolve,
						reject,
						length: 0,
						body: []
					};
					stream.on("error", function(err) {
						consumeFinish(this[kConsume], err);
					}).on("close", function() {
						this[kConsume].body !== null && consumeFinish(this[kConsume], new RequestAbortedError());
					});
					consumeStart(stream[kConsume]);
				});
			});
		}
		function consumeStart(consume) {
			if (consume.body === null) return;
			let { _readableState: state } = consume.stream;
			if (state.bufferIndex) {
				let start = state.bufferIndex, end = state.buffer.length;
				for (let n = start; n < end; n++) consumePush(consume, state.buffer[n]);
			} else for (let chunk of state.buffer) consumePush(consume, chunk);
			state.endEmitted ? consumeEnd(this[kConsume], this._readableState.encoding) : consume.stream.on("end", function() {
				consumeEnd(this[kConsume], this._readableState.encoding);
			});
			consume.stream.resume();
			for (; consume.stream.read() != null;);
		}
		function chunksDecode(chunks, length, encoding) {
			if (chunks.length === 0 || length === 0) return "";
			let buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length), bufferLength = buffer.length, start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
			if (!encoding || encoding === "utf8" || encoding === "utf-8") return buffer.utf8Slice(start, bufferLength);
			else return buffer.subarray(start, bufferLength).toString(encoding);
		}
		function chunksConcat(chunks, length) {
			if (chunks.length === 0 || length === 0) return new Uint8Array();
			if (chunks.length === 1) return new Uint8Array(chunks[0]);
			let buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer), offset = 0;
			for (let i = 0; i < chunks.length; ++i) {
				let chunk = chunks[i];
				buffer.set(chunk, offset);
				offset += chunk.length;
			}
			return buffer;
		}
		function consumeEnd(consume, encoding) {
			let { type, body, resolve, stream, length } = consume;
			try {
				type === "text" ? resolve(chunksDecode(body, length, encoding)) : type === "json" ? resolve(JSON.parse(chunksDecode(body, length, encoding))) : type === "arrayBuffer" ? resolve(chunksConcat(body, length).buffer) : type === "blob" ? resolve(new Blob(body, { type: stream[kContentType] })) : type === "bytes" && resolve(chunksConcat(body, length));
				consumeFinish(consume);
			} catch (err) {
				stream.destroy(err);
			}
		}
		function consumePush(consume, chunk) {
			consume.length += chunk.length;
			consume.body.push(chunk);
		}
		function consumeFinish(consume, err) {
			if (consume.body === null) return;
			err ? consume.reject(err) : consume.resolve();
			consume.type = null;
			consume.stream = null;
			consume.resolve = null;
			consume.reject = null;
			consume.length = 0;
			consume.body = null;
		}
		module.exports = {
			Readable: BodyReadable,
			chunksDecode
		};
	}),
	9136: ((module, __unused_webpack_exports, __webpack_require__) => {
		let net = __webpack_require__(7030), assert = __webpack_require__(4589), util = __webpack_require__(3440), { InvalidArgumentError } = __webpack_require__(8707), tls, SessionCache = class {
			constructor(maxCachedSessions) {
				this._maxCachedSessions = maxCachedSessions;
				this._sessionCache = new Map();
				this._sessionRegistry = new FinalizationRegistry((key) => {
					if (this._sessionCache.size < this._maxCachedSessions) return;
					let ref = this._sessionCache.get(key);
					ref !== void 0 && ref.deref() === void 0 && this._sessionCache.delete(key);
				});
			}
			get(sessionKey) {
				let ref = this._sessionCache.get(sessionKey);
				return ref ? ref.deref() : null;
			}
			set(sessionKey, session) {
				if (this._maxCachedSessions === 0) return;
				if (this._sessionCache.has(sessionKey)) this._sessionCache.delete(sessionKey);
				else if (this._sessionCache.size >= this._maxCachedSessions) {
					let evicted = !1;
					for (let [key, ref] of this._sessionCache) if (ref.deref() === void 0) {
						this._sessionCache.delete(key);
						evicted = !0;
						break;
					}
					if (!evicted) {
						let oldest = this._sessionCache.keys().next();
						oldest.done || this._sessionCache.delete(oldest.value);
					}
				}
				this._sessionCache.set(sessionKey, new WeakRef(session));
				this._sessionRegistry.register(session, sessionKey);
			}
		};
		function buildConnector({ allowH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
			if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
			let options = {
				path: socketPath,
				...opts
			}, sessionCache = new SessionCache(maxCachedSessions ?? 100);
			timeout ??= 1e4;
			allowH2 ??= !1;
			return function({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
				let socket;
				if (protocol === "https:") {
					tls ||= __webpack_require__(1692);
					servername = servername || options.servername || util.getServerName(host) || null;
					let sessionKey = servername || hostname;
					assert(sessionKey);
					let session = customSession || sessionCache.get(sessionKey) || null;
					port ||= 443;
					socket = tls.connect({
						highWaterMark: 16384,
						...options,
						servername,
						session,
						localAddress,
						ALPNProtocols: allowH2 ? ["http/1.1", "h2"] : ["http/1.1"],
						socket: httpSocket,
						port,
						host: hostname
					});
					socket.on("session", function(session) {
						sessionCache.set(sessionKey, session);
					});
				} else {
					assert(!httpSocket, "httpSocket can only be sent on TLS update");
					port ||= 80;
					socket = net.connect({
						highWaterMark: 65536,
						...options,
						localAddress,
						port,
						host: hostname
					});
					useH2c === !0 && (socket.alpnProtocol = "h2");
				}
				if (options.keepAlive == null || options.keepAlive) {
					let keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
					socket.setKeepAlive(!0, keepAliveInitialDelay);
				}
				let clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), {
					timeout,
					hostname,
					port
				});
				socket.setNoDelay(!0).once(protocol === "https:" ? "secureConnect" : "connect", function() {
					queueMicrotask(clearConnectTimeout);
					if (callback) {
						let cb = callback;
						callback = null;
						cb(null, this);
					}
				}).on("error", function(err) {
					queueMicrotask(clearConnectTimeout);
					if (callback) {
						let cb = callback;
						callback = null;
						cb(err);
					}
				});
				return socket;
			};
		}
		module.exports = buildConnector;
	}),
	735: ((module) => {
		let wellknownHeaderNames = "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split("."), headerNameLowerCasedRecord = {};
		Object.setPrototypeOf(headerNameLowerCasedRecord, null);
		let wellknownHeaderNameBuffers = {};
		Object.setPrototypeOf(wellknownHeaderNameBuffers, null);
		function getHeaderNameAsBuffer(header) {
			let buffer = wellknownHeaderNameBuffers[header];
			buffer === void 0 && (buffer = Buffer.from(header));
			return buffer;
		}
		for (let i = 0; i < wellknownHeaderNames.length; ++i) {
			let key = wellknownHeaderNames[i], lowerCasedKey = key.toLowerCase();
			headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
		}
		module.exports = {
			wellknownHeaderNames,
			headerNameLowerCasedRecord,
			getHeaderNameAsBuffer
		};
	}),
	2414: ((module, __unused_webpack_exports, __webpack_require__) => {
		let diagnosticsChannel = __webpack_require__(3053), util = __webpack_require__(7975), undiciDebugLog = util.debuglog("undici"), fetchDebuglog = util.debuglog("fetch"), websocketDebuglog = util.debuglog("websocket"), channels = {
			beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
			connected: diagnosticsChannel.channel("undici:client:connected"),
			connectError: diagnosticsChannel.channel("undici:client:connectError"),
			sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
			create: diagnosticsChannel.channel("undici:request:create"),
			bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
			bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
			bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
			headers: diagnosticsChannel.channel("undici:request:headers"),
			trailers: diagnosticsChannel.channel("undici:request:trailers"),
			error: diagnosticsChannel.channel("undici:request:error"),
			open: diagnosticsChannel.channel("undici:websocket:open"),
			close: diagnosticsChannel.channel("undici:websocket:close"),
			socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
			ping: diagnosticsChannel.channel("undici:websocket:ping"),
			pong: diagnosticsChannel.channel("undici:websocket:pong"),
			proxyConnected: diagnosticsChannel.channel("undici:proxy:connected")
		}, isTrackingClientEvents = !1;
		function trackClientEvents(debugLog = undiciDebugLog) {
			if (isTrackingClientEvents) return;
			if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
				isTrackingClientEvents = !0;
				return;
			}
			isTrackingClientEvents = !0;
			diagnosticsChannel.subscribe("undici:client:beforeConnect", (evt) => {
				let { connectParams: { version, protocol, port, host } } = evt;
				debugLog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
			});
			diagnosticsChannel.subscribe("undici:client:connected", (evt) => {
				let { connectParams: { version, protocol, port, host } } = evt;
				debugLog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
			});
			diagnosticsChannel.subscribe("undici:client:connectError", (evt) => {
				let { connectParams: { version, protocol, port, host }, error } = evt;
				debugLog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
			});
			diagnosticsChannel.subscribe("undici:client:sendHeaders", (evt) => {
				let { request: { method, path, origin } } = evt;
				debugLog("sending request to %s %s%s", method, origin, path);
			});
		}
		let isTrackingRequestEvents = !1;
		function trackRequestEvents(debugLog = undiciDebugLog) {
			if (isTrackingRequestEvents) return;
			if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
				isTrackingRequestEvents = !0;
				return;
			}
			isTrackingRequestEvents = !0;
			diagnosticsChannel.subscribe("undici:request:headers", (evt) => {
				let { request: { method, path, origin }, response: { statusCode } } = evt;
				debugLog("received response to %s %s%s - HTTP %d", method, origin, path, statusCode);
			});
			diagnosticsChannel.subscribe("undici:request:trailers", (evt) => {
				let { request: { method, path, origin } } = evt;
				debugLog("trailers received from %s %s%s", method, origin, path);
			});
			diagnosticsChannel.subscribe("undici:request:error", (evt) => {
				let { request: { method, path, origin }, error } = evt;
				debugLog("request to %s %s%s errored - %s", method, origin, path, error.message);
			});
		}
		let isTrackingWebSocketEvents = !1;
		function trackWebSocketEvents(debugLog = websocketDebuglog) {
			if (isTrackingWebSocketEvents) return;
			if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
				isTrackingWebSocketEvents = !0;
				return;
			}
			isTrackingWebSocketEvents = !0;
			diagnosticsChannel.subscribe("undici:websocket:open", (evt) => {
				if (evt.address != null) {
					let { address, port } = evt.address;
					debugLog("connection opened %s%s", address, port ? `:${port}` : "");
				} else debugLog("connection opened");
			});
			diagnosticsChannel.subscribe("undici:websocket:close", (evt) => {
				let { websocket, code, reason } = evt;
				debugLog("closed connection to %s - %s %s", websocket.url, code, reason);
			});
			diagnosticsChannel.subscribe("undici:websocket:socket_error", (err) => {
				debugLog("connection errored - %s", err.message);
			});
			diagnosticsChannel.subscribe("undici:websocket:ping", (evt) => {
				debugLog("ping received");
			});
			diagnosticsChannel.subscribe("undici:websocket:pong", (evt) => {
				debugLog("pong received");
			});
		}
		if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
			trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
			trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
		}
		if (websocketDebuglog.enabled) {
			trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
			trackWebSocketEvents(websocketDebuglog);
		}
		module.exports = { channels };
	}),
	8707: ((module) => {
		let kUndiciError = Symbol.for("undici.error.UND_ERR");
		class UndiciError extends Error {
			constructor(message, options) {
				super(message, options);
				this.name = "UndiciError";
				this.code = "UND_ERR";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kUndiciError] === !0;
			}
			get [kUndiciError]() {
				return !0;
			}
		}
		let kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
		class ConnectTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ConnectTimeoutError";
				this.message = message || "Connect Timeout Error";
				this.code = "UND_ERR_CONNECT_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kConnectTimeoutError] === !0;
			}
			get [kConnectTimeoutError]() {
				return !0;
			}
		}
		let kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
		class HeadersTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "HeadersTimeoutError";
				this.message = message || "Headers Timeout Error";
				this.code = "UND_ERR_HEADERS_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHeadersTimeoutError] === !0;
			}
			get [kHeadersTimeoutError]() {
				return !0;
			}
		}
		let kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
		class HeadersOverflowError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "HeadersOverflowError";
				this.message = message || "Headers Overflow Error";
				this.code = "UND_ERR_HEADERS_OVERFLOW";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHeadersOverflowError] === !0;
			}
			get [kHeadersOverflowError]() {
				return !0;
			}
		}
		let kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
		class BodyTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "BodyTimeoutError";
				this.message = message || "Body Timeout Error";
				this.code = "UND_ERR_BODY_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kBodyTimeoutError] === !0;
			}
			get [kBodyTimeoutError]() {
				return !0;
			}
		}
		let kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
		class InvalidArgumentError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InvalidArgumentError";
				this.message = message || "Invalid Argument Error";
				this.code = "UND_ERR_INVALID_ARG";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInvalidArgumentError] === !0;
			}
			get [kInvalidArgumentError]() {
				return !0;
			}
		}
		let kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
		class InvalidReturnValueError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InvalidReturnValueError";
				this.message = message || "Invalid Return Value Error";
				this.code = "UND_ERR_INVALID_RETURN_VALUE";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInvalidReturnValueError] === !0;
			}
			get [kInvalidReturnValueError]() {
				return !0;
			}
		}
		let kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
		class AbortError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "AbortError";
				this.message = message || "The operation was aborted";
				this.code = "UND_ERR_ABORT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kAbortError] === !0;
			}
			get [kAbortError]() {
				return !0;
			}
		}
		let kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
		class RequestAbortedError extends AbortError {
			constructor(message) {
				super(message);
				this.name = "AbortError";
				this.message = message || "Request aborted";
				this.code = "UND_ERR_ABORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestAbortedError] === !0;
			}
			get [kRequestAbortedError]() {
				return !0;
			}
		}
		let kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
		class InformationalError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InformationalError";
				this.message = message || "Request information";
				this.code = "UND_ERR_INFO";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInformationalError] === !0;
			}
			get [kInformationalError]() {
				return !0;
			}
		}
		let kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
		class RequestContentLengthMismatchError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "RequestContentLengthMismatchError";
				this.message = message || "Request body length does not match content-length header";
				this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestContentLengthMismatchError] === !0;
			}
			get [kRequestContentLengthMismatchError]() {
				return !0;
			}
		}
		let kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
		class ResponseContentLengthMismatchError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ResponseContentLengthMismatchError";
				this.message = message || "Response body length does not match content-length header";
				this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseContentLengthMismatchError] === !0;
			}
			get [kResponseContentLengthMismatchError]() {
				return !0;
			}
		}
		let kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
		class ClientDestroyedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ClientDestroyedError";
				this.message = message || "The client is destroyed";
				this.code = "UND_ERR_DESTROYED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kClientDestroyedError] === !0;
			}
			get [kClientDestroyedError]() {
				return !0;
			}
		}
		let kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
		class ClientClosedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ClientClosedError";
				this.message = message || "The client is closed";
				this.code = "UND_ERR_CLOSED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kClientClosedError] === !0;
			}
			get [kClientClosedError]() {
				return !0;
			}
		}
		let kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
		class SocketError extends UndiciError {
			constructor(message, socket) {
				super(message);
				this.name = "SocketError";
				this.message = message || "Socket error";
				this.code = "UND_ERR_SOCKET";
				this.socket = socket;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kSocketError] === !0;
			}
			get [kSocketError]() {
				return !0;
			}
		}
		let kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
		class NotSupportedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "NotSupportedError";
				this.message = message || "Not supported error";
				this.code = "UND_ERR_NOT_SUPPORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kNotSupportedError] === !0;
			}
			get [kNotSupportedError]() {
				return !0;
			}
		}
		let kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
		class BalancedPoolMissingUpstreamError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MissingUpstreamError";
				this.message = message || "No upstream has been added to the BalancedPool";
				this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kBalancedPoolMissingUpstreamError] === !0;
			}
			get [kBalancedPoolMissingUpstreamError]() {
				return !0;
			}
		}
		let kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
		class HTTPParserError extends Error {
			constructor(message, code, data) {
				super(message);
				this.name = "HTTPParserError";
				this.code = code ? `HPE_${code}` : void 0;
				this.data = data ? data.toString() : void 0;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHTTPParserError] === !0;
			}
			get [kHTTPParserError]() {
				return !0;
			}
		}
		let kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
		class ResponseExceededMaxSizeError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ResponseExceededMaxSizeError";
				this.message = message || "Response content exceeded max size";
				this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseExceededMaxSizeError] === !0;
			}
			get [kResponseExceededMaxSizeError]() {
				return !0;
			}
		}
		let kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
		class RequestRetryError extends UndiciError {
			constructor(message, code, { headers, data }) {
				super(message);
				this.name = "RequestRetryError";
				this.message = message || "Request retry error";
				this.code = "UND_ERR_REQ_RETRY";
				this.statusCode = code;
				this.data = data;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestRetryError] === !0;
			}
			get [kRequestRetryError]() {
				return !0;
			}
		}
		let kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
		class ResponseError extends UndiciError {
			constructor(message, code, { headers, body }) {
				super(message);
				this.name = "ResponseError";
				this.message = message || "Response error";
				this.code = "UND_ERR_RESPONSE";
				this.statusCode = code;
				this.body = body;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseError] === !0;
			}
			get [kResponseError]() {
				return !0;
			}
		}
		let kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
		class SecureProxyConnectionError extends UndiciError {
			constructor(cause, message, options = {}) {
				super(message, {
					cause,
					...options
				});
				this.name = "SecureProxyConnectionError";
				this.message = message || "Secure Proxy Connection failed";
				this.code = "UND_ERR_PRX_TLS";
				this.cause = cause;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kSecureProxyConnectionError] === !0;
			}
			get [kSecureProxyConnectionError]() {
				return !0;
			}
		}
		let kMaxOriginsReachedError = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
		class MaxOriginsReachedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MaxOriginsReachedError";
				this.message = message || "Maximum allowed origins reached";
				this.code = "UND_ERR_MAX_ORIGINS_REACHED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMaxOriginsReachedError] === !0;
			}
			get [kMaxOriginsReachedError]() {
				return !0;
			}
		}
		class Socks5ProxyError extends UndiciError {
			constructor(message, code) {
				super(message);
				this.name = "Socks5ProxyError";
				this.message = message || "SOCKS5 proxy error";
				this.code = code || "UND_ERR_SOCKS5";
			}
		}
		let kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
		class MessageSizeExceededError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MessageSizeExceededError";
				this.message = message || "Max decompressed message size exceeded";
				this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMessageSizeExceededError] === !0;
			}
			get [kMessageSizeExceededError]() {
				return !0;
			}
		}
		module.exports = {
			AbortError,
			HTTPParserError,
			UndiciError,
			HeadersTimeoutError,
			HeadersOverflowError,
			BodyTimeoutError,
			RequestContentLengthMismatchError,
			ConnectTimeoutError,
			InvalidArgumentError,
			InvalidReturnValueError,
			RequestAbortedError,
			ClientDestroyedError,
			ClientClosedError,
			InformationalError,
			SocketError,
			NotSupportedError,
			ResponseContentLengthMismatchError,
			BalancedPoolMissingUpstreamError,
			ResponseExceededMaxSizeError,
			RequestRetryError,
			ResponseError,
			SecureProxyConnectionError,
			MaxOriginsReachedError,
			Socks5ProxyError,
			MessageSizeExceededError
		};
	}),
	4655: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, NotSupportedError } = __webpack_require__(8707), assert = __webpack_require__(4589), { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, hasSafeIterator, isBlobLike, serializePathWithQuery, assertRequestHandler, getServerName, normalizedMethodRecords, getProtocolFromUrlString } = __webpack_require__(3440), { channels } = __webpack_require__(2414), { headerNameLowerCasedRecord } = __webpack_require__(735), invalidPathRegex = /[^\u0021-\u00ff]/;
		function isValidContentLengthHeaderValue(val) {
			if (typeof val != "string" || val.length === 0) return !1;
			for (let i = 0; i < val.length; i++) {
				let charCode = val.charCodeAt(i);
				if (charCode < 48 || charCode > 57) return !1;
			}
			return !0;
		}
		let kHandler = Symbol("handler");
		class Request {
			constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, expectContinue, servername, throwOnError, maxRedirections, typeOfService }, handler) {
				if (typeof path != "string") throw new InvalidArgumentError("path must be a string");
				else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
				else if (invalidPathRegex.test(path)) throw new InvalidArgumentError("invalid request path");
				if (typeof method != "string") throw new InvalidArgumentError("method must be a string");
				else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) throw new InvalidArgumentError("invalid request method");
				if (upgrade && typeof upgrade != "string") throw new InvalidArgumentError("upgrade must be a string");
				if (upgrade && !isValidHeaderValue(upgrade)) throw new InvalidArgumentError("invalid upgrade header");
				if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("invalid headersTimeout");
				if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("invalid bodyTimeout");
				if (reset != null && typeof reset != "boolean") throw new InvalidArgumentError("invalid reset");
				if (expectContinue != null && typeof expectContinue != "boolean") throw new InvalidArgumentError("invalid expectContinue");
				if (throwOnError != null) throw new InvalidArgumentError("invalid throwOnError");
				if (maxRedirections != null && maxRedirections !== 0) throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
				if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
				this.headersTimeout = headersTimeout;
				this.bodyTimeout = bodyTimeout;
				this.method = method;
				this.typeOfService = typeOfService;
				this.abort = null;
				if (body == null) this.body = null;
				else if (isStream(body)) {
					this.body = body;
					let rState = this.body._readableState;
					if (!rState || !rState.autoDestroy) {
						this.endHandler = function() {
							destroy(this);
						};
						this.body.on("end", this.endHandler);
					}
					this.errorHandler = (err) => {
						this.abort ? this.abort(err) : this.error = err;
					};
					this.body.on("error", this.errorHandler);
				} else if (isBuffer(body)) this.body = body.byteLength ? body : null;
				else if (ArrayBuffer.isView(body)) this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
				else if (body instanceof ArrayBuffer) this.body = body.byteLength ? Buffer.from(body) : null;
				else if (typeof body == "string") this.body = body.length ? Buffer.from(body) : null;
				else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) this.body = body;
				else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
				this.completed = !1;
				this.aborted = !1;
				this.upgrade = upgrade || null;
				this.path = query ? serializePathWithQuery(path, query) : path;
				this.origin = origin;
				this.protocol = getProtocolFromUrlString(origin);
				this.idempotent = idempotent ?? (method === "HEAD" || method === "GET");
				this.blocking = blocking ?? this.method !== "HEAD";
				this.reset = reset ?? null;
				this.host = null;
				this.contentLength = null;
				this.contentType = null;
				this.headers = [];
				this.expectContinue = expectContinue ?? !1;
				if (Array.isArray(headers)) {
					if (headers.length % 2 != 0) throw new InvalidArgumentError("headers array must be even");
					for (let i = 0; i < headers.length; i += 2) processHeader(this, headers[i], headers[i + 1]);
				} else if (headers && typeof headers == "object") {
					if (hasSafeIterator(headers)) for (let header of headers) {
						if (!Array.isArray(header) || header.length !== 2) throw new InvalidArgumentError("headers must be in key-value pair format");
						processHeader(this, header[0], header[1]);
					}
					else {
						let keys = Object.keys(headers);
						for (let i = 0; i < keys.length; ++i) processHeader(this, keys[i], headers[keys[i]]);
					}
				} else if (headers != null) throw new InvalidArgumentError("headers must be an object or an array");
				assertRequestHandler(handler, method, upgrade);
				this.servername = servername || getServerName(this.host) || null;
				this[kHandler] = handler;
				channels.create.hasSubscribers && channels.create.publish({ request: this });
			}
			onBodySent(chunk) {
				channels.bodyChunkSent.hasSubscribers && channels.bodyChunkSent.publish({
					request: this,
					chunk
				});
				if (this[kHandler].onBodySent) try {
					return this[kHandler].onBodySent(chunk);
				} catch (err) {
					this.abort(err);
				}
			}
			onRequestSent() {
				channels.bodySent.hasSubscribers && channels.bodySent.publish({ request: this });
				if (this[kHandler].onRequestSent) try {
					return this[kHandler].onRequestSent();
				} catch (err) {
					this.abort(err);
				}
			}
			onConnect(abort) {
				assert(!this.aborted);
				assert(!this.completed);
				if (this.error) abort(this.error);
				else {
					this.abort = abort;
					return this[kHandler].onConnect(abort);
				}
			}
			onResponseStarted() {
				return this[kHandler].onResponseStarted?.();
			}
			onHeaders(statusCode, headers, resume, statusText) {
				assert(!this.aborted);
				assert(!this.completed);
				channels.headers.hasSubscribers && channels.headers.publish({
					request: this,
					response: {
						statusCode,
						headers,
						statusText
					}
				});
				try {
					return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
				} catch (err) {
					this.abort(err);
				}
			}
			onData(chunk) {
				assert(!this.aborted);
				assert(!this.completed);
				channels.bodyChunkReceived.hasSubscribers && channels.bodyChunkReceived.publish({
					request: this,
					chunk
				});
				try {
					return this[kHandler].onData(chunk);
				} catch (err) {
					this.abort(err);
					return !1;
				}
			}
			onUpgrade(statusCode, headers, socket, statusText = "") {
				this.onFinally();
				assert(!this.aborted);
				assert(!this.completed);
				channels.headers.hasSubscribers && channels.headers.publish({
					request: this,
					response: {
						statusCode,
						headers,
						statusText
					}
				});
				let result = this[kHandler].onUpgrade(statusCode, headers, socket);
				if (!this.aborted) {
					this.completed = !0;
					channels.trailers.hasSubscribers && channels.trailers.publish({
						request: this,
						trailers: []
					});
				}
				return result;
			}
			onComplete(trailers) {
				this.onFinally();
				assert(!this.aborted);
				assert(!this.completed);
				this.completed = !0;
				channels.trailers.hasSubscribers && channels.trailers.publish({
					request: this,
					trailers
				});
				try {
					return this[kHandler].onComplete(trailers);
				} catch (err) {
					this.onError(err);
				}
			}
			onError(error) {
				this.onFinally();
				channels.error.hasSubscribers && channels.error.publish({
					request: this,
					error
				});
				if (this.aborted) return;
				this.aborted = !0;
				return this[kHandler].onError(error);
			}
			onFinally() {
				if (this.errorHandler) {
					this.body.off("error", this.errorHandler);
					this.errorHandler = null;
				}
				if (this.endHandler) {
					this.body.off("end", this.endHandler);
					this.endHandler = null;
				}
			}
			addHeader(key, value) {
				processHeader(this, key, value);
				return this;
			}
		}
		function processHeader(request, key, val) {
			if (val && typeof val == "object" && !Array.isArray(val)) throw new InvalidArgumentError(`invalid ${key} header`);
			else if (val === void 0) return;
			let headerName = headerNameLowerCasedRecord[key];
			if (headerName === void 0) {
				headerName = key.toLowerCase();
				if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) throw new InvalidArgumentError("invalid header key");
			}
			if (Array.isArray(val)) {
				let arr = [];
				for (let i = 0; i < val.length; i++) if (typeof val[i] == "string") {
					if (!isValidHeaderValue(val[i])) throw new InvalidArgumentError(`invalid ${key} header`);
					arr.push(val[i]);
				} else if (val[i] === null) arr.push("");
				else if (typeof val[i] == "object") throw new InvalidArgumentError(`invalid ${key} header`);
				else {
					let str = `${val[i]}`;
					if (!isValidHeaderValue(str)) throw new InvalidArgumentError(`invalid ${key} header`);
					arr.push(str);
				}
				val = arr;
			} else if (typeof val == "string") {
				if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
			} else if (val === null) val = "";
			else {
				val = `${val}`;
				if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
			}
			if (headerName === "host") {
				if (request.host !== null) throw new InvalidArgumentError("duplicate host header");
				if (typeof val != "string") throw new InvalidArgumentError("invalid host header");
				request.host = val;
			} else if (headerName === "content-length") {
				if (request.contentLength !== null) throw new InvalidArgumentError("duplicate content-length header");
				if (!isValidContentLengthHeaderValue(val)) throw new InvalidArgumentError("invalid content-length header");
				request.contentLength = parseInt(val, 10);
			} else if (request.contentType === null && headerName === "content-type") {
				request.contentType = val;
				request.headers.push(key, val);
			} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") throw new InvalidArgumentError(`invalid ${headerName} header`);
			else if (headerName === "connection") {
				let value = typeof val == "string" ? val : null;
				if (value === null) throw new InvalidArgumentError("invalid connection header");
				for (let token of value.toLowerCase().split(",")) {
					let trimmed = token.trim();
					if (!isValidHTTPToken(trimmed)) throw new InvalidArgumentError("invalid connection header");
					trimmed === "close" && (request.reset = !0);
				}
			} else if (headerName === "expect") throw new NotSupportedError("expect header not supported");
			else request.headers.push(key, val);
		}
		module.exports = Request;
	}),
	6443: ((module) => {
		module.exports = {
			kClose: Symbol("close"),
			kDestroy: Symbol("destroy"),
			kDispatch: Symbol("dispatch"),
			kUrl: Symbol("url"),
			kRedirectCacheControl: Symbol("redirect cache control"),
			kWriting: Symbol("writing"),
			kResuming: Symbol("resuming"),
			kQueue: Symbol("queue"),
			kConnect: Symbol("connect"),
			kConnecting: Symbol("connecting"),
			kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
			kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
			kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
			kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
			kKeepAlive: Symbol("keep alive"),
			kHeadersTimeout: Symbol("headers timeout"),
			kBodyTimeout: Symbol("body timeout"),
			kServerName: Symbol("server name"),
			kLocalAddress: Symbol("local address"),
			kHost: Symbol("host"),
			kNoRef: Symbol("no ref"),
			kBodyUsed: Symbol("used"),
			kBody: Symbol("abstracted request body"),
			kRunning: Symbol("running"),
			kBlocking: Symbol("blocking"),
			kPending: Symbol("pending"),
			kSize: Symbol("size"),
			kBusy: Symbol("busy"),
			kQueued: Symbol("queued"),
			kFree: Symbol("free"),
			kConnected: Symbol("connected"),
			kClosed: Symbol("closed"),
			kNeedDrain: Symbol("need drain"),
			kReset: Symbol("reset"),
			kDestroyed: Symbol.for("nodejs.stream.destroyed"),
			kResume: Symbol("resume"),
			kOnError: Symbol("on error"),
			kMaxHeadersSize: Symbol("max headers size"),
			kRunningIdx: Symbol("running index"),
			kPendingIdx: Symbol("pending index"),
			kError: Symbol("error"),
			kClients: Symbol("clients"),
			kClient: Symbol("client"),
			kParser: Symbol("parser"),
			kOnDestroyed: Symbol("destroy callbacks"),
			kPipelining: Symbol("pipelining"),
			kSocket: Symbol("socket"),
			kHostHeader: Symbol("host header"),
			kConnector: Symbol("connector"),
			kStrictContentLength: Symbol("strict content length"),
			kMaxRedirections: Symbol("maxRedirections"),
			kMaxRequests: Symbol("maxRequestsPerClient"),
			kProxy: Symbol("proxy agent options"),
			kCounter: Symbol("socket request counter"),
			kMaxResponseSize: Symbol("max response size"),
			kHTTP2Session: Symbol("http2Session"),
			kHTTP2SessionState: Symbol("http2Session state"),
			kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
			kConstruct: Symbol("constructable"),
			kListeners: Symbol("listeners"),
			kHTTPContext: Symbol("http context"),
			kMaxConcurrentStreams: Symbol("max concurrent streams"),
			kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
			kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
			kEnableConnectProtocol: Symbol("http2session connect protocol"),
			kRemoteSettings: Symbol("http2session remote settings"),
			kHTTP2Stream: Symbol("http2session client stream"),
			kPingInterval: Symbol("ping interval"),
			kNoProxyAgent: Symbol("no proxy agent"),
			kHttpProxyAgent: Symbol("http proxy agent"),
			kHttpsProxyAgent: Symbol("https proxy agent"),
			kSocks5ProxyAgent: Symbol("socks5 proxy agent")
		};
	}),
	7752: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { wellknownHeaderNames, headerNameLowerCasedRecord } = __webpack_require__(735);
		class TstNode {
			value = null;
			left = null;
			middle = null;
			right = null;
			code;
			constructor(key, value, index) {
				if (index === void 0 || index >= key.length) throw TypeError("Unreachable");
				if ((this.code = key.charCodeAt(index)) > 127) throw TypeError("key must be ascii string");
				key.length === ++index ? this.value = value : this.middle = new TstNode(key, value, index);
			}
			add(key, value) {
				let length = key.length;
				if (length === 0) throw TypeError("Unreachable");
				let index = 0, node = this;
				for (;;) {
					let code = key.charCodeAt(index);
					if (code > 127) throw TypeError("key must be ascii string");
					if (node.code === code) {
						if (length === ++index) {
							node.value = value;
							break;
						} else if (node.middle !== null) node = node.middle;
						else {
							node.middle = new TstNode(key, value, index);
							break;
						}
					} else if (node.code < code) {
						if (node.left !== null) node = node.left;
						else {
							node.left = new TstNode(key, value, index);
							break;
						}
					} else if (node.right !== null) node = node.right;
					else {
						node.right = new TstNode(key, value, index);
						break;
					}
				}
			}
			search(key) {
				let keylength = key.length, index = 0, node = this;
				for (; node !== null && index < keylength;) {
					let code = key[index];
					code <= 90 && code >= 65 && (code |= 32);
					for (; node !== null;) {
						if (code === node.code) {
							if (keylength === ++index) return node;
							node = node.middle;
							break;
						}
						node = node.code < code ? node.left : node.right;
					}
				}
				return null;
			}
		}
		class TernarySearchTree {
			node = null;
			insert(key, value) {
				this.node === null ? this.node = new TstNode(key, value, 0) : this.node.add(key, value);
			}
			lookup(key) {
				return this.node?.search(key)?.value ?? null;
			}
		}
		let tree = new TernarySearchTree();
		for (let i = 0; i < wellknownHeaderNames.length; ++i) {
			let key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
			tree.insert(key, key);
		}
		module.exports = {
			TernarySearchTree,
			tree
		};
	}),
	3440: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { kDestroyed, kBodyUsed, kListeners, kBody } = __webpack_require__(6443), { IncomingMessage } = __webpack_require__(7067), stream = __webpack_require__(7075), net = __webpack_require__(7030), { stringify } = __webpack_require__(1792), { EventEmitter: EE } = __webpack_require__(8474), timers = __webpack_require__(6603), { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(8707), { headerNameLowerCasedRecord } = __webpack_require__(735), { tree } = __webpack_require__(7752), [nodeMajor, nodeMinor] = process.versions.node.split(".", 2).map((v) => Number(v));
		class BodyAsyncIterable {
			constructor(body) {
				this[kBody] = body;
				this[kBodyUsed] = !1;
			}
			async *[Symbol.asyncIterator]() {
				assert(!this[kBodyUsed], "disturbed");
				this[kBodyUsed] = !0;
				yield* this[kBody];
			}
		}
		function noop() {}
		function wrapRequestBody(body) {
			if (isStream(body)) {
				bodyLength(body) === 0 && body.on("data", function() {
					assert(!1);
				});
				if (typeof body.readableDidRead != "boolean") {
					body[kBodyUsed] = !1;
					EE.prototype.on.call(body, "data", function() {
						this[kBodyUsed] = !0;
					});
				}
				return body;
			} else if (body && typeof body.pipeTo == "function") return new BodyAsyncIterable(body);
			else if (body && isFormDataLike(body)) return body;
			else if (body && typeof body != "string" && !ArrayBuffer.isView(body) && isIterable(body)) return new BodyAsyncIterable(body);
			else return body;
		}
		function isStream(obj) {
			return obj && typeof obj == "object" && typeof obj.pipe == "function" && typeof obj.on == "function";
		}
		function isBlobLike(object) {
			if (object === null) return !1;
			else if (object instanceof Blob) return !0;
			else if (typeof object != "object") return !1;
			else {
				let sTag = object[Symbol.toStringTag];
				return (sTag === "Blob" || sTag === "File") && ("stream" in object && typeof object.stream == "function" || "arrayBuffer" in object && typeof object.arrayBuffer == "function");
			}
		}
		function pathHasQueryOrFragment(url) {
			return url.includes("?") || url.includes("#");
		}
		function serializePathWithQuery(url, queryParams) {
			if (pathHasQueryOrFragment(url)) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
			let stringified = stringify(queryParams);
			stringified && (url += "?" + stringified);
			return url;
		}
		function isValidPort(port) {
			let value = parseInt(port, 10);
			return value === Number(port) && value >= 0 && value <= 65535;
		}
		function isHttpOrHttpsPrefixed(value) {
			return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
		}
		function parseURL(url) {
			if (typeof url == "string") {
				url = new URL(url);
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				return url;
			}
			if (!url || typeof url != "object") throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
			if (!(url instanceof URL)) {
				if (url.port != null && url.port !== "" && isValidPort(url.port) === !1) throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
				if (url.path != null && typeof url.path != "string") throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
				if (url.pathname != null && typeof url.pathname != "string") throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
				if (url.hostname != null && typeof url.hostname != "string") throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
				if (url.origin != null && typeof url.origin != "string") throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				let port = url.port == null ? url.protocol === "https:" ? 443 : 80 : url.port, origin = url.origin == null ? `${url.protocol || ""}//${url.hostname || ""}:${port}` : url.origin, path = url.path == null ? `${url.pathname || ""}${url.search || ""}` : url.path;
				origin[origin.length - 1] === "/" && (origin = origin.slice(0, origin.length - 1));
				path && path[0] !== "/" && (path = `/${path}`);
				return new URL(`${origin}${path}`);
			}
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return url;
		}
		function parseOrigin(url) {
			url = parseURL(url);
			if (url.pathname !== "/" || url.search || url.hash) throw new InvalidArgumentError("invalid url");
			return url;
		}
		function getHostname(host) {
			if (host[0] === "[") {
				let idx = host.indexOf("]");
				assert(idx !== -1);
				return host.substring(1, idx);
			}
			let idx = host.indexOf(":");
			if (idx === -1) return host;
			return host.substring(0, idx);
		}
		function getServerName(host) {
			if (!host) return null;
			assert(typeof host == "string");
			let servername = getHostname(host);
			if (net.isIP(servername)) return "";
			return servername;
		}
		function deepClone(obj) {
			return JSON.parse(JSON.stringify(obj));
		}
		function isAsyncIterable(obj) {
			return obj != null && typeof obj[Symbol.asyncIterator] == "function";
		}
		function isIterable(obj) {
			return !(obj == null || typeof obj[Symbol.iterator] != "function" && typeof obj[Symbol.asyncIterator] != "function");
		}
		function hasSafeIterator(obj) {
			let prototype = Object.getPrototypeOf(obj);
			return Object.prototype.hasOwnProperty.call(obj, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] == "function";
		}
		function bodyLength(body) {
			if (body == null) return 0;
			else if (isStream(body)) {
				let state = body._readableState;
				return state && state.objectMode === !1 && state.ended === !0 && Number.isFinite(state.length) ? state.length : null;
			} else if (isBlobLike(body)) return body.size == null ? null : body.size;
			else if (isBuffer(body)) return body.byteLength;
			return null;
		}
		function isDestroyed(body) {
			return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
		}
		function destroy(stream, err) {
			if (stream == null || !isStream(stream) || isDestroyed(stream)) return;
			if (typeof stream.destroy == "function") {
				Object.getPrototypeOf(stream).constructor === IncomingMessage && (stream.socket = null);
				stream.destroy(err);
			} else err && queueMicrotask(() => {
				stream.emit("error", err);
			});
			stream.destroyed !== !0 && (stream[kDestroyed] = !0);
		}
		let KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
		function parseKeepAliveTimeout(val) {
			let m = val.match(KEEPALIVE_TIMEOUT_EXPR);
			return m ? parseInt(m[1], 10) * 1e3 : null;
		}
		function headerNameToString(value) {
			return typeof value == "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
		}
		function bufferToLowerCasedHeaderName(value) {
			return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
		}
		function parseHeaders(headers, obj) {
			obj === void 0 && (obj = {});
			for (let i = 0; i < headers.length; i += 2) {
				let key = headerNameToString(headers[i]), val = obj[key];
				if (val !== void 0) {
					if (Object.hasOwn(obj, key)) {
						if (typeof val == "string") {
							val = [val];
							obj[key] = val;
						}
						val.push(headers[i + 1].toString("latin1"));
					} else {
						let headersValue = typeof headers[i + 1] == "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
						key === "__proto__" ? Object.defineProperty(obj, key, {
							value: headersValue,
							enumerable: !0,
							configurable: !0,
							writable: !0
						}) : obj[key] = headersValue;
					}
				} else {
					let headersValue = typeof headers[i + 1] == "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
					obj[key] = headersValue;
				}
			}
			return obj;
		}
		function parseRawHeaders(headers) {
			let headersLength = headers.length, ret = Array(headersLength), key, val;
			for (let n = 0; n < headersLength; n += 2) {
				key = headers[n];
				val = headers[n + 1];
				typeof key != "string" && (key = key.toString());
				typeof val != "string" && (val = val.toString("latin1"));
				ret[n] = key;
				ret[n + 1] = val;
			}
			return ret;
		}
		function toRawHeaders(headers) {
			let rawHeaders = [];
			for (let [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (let entry of value) rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
			else rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
			return rawHeaders;
		}
		function encodeRawHeaders(headers) {
			if (!Array.isArray(headers)) throw TypeError("expected headers to be an array");
			return headers.map((x) => Buffer.from(x));
		}
		function isBuffer(buffer) {
			return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
		}
		function assertRequestHandler(handler, method, upgrade) {
			if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
			if (typeof handler.onRequestStart == "function") return;
			if (typeof handler.onConnect != "function") throw new InvalidArgumentError("invalid onConnect method");
			if (typeof handler.onError != "function") throw new InvalidArgumentError("invalid onError method");
			if (typeof handler.onBodySent != "function" && handler.onBodySent !== void 0) throw new InvalidArgumentError("invalid onBodySent method");
			if (upgrade || method === "CONNECT") {
				if (typeof handler.onUpgrade != "function") throw new InvalidArgumentError("invalid onUpgrade method");
			} else {
				if (typeof handler.onHeaders != "function") throw new InvalidArgumentError("invalid onHeaders method");
				if (typeof handler.onData != "function") throw new InvalidArgumentError("invalid onData method");
				if (typeof handler.onComplete != "function") throw new InvalidArgumentError("invalid onComplete method");
			}
		}
		function isDisturbed(body) {
			return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
		}
		function getSocketInfo(socket) {
			return {
				localAddress: socket.localAddress,
				localPort: socket.localPort,
				remoteAddress: socket.remoteAddress,
				remotePort: socket.remotePort,
				remoteFamily: socket.remoteFamily,
				timeout: socket.timeout,
				bytesWritten: socket.bytesWritten,
				bytesRead: socket.bytesRead
			};
		}
		function ReadableStreamFrom(iterable) {
			let iterator;
			return new ReadableStream({
				start() {
					iterator = iterable[Symbol.asyncIterator]();
				},
				pull(controller) {
					return iterator.next().then(({ done, value }) => {
						if (done) return queueMicrotask(() => {
							controller.close();
							controller.byobRequest?.respond(0);
						});
						else {
							let buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
							if (buf.byteLength) return controller.enqueue(new Uint8Array(buf));
							else return this.pull(controller);
						}
					});
				},
				cancel() {
					return iterator.return();
				},
				type: "bytes"
			});
		}
		function isFormDataLike(object) {
			return object && typeof object == "object" && typeof object.append == "function" && typeof object.delete == "function" && typeof object.get == "function" && typeof object.getAll == "function" && typeof object.has == "function" && typeof object.set == "function" && object[Symbol.toStringTag] === "FormData";
		}
		function addAbortListener(signal, listener) {
			if ("addEventListener" in signal) {
				signal.addEventListener("abort", listener, { once: !0 });
				return () => signal.removeEventListener("abort", listener);
			}
			signal.once("abort", listener);
			return () => signal.removeListener("abort", listener);
		}
		let validTokenChars = new Uint8Array([
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			1,
			1,
			0,
			1,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			1,
			0,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]);
		function isTokenCharCode(c) {
			return validTokenChars[c] === 1;
		}
		let tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
		function isValidHTTPToken(characters) {
			if (characters.length >= 12) return tokenRegExp.test(characters);
			if (characters.length === 0) return !1;
			for (let i = 0; i < characters.length; i++) if (validTokenChars[characters.charCodeAt(i)] !== 1) return !1;
			return !0;
		}
		let headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
		function isValidHeaderValue(characters) {
			return !headerCharRegex.test(characters);
		}
		let rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+)?$/;
		function parseRangeHeader(range) {
			if (range == null || range === "") return {
				start: 0,
				end: null,
				size: null
			};
			let m = range ? range.match(rangeHeaderRegex) : null;
			return m ? {
				start: parseInt(m[1]),
				end: m[2] ? parseInt(m[2]) : null,
				size: m[3] ? parseInt(m[3]) : null
			} : null;
		}
		function addListener(obj, name, listener) {
			(obj[kListeners] ??= []).push([name, listener]);
			obj.on(name, listener);
			return obj;
		}
		function removeAllListeners(obj) {
			if (obj[kListeners] != null) {
				for (let [name, listener] of obj[kListeners]) obj.removeListener(name, listener);
				obj[kListeners] = null;
			}
			return obj;
		}
		function errorRequest(client, request, err) {
			try {
				request.onError(err);
				assert(request.aborted);
			} catch (err) {
				client.emit("error", err);
			}
		}
		let setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
			if (!opts.timeout) return noop;
			let s1 = null, s2 = null, fastTimer = timers.setFastTimeout(() => {
				s1 = setImmediate(() => {
					s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
				});
			}, opts.timeout);
			return () => {
				timers.clearFastTimeout(fastTimer);
				clearImmediate(s1);
				clearImmediate(s2);
			};
		} : (socketWeakRef, opts) => {
			if (!opts.timeout) return noop;
			let s1 = null, fastTimer = timers.setFastTimeout(() => {
				s1 = setImmediate(() => {
					onConnectTimeout(socketWeakRef.deref(), opts);
				});
			}, opts.timeout);
			return () => {
				timers.clearFastTimeout(fastTimer);
				clearImmediate(s1);
			};
		};
		function onConnectTimeout(socket, opts) {
			if (socket == null) return;
			let message = "Connect Timeout Error";
			Array.isArray(socket.autoSelectFamilyAttemptedAddresses) ? message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},` : message += ` (attempted address: ${opts.hostname}:${opts.port},`;
			message += ` timeout: ${opts.timeout}ms)`;
			destroy(socket, new ConnectTimeoutError(message));
		}
		function getProtocolFromUrlString(urlString) {
			if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") switch (urlString[4]) {
				case ":": return "http:";
				case "s": if (urlString[5] === ":") return "https:";
			}
			return urlString.slice(0, urlString.indexOf(":") + 1);
		}
		let kEnumerableProperty = Object.create(null);
		kEnumerableProperty.enumerable = !0;
		let normalizedMethodRecordsBase = {
			delete: "DELETE",
			DELETE: "DELETE",
			get: "GET",
			GET: "GET",
			head: "HEAD",
			HEAD: "HEAD",
			options: "OPTIONS",
			OPTIONS: "OPTIONS",
			post: "POST",
			POST: "POST",
			put: "PUT",
			PUT: "PUT"
		}, normalizedMethodRecords = {
			...normalizedMethodRecordsBase,
			patch: "patch",
			PATCH: "PATCH"
		};
		Object.setPrototypeOf(normalizedMethodRecordsBase, null);
		Object.setPrototypeOf(normalizedMethodRecords, null);
		module.exports = {
			kEnumerableProperty,
			isDisturbed,
			isBlobLike,
			parseOrigin,
			parseURL,
			getServerName,
			isStream,
			isIterable,
			hasSafeIterator,
			isAsyncIterable,
			isDestroyed,
			headerNameToString,
			bufferToLowerCasedHeaderName,
			addListener,
			removeAllListeners,
			errorRequest,
			parseRawHeaders,
			toRawHeaders,
			encodeRawHeaders,
			parseHeaders,
			parseKeepAliveTimeout,
			destroy,
			bodyLength,
			deepClone,
			ReadableStreamFrom,
			isBuffer,
			assertRequestHandler,
			getSocketInfo,
			isFormDataLike,
			pathHasQueryOrFragment,
			serializePathWithQuery,
			addAbortListener,
			isValidHTTPToken,
			isValidHeaderValue,
			isTokenCharCode,
			parseRangeHeader,
			normalizedMethodRecordsBase,
			normalizedMethodRecords,
			isValidPort,
			isHttpOrHttpsPrefixed,
			nodeMajor,
			nodeMinor,
			safeHTTPMethods: Object.freeze([
				"GET",
				"HEAD",
				"OPTIONS",
				"TRACE"
			]),
			wrapRequestBody,
			setupConnectTimeout,
			getProtocolFromUrlString
		};
	}),
	7405: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, MaxOriginsReachedError } = __webpack_require__(8707), { kClients, kRunning, kClose, kDestroy, kDispatch, kUrl } = __webpack_require__(6443), DispatcherBase = __webpack_require__(1841), Pool = __webpack_require__(628), Client = __webpack_require__(3701), util = __webpack_require__(3440), kOnConnect = Symbol("onConnect"), kOnDisconnect = Symbol("onDisconnect"), kOnConnectionError = Symbol("onConnectionError"), kOnDrain = Symbol("onDrain"), kFactory = Symbol("factory"), kOptions = Symbol("options"), kOrigins = Symbol("origins");
		function defaultFactory(origin, opts) {
			return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
		}
		class Agent extends DispatcherBase {
			constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				if (typeof maxOrigins != "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
				super(options);
				connect && typeof connect != "function" && (connect = { ...connect });
				tls && typeof tls != "function" && (tls = { ...tls });
				this[kOptions] = {
					...util.deepClone(options),
					maxOrigins,
					connect,
					tls
				};
				this[kFactory] = factory;
				this[kClients] = new Map();
				this[kOrigins] = new Set();
				this[kOnDrain] = (origin, targets) => {
					this.emit("drain", origin, [this, ...targets]);
				};
				this[kOnConnect] = (origin, targets) => {
					this.emit("connect", origin, [this, ...targets]);
				};
				this[kOnDisconnect] = (origin, targets, err) => {
					this.emit("disconnect", origin, [this, ...targets], err);
				};
				this[kOnConnectionError] = (origin, targets, err) => {
					this.emit("connectionError", origin, [this, ...targets], err);
				};
			}
			get [kRunning]() {
				let ret = 0;
				for (let { dispatcher } of this[kClients].values()) ret += dispatcher[kRunning];
				return ret;
			}
			[kDispatch](opts, handler) {
				let key;
				if (opts.origin && (typeof opts.origin == "string" || opts.origin instanceof URL)) key = String(opts.origin);
				else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
				if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(key)) throw new MaxOriginsReachedError();
				let result = this[kClients].get(key), dispatcher = result && result.dispatcher;
				if (!dispatcher) {
					let closeClientIfUnused = (connected) => {
						let result = this[kClients].get(key);
						if (result) {
							connected && --result.count;
							if (result.count <= 0) {
								this[kClients].delete(key);
								result.dispatcher.destroyed || result.dispatcher.close();
							}
							this[kOrigins].delete(key);
						}
					};
					dispatcher = this[kFactory](opts.origin, this[kOptions]).on("drain", this[kOnDrain]).on("connect", (origin, targets) => {
						let result = this[kClients].get(key);
						result && (result.count += 1);
						this[kOnConnect](origin, targets);
					}).on("disconnect", (origin, targets, err) => {
						closeClientIfUnused(!0);
						this[kOnDisconnect](origin, targets, err);
					}).on("connectionError", (origin, targets, err) => {
						closeClientIfUnused(!1);
						this[kOnConnectionError](origin, targets, err);
					});
					this[kClients].set(key, {
						count: 0,
						dispatcher
					});
					this[kOrigins].add(key);
				}
				return dispatcher.dispatch(opts, handler);
			}
			[kClose]() {
				let closePromises = [];
				for (let { dispatcher } of this[kClients].values()) closePromises.push(dispatcher.close());
				this[kClients].clear();
				return Promise.all(closePromises);
			}
			[kDestroy](err) {
				let destroyPromises = [];
				for (let { dispatcher } of this[kClients].values()) destroyPromises.push(dispatcher.destroy(err));
				this[kClients].clear();
				return Promise.all(destroyPromises);
			}
			get stats() {
				let allClientStats = {};
				for (let { dispatcher } of this[kClients].values()) dispatcher.stats && (allClientStats[dispatcher[kUrl].origin] = dispatcher.stats);
				return allClientStats;
			}
		}
		module.exports = Agent;
	}),
	637: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), util = __webpack_require__(3440), { channels } = __webpack_require__(2414), timers = __webpack_require__(6603), { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, ResponseExceededMaxSizeError } = __webpack_require__(8707), { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext, kClosed } = __webpack_require__(6443), constants = __webpack_require__(2824), EMPTY_BUF = Buffer.alloc(0), FastBuffer = Buffer[Symbol.species], removeAllListeners = util.removeAllListeners, kIdleSocketValidation = Symbol("kIdleSocketValidation"), kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout"), kSocketUsed = Symbol("kSocketUsed"), kTypeOfService = Symbol("kTypeOfService"), extractBody;
		function lazyllhttp() {
			let llhttpWasmData = process.env.JEST_WORKER_ID ? __webpack_require__(3870) : void 0, mod, useWasmSIMD = !0;
			if (process.arch === "ppc64") {
				let [major, minor] = process.versions.node.split(".").map((n) => parseInt(n, 10));
				(major < 24 || major === 24 && minor < 12) && (useWasmSIMD = !1);
			}
			process.env.UNDICI_NO_WASM_SIMD === "1" ? useWasmSIMD = !1 : process.env.UNDICI_NO_WASM_SIMD === "0" && (useWasmSIMD = !0);
			if (useWasmSIMD) try {
				mod = new WebAssembly.Module(__webpack_require__(1053));
			} catch {}
			mod ||= new WebAssembly.Module(llhttpWasmData || __webpack_require__(3870));
			return new WebAssembly.Instance(mod, { env: {
				wasm_on_url: (p, at, len) => 0,
				wasm_on_status: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_message_begin: (p) => {
					assert(currentParser.ptr === p);
					return currentParser.onMessageBegin();
				},
				wasm_on_header_field: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_header_value: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
					assert(currentParser.ptr === p);
					return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
				},
				wasm_on_body: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_message_complete: (p) => {
					assert(currentParser.ptr === p);
					return currentParser.onMessageComplete();
				}
			} });
		}
		let llhttpInstance = null, currentParser = null, currentBufferRef = null, currentBufferSize = 0, currentBufferPtr = null;
		class Parser {
			constructor(client, socket, { exports }) {
				this.llhttp = exports;
				this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
				this.client = client;
				this.socket = socket;
				this.timeout = null;
				this.timeoutWeakRef = new WeakRef(this);
				this.timeoutValue = null;
				this.timeoutType = null;
				this.statusCode = 0;
				this.statusText = "";
				this.upgrade = !1;
				this.headers = [];
				this.headersSize = 0;
				this.headersMaxSize = client[kMaxHeadersSize];
				this.shouldKeepAlive = !1;
				this.paused = !1;
				this.resume = this.resume.bind(this);
				this.bytesRead = 0;
				this.keepAlive = "";
				this.contentLength = "";
				this.connection = "";
				this.maxResponseSize = client[kMaxResponseSize];
			}
			setTimeout(delay, type) {
				if (delay !== this.timeoutValue || type & 1 ^ this.timeoutType & 1) {
					if (this.timeout) {
						timers.clearTimeout(this.timeout);
						this.timeout = null;
					}
					if (delay) {
						if (type & 1) this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
						else {
							this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
							this.timeout?.unref();
						}
					}
					this.timeoutValue = delay;
				} else this.timeout && this.timeout.refresh && this.timeout.refresh();
				this.timeoutType = type;
			}
			resume() {
				if (this.socket.destroyed || !this.paused) return;
				assert(this.ptr != null);
				assert(currentParser === null);
				this.llhttp.llhttp_resume(this.ptr);
				assert(this.timeoutType === 5);
				this.timeout && this.timeout.refresh && this.timeout.refresh();
				this.paused = !1;
				this.execute(this.socket.read() || EMPTY_BUF);
				this.readMore();
			}
			readMore() {
				for (; !this.paused && this.ptr;) {
					let chunk = this.socket.read();
					if (chunk === null) break;
					this.execute(chunk);
				}
			}
			execute(chunk) {
				assert(currentParser === null);
				assert(this.ptr != null);
				assert(!this.paused);
				let { socket, llhttp } = this;
				if (chunk.length > currentBufferSize) {
					currentBufferPtr && llhttp.free(currentBufferPtr);
					currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
					currentBufferPtr = llhttp.malloc(currentBufferSize);
				}
				new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(chunk);
				try {
					let ret;
					try {
						currentBufferRef = chunk;
						currentParser = this;
						ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
					} finally {
						currentParser = null;
						currentBufferRef = null;
					}
					if (ret !== constants.ERROR.OK) {
						let data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
						if (ret === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(data);
						else if (ret === constants.ERROR.PAUSED) {
							this.paused = !0;
							socket.unshift(data);
						} else throw this.createError(ret, data);
					}
				} catch (err) {
					util.destroy(socket, err);
				}
			}
			finish() {
				assert(currentParser === null);
				assert(this.ptr != null);
				assert(!this.paused);
				let { llhttp } = this, ret;
				try {
					currentParser = this;
					ret = llhttp.llhttp_finish(this.ptr);
				} finally {
					currentParser = null;
				}
				if (ret === constants.ERROR.OK) return null;
				if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
					this.paused = !0;
					return null;
				}
				return this.createError(ret, EMPTY_BUF);
			}
			createError(ret, data) {
				let { llhttp, contentLength, bytesRead } = this;
				if (contentLength && bytesRead !== parseInt(contentLength, 10)) return new ResponseContentLengthMismatchError();
				let ptr = llhttp.llhttp_get_error_reason(this.ptr), message = "";
				if (ptr) {
					let len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
					message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
				}
				return new HTTPParserError(message, constants.ERROR[ret], data);
			}
			destroy() {
				assert(currentParser === null);
				assert(this.ptr != null);
				this.llhttp.llhttp_free(this.ptr);
				this.ptr = null;
				this.timeout && timers.clearTimeout(this.timeout);
				this.timeout = null;
				this.timeoutValue = null;
				this.timeoutType = null;
				this.paused = !1;
			}
			onStatus(buf) {
				this.statusText = buf.toString();
				return 0;
			}
			onMessageBegin() {
				let { socket, client } = this;
				if (socket.destroyed) return -1;
				if (client[kRunning] === 0) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				let request = client[kQueue][client[kRunningIdx]];
				if (!request) return -1;
				request.onResponseStarted();
				return 0;
			}
			onHeaderField(buf) {
				let len = this.headers.length;
				len & 1 ? this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]) : this.headers.push(buf);
				this.trackHeader(buf.length);
				return 0;
			}
			onHeaderValue(buf) {
				let len = this.headers.length;
				if ((len & 1) == 1) {
					this.headers.push(buf);
					len += 1;
				} else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
				let key = this.headers[len - 2];
				if (key.length === 10) {
					let headerName = util.bufferToLowerCasedHeaderName(key);
					headerName === "keep-alive" ? this.keepAlive += buf.toString() : headerName === "connection" && (this.connection += buf.toString());
				} else key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length" && (this.contentLength += buf.toString());
				this.trackHeader(buf.length);
				return 0;
			}
			trackHeader(len) {
				this.headersSize += len;
				this.headersSize >= this.headersMaxSize && util.destroy(this.socket, new HeadersOverflowError());
			}
			onUpgrade(head) {
				let { upgrade, client, socket, headers, statusCode, statusText } = this;
				assert(upgrade);
				assert(client[kSocket] === socket);
				assert(!socket.destroyed);
				assert(!this.paused);
				assert(!(headers.length & 1));
				let request = client[kQueue][client[kRunningIdx]];
				assert(request);
				assert(request.upgrade || request.method === "CONNECT");
				this.statusCode = 0;
				this.statusText = "";
				this.shouldKeepAlive = !1;
				this.headers = [];
				this.headersSize = 0;
				socket.unshift(head);
				socket[kParser].destroy();
				socket[kParser] = null;
				socket[kClient] = null;
				socket[kError] = null;
				removeAllListeners(socket);
				client[kSocket] = null;
				client[kHTTPContext] = null;
				client[kQueue][client[kRunningIdx]++] = null;
				client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
				try {
					request.onUpgrade(statusCode, headers, socket, statusText);
				} catch (err) {
					util.errorRequest(client, request, err);
					util.destroy(socket, err);
				}
				client[kResume]();
			}
			onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
				let { client, socket, headers, statusText } = this;
				if (socket.destroyed) return -1;
				if (client[kRunning] === 0) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				let request = client[kQueue][client[kRunningIdx]];
				if (!request) return -1;
				assert(!this.upgrade);
				assert(this.statusCode < 200);
				if (statusCode === 100) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				if (upgrade && !request.upgrade) {
					util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
					return -1;
				}
				assert(this.timeoutType === 3);
				this.statusCode = statusCode;
				this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && this.connection.toLowerCase() === "keep-alive";
				if (this.statusCode >= 200) {
					let bodyTimeout = request.bodyTimeout == null ? client[kBodyTimeout] : request.bodyTimeout;
					this.setTimeout(bodyTimeout, 5);
				} else this.timeout && this.timeout.refresh && this.timeout.refresh();
				if (request.method === "CONNECT") {
					assert(client[kRunning] === 1);
					this.upgrade = !0;
					return 2;
				}
				if (upgrade) {
					assert(client[kRunning] === 1);
					this.upgrade = !0;
					return 2;
				}
				assert(!(this.headers.length & 1));
				this.headers = [];
				this.headersSize = 0;
				if (this.shouldKeepAlive && client[kPipelining]) {
					let keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
					if (keepAliveTimeout != null) {
						let timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
						timeout <= 0 ? socket[kReset] = !0 : client[kKeepAliveTimeoutValue] = timeout;
					} else client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
				} else socket[kReset] = !0;
				let pause = request.onHeaders(statusCode, headers, this.resume, statusText) === !1;
				if (request.aborted) return -1;
				if (request.method === "HEAD") return 1;
				if (statusCode < 200) return 1;
				if (socket[kBlocking]) {
					socket[kBlocking] = !1;
					client[kResume]();
				}
				return pause ? constants.ERROR.PAUSED : 0;
			}
			onBody(buf) {
				let { client, socket, statusCode, maxResponseSize } = this;
				if (socket.destroyed) return -1;
				let request = client[kQueue][client[kRunningIdx]];
				assert(request);
				assert(this.timeoutType === 5);
				this.timeout && this.timeout.refresh && this.timeout.refresh();
				assert(statusCode >= 200);
				if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
					util.destroy(socket, new ResponseExceededMaxSizeError());
					return -1;
				}
				this.bytesRead += buf.length;
				if (request.onData(buf) === !1) return constants.ERROR.PAUSED;
				return 0;
			}
			onMessageComplete() {
				let { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
				if (socket.destroyed && (!statusCode || shouldKeepAlive)) return -1;
				if (upgrade) return 0;
				assert(statusCode >= 100);
				assert(!(this.headers.length & 1));
				let request = client[kQueue][client[kRunningIdx]];
				assert(request);
				this.statusCode = 0;
				this.statusText = "";
				this.bytesRead = 0;
				this.contentLength = "";
				this.keepAlive = "";
				this.connection = "";
				this.headers = [];
				this.headersSize = 0;
				if (statusCode < 200) return 0;
				if (request.method !== "HEAD" && contentLength && bytesRead !== parseInt(contentLength, 10)) {
					util.destroy(socket, new ResponseContentLengthMismatchError());
					return -1;
				}
				request.onComplete(headers);
				client[kQueue][client[kRunningIdx]++] = null;
				socket[kSocketUsed] = client[kPending] === 0;
				if (socket[kWriting]) {
					assert(client[kRunning] === 0);
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (!shouldKeepAlive) {
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (socket[kReset] && client[kRunning] === 0) {
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else client[kPipelining] == null || client[kPipelining] === 1 ? setImmediate(client[kResume]) : client[kResume]();
				return 0;
			}
		}
		function onParserTimeout(parserWeakRef) {
			let parser = parserWeakRef.deref();
			if (!parser) return;
			let { socket, timeoutType, client, paused } = parser;
			if (timeoutType === 3) {
				if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
					assert(!paused, "cannot be paused while waiting for headers");
					util.destroy(socket, new HeadersTimeoutError());
				}
			} else if (timeoutType === 5) paused || util.destroy(socket, new BodyTimeoutError());
			else if (timeoutType === 8) {
				assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
				util.destroy(socket, new InformationalError("socket idle timeout"));
			}
		}
		function connectH1(client, socket) {
			client[kSocket] = socket;
			llhttpInstance ||= lazyllhttp();
			if (socket.errored) throw socket.errored;
			if (socket.destroyed) throw new SocketError("destroyed");
			socket[kNoRef] = !1;
			socket[kWriting] = !1;
			socket[kReset] = !1;
			socket[kBlocking] = !1;
			socket[kIdleSocketValidation] = 0;
			socket[kIdleSocketValidationTimeout] = null;
			socket[kSocketUsed] = !1;
			socket[kParser] = new Parser(client, socket, llhttpInstance);
			util.addListener(socket, "error", onHttpSocketError);
			util.addListener(socket, "readable", onHttpSocketReadable);
			util.addListener(socket, "end", onHttpSocketEnd);
			util.addListener(socket, "close", onHttpSocketClose);
			socket[kClosed] = !1;
			socket.on("close", onSocketClose);
			return {
				version: "h1",
				defaultPipelining: 1,
				write(request) {
					return writeH1(client, request);
				},
				resume() {
					resumeH1(client);
				},
				destroy(err, callback) {
					if (socket[kClosed]) queueMicrotask(callback);
					else {
						socket.on("close", callback);
						socket.destroy(err);
					}
				},
				get destroyed() {
					return socket.destroyed;
				},
				busy(request) {
					if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) return !0;
					if (request) {
						if (client[kRunning] > 0 && !request.idempotent) return !0;
						if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) return !0;
						if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return !0;
					}
					return !1;
				}
			};
		}
		function onHttpSocketError(err) {
			let parser = this[kParser];
			if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
				let parserErr = parser.finish();
				if (parserErr) {
					this[kError] = parserErr;
					this[kClient][kOnError](parserErr);
				}
				return;
			}
			this[kError] = err;
			this[kClient][kOnError](err);
		}
		function onHttpSocketReadable() {
			this[kParser]?.readMore();
		}
		function onHttpSocketEnd() {
			let parser = this[kParser];
			if (parser.statusCode && !parser.shouldKeepAlive) {
				let parserErr = parser.finish();
				parserErr && util.destroy(this, parserErr);
				return;
			}
			util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
		}
		function onHttpSocketClose() {
			let parser = this[kParser];
			clearIdleSocketValidation(this);
			if (parser) {
				!this[kError] && parser.statusCode && !parser.shouldKeepAlive && (this[kError] = parser.finish() || this[kError]);
				this[kParser].destroy();
				this[kParser] = null;
			}
			let err = this[kError] || new SocketError("closed", util.getSocketInfo(this)), client = this[kClient];
			client[kSocket] = null;
			client[kHTTPContext] = null;
			if (client.destroyed) {
				assert(client[kPending] === 0);
				let requests = client[kQueue].splice(client[kRunningIdx]);
				for (let i = 0; i < requests.length; i++) {
					let request = requests[i];
					util.errorRequest(client, request, err);
				}
			} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
				let request = client[kQueue][client[kRunningIdx]];
				client[kQueue][client[kRunningIdx]++] = null;
				util.errorRequest(client, request, err);
			}
			client[kPendingIdx] = client[kRunningIdx];
			assert(client[kRunning] === 0);
			client.emit("disconnect", client[kUrl], [client], err);
			client[kResume]();
		}
		function onSocketClose() {
			this[kClosed] = !0;
		}
		function clearIdleSocketValidation(socket) {
			if (socket[kIdleSocketValidationTimeout]) {
				clearImmediate(socket[kIdleSocketValidationTimeout]);
				socket[kIdleSocketValidationTimeout] = null;
			}
			socket[kIdleSocketValidation] = 0;
		}
		function scheduleIdleSocketValidation(client, socket) {
			socket[kIdleSocketValidation] = 1;
			socket[kIdleSocketValidationTimeout] = setImmediate(() => {
				socket[kIdleSocketValidationTimeout] = null;
				socket[kIdleSocketValidation] = 2;
				client[kSocket] === socket && !socket.destroyed && client[kResume]();
			});
		}
		function resumeH1(client) {
			let socket = client[kSocket];
			if (socket && !socket.destroyed) {
				if (client[kSize] === 0) {
					if (!socket[kNoRef] && socket.unref) {
						socket.unref();
						socket[kNoRef] = !0;
					}
				} else if (socket[kNoRef] && socket.ref) {
					socket.ref();
					socket[kNoRef] = !1;
				}
				if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
					if (socket[kIdleSocketValidation] === 0) {
						scheduleIdleSocketValidation(client, socket);
						socket[kParser].readMore();
						if (socket.destroyed) return;
						return;
					}
					if (socket[kIdleSocketValidation] === 1) {
						socket[kParser].readMore();
						if (socket.destroyed) return;
						return;
					}
				}
				if (client[kRunning] === 0) {
					socket[kParser].readMore();
					if (socket.destroyed) return;
				}
				if (client[kSize] === 0) socket[kParser].timeoutType !== 8 && socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], 8);
				else if (client[kRunning] > 0 && socket[kParser].statusCode < 200 && socket[kParser].timeoutType !== 3) {
					let request = client[kQueue][client[kRunningIdx]], headersTimeout = request.headersTimeout == null ? client[kHeadersTimeout] : request.headersTimeout;
					socket[kParser].setTimeout(headersTimeout, 3);
				}
			}
		}
		function shouldSendContentLength(method) {
			return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
		}
		function setTypeOfService(socket, request) {
			if (typeof socket.setTypeOfService != "function") return;
			let typeOfService = request.typeOfService;
			if (typeOfService === void 0) return;
			if (socket[kTypeOfService] === typeOfService) return;
			try {
				socket.setTypeOfService(typeOfService);
				socket[kTypeOfService] = typeOfService;
			} catch {}
		}
		function writeH1(client, request) {
			let { method, path, host, upgrade, blocking, reset } = request, { body, headers, contentLength } = request, expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
			if (util.isFormDataLike(body)) {
				extractBody ||= __webpack_require__(4492).extractBody;
				let [bodyStream, contentType] = extractBody(body);
				request.contentType ?? headers.push("content-type", contentType);
				body = bodyStream.stream;
				contentLength = bodyStream.length;
			} else if (util.isBlobLike(body) && request.contentType == null) {
				let contentType = body.type;
				if (contentType) {
					let contentTypeValue = `${contentType}`;
					if (!util.isValidHeaderValue(contentTypeValue)) {
						util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
						return !1;
					}
					headers.push("content-type", contentTypeValue);
				}
			}
			body && typeof body.read == "function" && body.read(0);
			let bodyLength = util.bodyLength(body);
			contentLength = bodyLength ?? contentLength;
			contentLength === null && (contentLength = request.contentLength);
			contentLength === 0 && !expectsPayload && (contentLength = null);
			if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
				if (client[kStrictContentLength]) {
					util.errorRequest(client, request, new RequestContentLengthMismatchError());
					return !1;
				}
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			let socket = client[kSocket];
			clearIdleSocketValidation(socket);
			let abort = (err) => {
				if (request.aborted || request.completed) return;
				util.errorRequest(client, request, err || new RequestAbortedError());
				util.destroy(body);
				util.destroy(socket, new InformationalError("aborted"));
			};
			try {
				request.onConnect(abort);
			} catch (err) {
				util.errorRequest(client, request, err);
			}
			if (request.aborted) return !1;
			method === "HEAD" && (socket[kReset] = !0);
			(upgrade || method === "CONNECT") && (socket[kReset] = !0);
			reset != null && (socket[kReset] = reset);
			client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests] && (socket[kReset] = !0);
			blocking && (socket[kBlocking] = !0);
			setTypeOfService(socket, request);
			let header = `${method} ${path} HTTP/1.1\r\n`;
			header += typeof host == "string" ? `host: ${host}\r\n` : client[kHostHeader];
			upgrade ? header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n` : client[kPipelining] && !socket[kReset] ? header += "connection: keep-alive\r\n" : header += "connection: close\r\n";
			if (Array.isArray(headers)) for (let n = 0; n < headers.length; n += 2) {
				let key = headers[n + 0], val = headers[n + 1];
				if (Array.isArray(val)) for (let i = 0; i < val.length; i++) header += `${key}: ${val[i]}\r\n`;
				else header += `${key}: ${val}\r\n`;
			}
			channels.sendHeaders.hasSubscribers && channels.sendHeaders.publish({
				request,
				headers: header,
				socket
			});
			!body || bodyLength === 0 ? writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload) : util.isBuffer(body) ? writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isBlobLike(body) ? typeof body.stream == "function" ? writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload) : writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isStream(body) ? writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isIterable(body) ? writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) : assert(!1);
			return !0;
		}
		function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
			let finished = !1, writer = new AsyncWriter({
				abort,
				socket,
				request,
				contentLength,
				client,
				expectsPayload,
				header
			}), onData = function(chunk) {
				if (finished) return;
				try {
					!writer.write(chunk) && this.pause && this.pause();
				} catch (err) {
					util.destroy(this, err);
				}
			}, onDrain = function() {
				if (finished) return;
				body.resume && body.resume();
			}, onClose = function() {
				queueMicrotask(() => {
					body.removeListener("error", onFinished);
				});
				if (!finished) {
					let err = new RequestAbortedError();
					queueMicrotask(() => onFinished(err));
				}
			}, onFinished = function(err) {
				if (finished) return;
				finished = !0;
				assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
				socket.off("drain", onDrain).off("error", onFinished);
				body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
				if (!err) try {
					writer.end();
				} catch (er) {
					err = er;
				}
				writer.destroy(err);
				err && (err.code !== "UND_ERR_INFO" || err.message !== "reset") ? util.destroy(body, err) : util.destroy(body);
			};
			body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
			body.resume && body.resume();
			socket.on("drain", onDrain).on("error", onFinished);
			body.errorEmitted ?? body.errored ? setImmediate(onFinished, body.errored) : (body.endEmitted ?? body.readableEnded) && setImmediate(onFinished, null);
			(body.closeEmitted ?? body.closed) && setImmediate(onClose);
		}
		function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			try {
				if (!body) {
					if (contentLength === 0) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
					else {
						assert(contentLength === null, "no body must not have content length");
						socket.write(`${header}\r\n`, "latin1");
					}
				} else if (util.isBuffer(body)) {
					assert(contentLength === body.byteLength, "buffer body must have content length");
					socket.cork();
					socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
					socket.write(body);
					socket.uncork();
					request.onBodySent(body);
					!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
				}
				request.onRequestSent();
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength === body.size, "blob body must have content length");
			try {
				if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
				let buffer = Buffer.from(await body.arrayBuffer());
				socket.cork();
				socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				socket.write(buffer);
				socket.uncork();
				request.onBodySent(buffer);
				request.onRequestSent();
				!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
			let callback = null;
			function onDrain() {
				if (callback) {
					let cb = callback;
					callback = null;
					cb();
				}
			}
			let waitForDrain = () => new Promise((resolve, reject) => {
				assert(callback === null);
				socket[kError] ? reject(socket[kError]) : callback = resolve;
			});
			socket.on("close", onDrain).on("drain", onDrain);
			let writer = new AsyncWriter({
				abort,
				socket,
				request,
				contentLength,
				client,
				expectsPayload,
				header
			});
			try {
				for await (let chunk of body) {
					if (socket[kError]) throw socket[kError];
					writer.write(chunk) || await waitForDrain();
				}
				writer.end();
			} catch (err) {
				writer.destroy(err);
			} finally {
				socket.off("close", onDrain).off("drain", onDrain);
			}
		}
		class AsyncWriter {
			constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
				this.socket = socket;
				this.request = request;
				this.contentLength = contentLength;
				this.client = client;
				this.bytesWritten = 0;
				this.expectsPayload = expectsPayload;
				this.header = header;
				this.abort = abort;
				socket[kWriting] = !0;
			}
			write(chunk) {
				let { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
				if (socket[kError]) throw socket[kError];
				if (socket.destroyed) return !1;
				let len = Buffer.byteLength(chunk);
				if (!len) return !0;
				if (contentLength !== null && bytesWritten + len > contentLength) {
					if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
					process.emitWarning(new RequestContentLengthMismatchError());
				}
				socket.cork();
				if (bytesWritten === 0) {
					!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
					contentLength === null ? socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1") : socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				}
				contentLength === null && socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
				this.bytesWritten += len;
				let ret = socket.write(chunk);
				socket.uncork();
				request.onBodySent(chunk);
				ret || socket[kParser].timeout && socket[kParser].timeoutType === 3 && socket[kParser].timeout.refresh && socket[kParser].timeout.refresh();
				return ret;
			}
			end() {
				let { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
				request.onRequestSent();
				socket[kWriting] = !1;
				if (socket[kError]) throw socket[kError];
				if (socket.destroyed) return;
				bytesWritten === 0 ? expectsPayload ? socket.write(`${header}content-length: 0\r\n\r\n`, "latin1") : socket.write(`${header}\r\n`, "latin1") : contentLength === null && socket.write("\r\n0\r\n\r\n", "latin1");
				if (contentLength !== null && bytesWritten !== contentLength) {
					if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
					else process.emitWarning(new RequestContentLengthMismatchError());
				}
				socket[kParser].timeout && socket[kParser].timeoutType === 3 && socket[kParser].timeout.refresh && socket[kParser].timeout.refresh();
				client[kResume]();
			}
			destroy(err) {
				let { socket, client, abort } = this;
				socket[kWriting] = !1;
				if (err) {
					assert(client[kRunning] <= 1, "pipeline should only contain this request");
					abort(err);
				}
			}
		}
		module.exports = connectH1;
	}),
	8788: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { pipeline } = __webpack_require__(7075), util = __webpack_require__(3440), { RequestContentLengthMismatchError, RequestAbortedError, SocketError, InformationalError, InvalidArgumentError, HeadersTimeoutError, BodyTimeoutError } = __webpack_require__(8707), { kUrl, kReset, kClient, kRunning, kPending, kQueue, kPendingIdx, kRunningIdx, kError, kSocket, kStrictContentLength, kOnError, kMaxConcurrentStreams, kPingInterval, kHTTP2Session, kHTTP2InitialWindowSize, kHTTP2ConnectionWindowSize, kResume, kSize, kHTTPContext, kClosed, kBodyTimeout, kHeadersTimeout, kEnableConnectProtocol, kRemoteSettings, kHTTP2Stream, kHTTP2SessionState } = __webpack_require__(6443), { channels } = __webpack_require__(2414), kOpenStreams = Symbol("open streams"), extractBody, http2;
		try {
			http2 = __webpack_require__(2467);
		} catch {
			http2 = { constants: {} };
		}
		let { constants: { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME, HTTP2_HEADER_CONTENT_LENGTH, HTTP2_HEADER_EXPECT, HTTP2_HEADER_STATUS, HTTP2_HEADER_PROTOCOL, NGHTTP2_REFUSED_STREAM, NGHTTP2_CANCEL } } = http2;
		function parseH2Headers(headers) {
			let result = [];
			for (let [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (let subvalue of value) result.push(Buffer.from(name), Buffer.from(subvalue));
			else result.push(Buffer.from(name), Buffer.from(value));
			return result;
		}
		function connectH2(client, socket) {
			client[kSocket] = socket;
			let http2InitialWindowSize = client[kHTTP2InitialWindowSize], http2ConnectionWindowSize = client[kHTTP2ConnectionWindowSize], session = http2.connect(client[kUrl], {
				createConnection: () => socket,
				peerMaxConcurrentStreams: client[kMaxConcurrentStreams],
				settings: {
					enablePush: !1,
					...http2InitialWindowSize == null ? null : { initialWindowSize: http2InitialWindowSize }
				}
			});
			client[kSocket] = socket;
			session[kOpenStreams] = 0;
			session[kClient] = client;
			session[kSocket] = socket;
			session[kHTTP2SessionState] = { ping: { interval: client[kPingInterval] === 0 ? null : setInterval(onHttp2SendPing, client[kPingInterval], session).unref() } };
			session[kEnableConnectProtocol] = !1;
			session[kRemoteSettings] = !1;
			http2ConnectionWindowSize && util.addListener(session, "connect", applyConnectionWindowSize.bind(session, http2ConnectionWindowSize));
			util.addListener(session, "error", onHttp2SessionError);
			util.addListener(session, "frameError", onHttp2FrameError);
			util.addListener(session, "end", onHttp2SessionEnd);
			util.addListener(session, "goaway", onHttp2SessionGoAway);
			util.addListener(session, "close", onHttp2SessionClose);
			util.addListener(session, "remoteSettings", onHttp2RemoteSettings);
			session.unref();
			client[kHTTP2Session] = session;
			socket[kHTTP2Session] = session;
			util.addListener(socket, "error", onHttp2SocketError);
			util.addListener(socket, "end", onHttp2SocketEnd);
			util.addListener(socket, "close", onHttp2SocketClose);
			socket[kClosed] = !1;
			socket.on("close", onSocketClose);
			return {
				version: "h2",
				defaultPipelining: Infinity,
				write(request) {
					return writeH2(client, request);
				},
				resume() {
					resumeH2(client);
				},
				destroy(err, callback) {
					socket[kClosed] ? queueMicrotask(callback) : socket.destroy(err).on("close", callback);
				},
				get destroyed() {
					return socket.destroyed;
				},
				busy(request) {
					if (request != null) {
						if (client[kRunning] > 0) {
							if (request.idempotent === !1) return !0;
							if ((request.upgrade === "websocket" || request.method === "CONNECT") && session[kRemoteSettings] === !1) return !0;
							if (util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return !0;
						} else return (request.upgrade === "websocket" || request.method === "CONNECT") && session[kRemoteSettings] === !1;
					}
					return !1;
				}
			};
		}
		function resumeH2(client) {
			let socket = client[kSocket];
			if (socket?.destroyed === !1) {
				if (client[kSize] === 0) {
					socket.unref();
					client[kHTTP2Session].unref();
				} else {
					socket.ref();
					client[kHTTP2Session].ref();
				}
			}
		}
		function applyConnectionWindowSize(connectionWindowSize) {
			try {
				typeof this.setLocalWindowSize == "function" && this.setLocalWindowSize(connectionWindowSize);
			} catch {}
		}
		function onHttp2RemoteSettings(settings) {
			this[kClient][kMaxConcurrentStreams] = settings.maxConcurrentStreams ?? this[kClient][kMaxConcurrentStreams];
			if (this[kRemoteSettings] === !0 && this[kEnableConnectProtocol] === !0 && settings.enableConnectProtocol === !1) {
				let err = new InformationalError("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");
				this[kSocket][kError] = err;
				this[kClient][kOnError](err);
				return;
			}
			this[kEnableConnectProtocol] = settings.enableConnectProtocol ?? this[kEnableConnectProtocol];
			this[kRemoteSettings] = !0;
			this[kClient][kResume]();
		}
		function onHttp2SendPing(session) {
			let state = session[kHTTP2SessionState];
			if ((session.closed || session.destroyed) && state.ping.interval != null) {
				clearInterval(state.ping.interval);
				state.ping.interval = null;
				return;
			}
			session.ping(onPing.bind(session));
			function onPing(err, duration) {
				let client = this[kClient], socket = this[kClient];
				if (err != null) {
					let error = new InformationalError(`HTTP/2: "PING" errored - type ${err.message}`);
					socket[kError] = error;
					client[kOnError](error);
				} else client.emit("ping", duration);
			}
		}
		function onHttp2SessionError(err) {
			this[kSocket][kError] = err;
			this[kClient][kOnError](err);
		}
		function onHttp2FrameError(type, code, id) {
			if (id === 0) {
				let err = new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);
				this[kSocket][kError] = err;
				this[kClient][kOnError](err);
			}
		}
		function onHttp2SessionEnd() {
			let err = new SocketError("other side closed", util.getSocketInfo(this[kSocket]));
			this.destroy(err);
			util.destroy(this[kSocket], err);
		}
		function completeRequest(client, request, resetPendingIdx = !1) {
			let queue = client[kQueue], runningIdx = client[kRunningIdx];
			if (runningIdx < client[kPendingIdx] && queue[runningIdx] === request) {
				queue[runningIdx] = null;
				client[kRunningIdx] = runningIdx + 1;
				return;
			}
			let index = queue.indexOf(request, runningIdx);
			if (index === -1 || index >= client[kPendingIdx]) return;
			queue.splice(index, 1);
			client[kPendingIdx]--;
			resetPendingIdx && client[kPendingIdx] < client[kRunningIdx] && (client[kPendingIdx] = client[kRunningIdx]);
		}
		function onHttp2SessionGoAway(errorCode) {
			let err = this[kError] || new SocketError(`HTTP/2: "GOAWAY" frame received with code ${errorCode}`, util.getSocketInfo(this[kSocket])), client = this[kClient];
			client[kSocket] = null;
			client[kHTTPContext] = null;
			this.close();
			this[kHTTP2Session] = null;
			util.destroy(this[kSocket], err);
			if (client[kRunningIdx] < client[kQueue].length) {
				let request = client[kQueue][client[kRunningIdx]];
				client[kQueue][client[kRunningIdx]++] = null;
				request != null && util.errorRequest(client, request, err);
				client[kPendingIdx] = client[kRunningIdx];
			}
			assert(client[kRunning] === 0);
			client.emit("disconnect", client[kUrl], [client], err);
			client.emit("connectionError", client[kUrl], [client], err);
			client[kResume]();
		}
		function onHttp2SessionClose() {
			let { [kClient]: client, [kHTTP2SessionState]: state } = this, { [kSocket]: socket } = client, err = this[kSocket][kError] || this[kError] || new SocketError("closed", util.getSocketInfo(socket));
			client[kSocket] = null;
			client[kHTTPContext] = null;
			if (state.ping.interval != null) {
				clearInterval(state.ping.interval);
				state.ping.interval = null;
			}
			if (client.destroyed) {
				assert(client[kPending] === 0);
				let requests = client[kQueue].splice(client[kRunningIdx]);
				for (let i = 0; i < requests.length; i++) {
					let request = requests[i];
					request != null && util.errorRequest(client, request, err);
				}
			}
		}
		function onHttp2SocketClose() {
			let err = this[kError] || new SocketError("closed", util.getSocketInfo(this)), client = this[kHTTP2Session][kClient];
			client[kSocket] = null;
			client[kHTTPContext] = null;
			this[kHTTP2Session] !== null && this[kHTTP2Session].destroy(err);
			client[kPendingIdx] = client[kRunningIdx];
			assert(client[kRunning] === 0);
			client.emit("disconnect", client[kUrl], [client], err);
			client[kResume]();
		}
		function onHttp2SocketError(err) {
			this[kError] = err;
			this[kClient][kOnError](err);
		}
		function onHttp2SocketEnd() {
			util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
		}
		function onSocketClose() {
			this[kClosed] = !0;
		}
		function shouldSendContentLength(method) {
			return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
		}
		function writeH2(client, request) {
			let headersTimeout = request.headersTimeout ?? client[kHeadersTimeout], bodyTimeout = request.bodyTimeout ?? client[kBodyTimeout], session = client[kHTTP2Session], { method, path, host, upgrade, expectContinue, signal, protocol, headers: reqHeaders } = request, { body } = request;
			if (upgrade != null && upgrade !== "websocket") {
				util.errorRequest(client, request, new InvalidArgumentError(`Custom upgrade "${upgrade}" not supported over HTTP/2`));
				return !1;
			}
			let headers = {};
			for (let n = 0; n < reqHeaders.length; n += 2) {
				let key = reqHeaders[n + 0], val = reqHeaders[n + 1];
				if (key === "cookie") {
					headers[key] = headers[key] == null ? val : Array.isArray(headers[key]) ? (headers[key].push(val), headers[key]) : [headers[key], val];
					continue;
				}
				if (Array.isArray(val)) for (let i = 0; i < val.length; i++) headers[key] ? headers[key] += `, ${val[i]}` : headers[key] = val[i];
				else headers[key] ? headers[key] += `, ${val}` : headers[key] = val;
			}
			let stream = null, { hostname, port } = client[kUrl];
			headers[HTTP2_HEADER_AUTHORITY] = host || `${hostname}${port ? `:${port}` : ""}`;
			headers[HTTP2_HEADER_METHOD] = method;
			let abort = (err) => {
				if (request.aborted || request.completed) return;
				err ||= new RequestAbortedError();
				util.errorRequest(client, request, err);
				if (stream != null) {
					stream.removeAllListeners("data");
					stream.close();
					client[kOnError](err);
					completeRequest(client, request);
					client[kResume]();
				}
				util.destroy(body, err);
			};
			try {
				request.onConnect(abort);
			} catch (err) {
				util.errorRequest(client, request, err);
			}
			if (request.aborted) return !1;
			if (upgrade || method === "CONNECT") {
				session.ref();
				if (upgrade === "websocket") {
					if (session[kEnableConnectProtocol] === !1) {
						util.errorRequest(client, request, new InformationalError("HTTP/2: Extended CONNECT protocol not supported by server"));
						session.unref();
						return !1;
					}
					headers[HTTP2_HEADER_METHOD] = "CONNECT";
					headers[HTTP2_HEADER_PROTOCOL] = "websocket";
					headers[HTTP2_HEADER_PATH] = path;
					protocol === "ws:" || protocol === "wss:" ? headers[HTTP2_HEADER_SCHEME] = protocol === "ws:" ? "http" : "https" : headers[HTTP2_HEADER_SCHEME] = protocol === "http:" ? "http" : "https";
					stream = session.request(headers, {
						endStream: !1,
						signal
					});
					stream[kHTTP2Stream] = !0;
					++session[kOpenStreams];
					stream.once("response", (headers, _flags) => {
						let { [HTTP2_HEADER_STATUS]: statusCode, ...realHeaders } = headers;
						try {
							request.onUpgrade(statusCode, parseH2Headers(realHeaders), stream);
						} catch (err) {
							abort(err);
							return;
						}
						completeRequest(client, request);
					});
					stream.on("error", () => {
						(stream.rstCode === NGHTTP2_REFUSED_STREAM || stream.rstCode === NGHTTP2_CANCEL) && abort(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`));
					});
					stream.once("close", () => {
						--session[kOpenStreams];
						session[kOpenStreams] === 0 && session.unref();
					});
					stream.setTimeout(headersTimeout);
					return !0;
				}
				stream = session.request(headers, {
					endStream: !1,
					signal
				});
				stream[kHTTP2Stream] = !0;
				++session[kOpenStreams];
				stream.on("response", (headers) => {
					let { [HTTP2_HEADER_STATUS]: statusCode, ...realHeaders } = headers;
					try {
						request.onUpgrade(statusCode, parseH2Headers(realHeaders), stream);
					} catch (err) {
						abort(err);
						return;
					}
					completeRequest(client, request);
				});
				stream.on("error", abort);
				stream.once("close", () => {
					--session[kOpenStreams];
					session[kOpenStreams] === 0 && session.unref();
				});
				stream.setTimeout(headersTimeout);
				return !0;
			}
			headers[HTTP2_HEADER_PATH] = path;
			headers[HTTP2_HEADER_SCHEME] = protocol === "http:" ? "http" : "https";
			let expectsPayload = method === "PUT" || method === "POST" || method === "PATCH";
			body && typeof body.read == "function" && body.read(0);
			let contentLength = util.bodyLength(body);
			if (util.isFormDataLike(body)) {
				extractBody ??= __webpack_require__(4492).extractBody;
				let [bodyStream, contentType] = extractBody(body);
				headers["content-type"] = contentType;
				body = bodyStream.stream;
				contentLength = bodyStream.length;
			}
			contentLength ??= request.contentLength;
			expectsPayload || (contentLength = null);
			if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength != null && request.contentLength !== contentLength) {
				if (client[kStrictContentLength]) {
					util.errorRequest(client, request, new RequestContentLengthMismatchError());
					return !1;
				}
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			if (contentLength != null) {
				assert(body || contentLength === 0, "no body must not have content length");
				headers[HTTP2_HEADER_CONTENT_LENGTH] = `${contentLength}`;
			}
			session.ref();
			if (channels.sendHeaders.hasSubscribers) {
				let header = "";
				for (let key in headers) header += `${key}: ${headers[key]}\r\n`;
				channels.sendHeaders.publish({
					request,
					headers: header,
					socket: session[kSocket]
				});
			}
			let shouldEndStream = method === "GET" || method === "HEAD" || body === null;
			if (expectContinue) {
				headers[HTTP2_HEADER_EXPECT] = "100-continue";
				stream = session.request(headers, {
					endStream: shouldEndStream,
					signal
				});
				stream[kHTTP2Stream] = !0;
				stream.once("continue", writeBodyH2);
			} else {
				stream = session.request(headers, {
					endStream: shouldEndStream,
					signal
				});
				stream[kHTTP2Stream] = !0;
				writeBodyH2();
			}
			++session[kOpenStreams];
			stream.setTimeout(headersTimeout);
			let responseReceived = !1;
			stream.once("response", (headers) => {
				let { [HTTP2_HEADER_STATUS]: statusCode, ...realHeaders } = headers;
				request.onResponseStarted();
				responseReceived = !0;
				stream.setTimeout(bodyTimeout);
				if (request.aborted) {
					stream.removeAllListeners("data");
					return;
				}
				request.onHeaders(Number(statusCode), parseH2Headers(realHeaders), stream.resume.bind(stream), "") === !1 && stream.pause();
				stream.on("data", (chunk) => {
					if (request.aborted || request.completed) return;
					request.onData(chunk) === !1 && stream.pause();
				});
			});
			stream.once("end", () => {
				stream.removeAllListeners("data");
				if (responseReceived) {
					!request.aborted && !request.completed && request.onComplete({});
					completeRequest(client, request);
					client[kResume]();
				} else {
					abort(new InformationalError("HTTP/2: stream half-closed (remote)"));
					completeRequest(client, request, !0);
					client[kResume]();
				}
			});
			stream.once("close", () => {
				stream.removeAllListeners("data");
				--session[kOpenStreams];
				session[kOpenStreams] === 0 && session.unref();
				!request.aborted && !request.completed && abort(new InformationalError("HTTP/2: stream closed before the response was complete"));
			});
			stream.once("error", function(err) {
				stream.removeAllListeners("data");
				abort(err);
			});
			stream.once("frameError", (type, code) => {
				stream.removeAllListeners("data");
				abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`));
			});
			stream.on("aborted", () => {
				stream.removeAllListeners("data");
			});
			stream.on("timeout", () => {
				let err = responseReceived ? new BodyTimeoutError(`HTTP/2: "body timeout after ${bodyTimeout}"`) : new HeadersTimeoutError(`HTTP/2: "headers timeout after ${headersTimeout}"`);
				stream.removeAllListeners("data");
				--session[kOpenStreams];
				session[kOpenStreams] === 0 && session.unref();
				abort(err);
			});
			stream.once("trailers", (trailers) => {
				if (request.aborted || request.completed) return;
				stream.removeAllListeners("data");
				request.onComplete(trailers);
			});
			return !0;
			function writeBodyH2() {
				!body || contentLength === 0 ? writeBuffer(abort, stream, null, client, request, client[kSocket], contentLength, expectsPayload) : util.isBuffer(body) ? writeBuffer(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload) : util.isBlobLike(body) ? typeof body.stream == "function" ? writeIterable(abort, stream, body.stream(), client, request, client[kSocket], contentLength, expectsPayload) : writeBlob(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload) : util.isStream(body) ? writeStream(abort, client[kSocket], expectsPayload, stream, body, client, request, contentLength) : util.isIterable(body) ? writeIterable(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload) : assert(!1);
			}
		}
		function writeBuffer(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
			try {
				if (body != null && util.isBuffer(body)) {
					assert(contentLength === body.byteLength, "buffer body must have content length");
					h2stream.cork();
					h2stream.write(body);
					h2stream.uncork();
					h2stream.end();
					request.onBodySent(body);
				}
				expectsPayload || (socket[kReset] = !0);
				request.onRequestSent();
				client[kResume]();
			} catch (error) {
				abort(error);
			}
		}
		function writeStream(abort, socket, expectsPayload, h2stream, body, client, request, contentLength) {
			assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
			let pipe = pipeline(body, h2stream, (err) => {
				if (err) {
					util.destroy(pipe, err);
					abort(err);
				} else {
					util.removeAllListeners(pipe);
					request.onRequestSent();
					expectsPayload || (socket[kReset] = !0);
					client[kResume]();
				}
			});
			util.addListener(pipe, "data", onPipeData);
			function onPipeData(chunk) {
				request.onBodySent(chunk);
			}
		}
		async function writeBlob(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
			assert(contentLength === body.size, "blob body must have content length");
			try {
				if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
				let buffer = Buffer.from(await body.arrayBuffer());
				h2stream.cork();
				h2stream.write(buffer);
				h2stream.uncork();
				h2stream.end();
				request.onBodySent(buffer);
				request.onRequestSent();
				expectsPayload || (socket[kReset] = !0);
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeIterable(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
			let callback = null;
			function onDrain() {
				if (callback) {
					let cb = callback;
					callback = null;
					cb();
				}
			}
			let waitForDrain = () => new Promise((resolve, reject) => {
				assert(callback === null);
				socket[kError] ? reject(socket[kError]) : callback = resolve;
			});
			h2stream.on("close", onDrain).on("drain", onDrain);
			try {
				for await (let chunk of body) {
					if (socket[kError]) throw socket[kError];
					let res = h2stream.write(chunk);
					request.onBodySent(chunk);
					res || await waitForDrain();
				}
				h2stream.end();
				request.onRequestSent();
				expectsPayload || (socket[kReset] = !0);
				client[kResume]();
			} catch (err) {
				abort(err);
			} finally {
				h2stream.off("close", onDrain).off("drain", onDrain);
			}
		}
		module.exports = connectH2;
	}),
	3701: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), net = __webpack_require__(7030), http = __webpack_require__(7067), util = __webpack_require__(3440), { ClientStats } = __webpack_require__(6854), { channels } = __webpack_require__(2414), Request = __webpack_require__(4655), DispatcherBase = __webpack_require__(1841), { InvalidArgumentError, InformationalError, ClientDestroyedError } = __webpack_require__(8707), buildConnector = __webpack_require__(9136), { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kHTTP2InitialWindowSize, kHTTP2ConnectionWindowSize, kResume, kPingInterval } = __webpack_require__(6443), connectH1 = __webpack_require__(637), connectH2 = __webpack_require__(8788), kClosedResolve = Symbol("kClosedResolve"), getDefaultNodeMaxHeaderSize = http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0 ? () => http.maxHeaderSize : () => {
			throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
		}, noop = () => {};
		function getPipelining(client) {
			return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
		}
		class Client extends DispatcherBase {
			constructor(url, { maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, useH2c, initialWindowSize, connectionWindowSize, pingInterval, webSocket, eventSource } = {}) {
				if (keepAlive !== void 0) throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
				if (socketTimeout !== void 0) throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
				if (requestTimeout !== void 0) throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
				if (idleTimeout !== void 0) throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
				if (maxKeepAliveTimeout !== void 0) throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
				if (maxHeaderSize != null) {
					if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) throw new InvalidArgumentError("invalid maxHeaderSize");
				} else maxHeaderSize = getDefaultNodeMaxHeaderSize();
				if (socketPath != null && typeof socketPath != "string") throw new InvalidArgumentError("invalid socketPath");
				if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) throw new InvalidArgumentError("invalid connectTimeout");
				if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveTimeout");
				if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
				if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
				if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
				if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
				if (localAddress != null && (typeof localAddress != "string" || net.isIP(localAddress) === 0)) throw new InvalidArgumentError("localAddress must be valid string IP address");
				if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) throw new InvalidArgumentError("maxResponseSize must be a positive number");
				if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
				if (allowH2 != null && typeof allowH2 != "boolean") throw new InvalidArgumentError("allowH2 must be a valid boolean value");
				if (maxConcurrentStreams != null && (typeof maxConcurrentStreams != "number" || maxConcurrentStreams < 1)) throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
				if (useH2c != null && typeof useH2c != "boolean") throw new InvalidArgumentError("useH2c must be a valid boolean value");
				if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
				if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
				if (pingInterval != null && (typeof pingInterval != "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
				super({
					webSocket,
					eventSource
				});
				if (typeof connect != "function") connect = buildConnector({
					...tls,
					maxCachedSessions,
					allowH2,
					useH2c,
					socketPath,
					timeout: connectTimeout,
					...typeof autoSelectFamily == "boolean" ? {
						autoSelectFamily,
						autoSelectFamilyAttemptTimeout
					} : void 0,
					...connect
				});
				else {
					let customConnect = connect;
					connect = (opts, callback) => customConnect({
						...opts,
						...socketPath == null ? null : { socketPath },
						...allowH2 == null ? null : { allowH2 }
					}, callback);
				}
				this[kUrl] = util.parseOrigin(url);
				this[kConnector] = connect;
				this[kPipelining] = pipelining ?? 1;
				this[kMaxHeadersSize] = maxHeaderSize;
				this[kKeepAliveDefaultTimeout] = keepAliveTimeout ?? 4e3;
				this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout ?? 6e5;
				this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold ?? 2e3;
				this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
				this[kServerName] = null;
				this[kLocalAddress] = localAddress ?? null;
				this[kResuming] = 0;
				this[kNeedDrain] = 0;
				this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}\r\n`;
				this[kBodyTimeout] = bodyTimeout ?? 3e5;
				this[kHeadersTimeout] = headersTimeout ?? 3e5;
				this[kStrictContentLength] = strictContentLength ?? !0;
				this[kMaxRequests] = maxRequestsPerClient;
				this[kClosedResolve] = null;
				this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
				this[kHTTPContext] = null;
				this[kMaxConcurrentStreams] = maxConcurrentStreams ?? 100;
				this[kHTTP2InitialWindowSize] = initialWindowSize ?? 262144;
				this[kHTTP2ConnectionWindowSize] = connectionWindowSize ?? 524288;
				this[kPingInterval] = pingInterval ?? 6e4;
				this[kQueue] = [];
				this[kRunningIdx] = 0;
				this[kPendingIdx] = 0;
				this[kResume] = (sync) => resume(this, sync);
				this[kOnError] = (err) => onError(this, err);
			}
			get pipelining() {
				return this[kPipelining];
			}
			set pipelining(value) {
				this[kPipelining] = value;
				this[kResume](!0);
			}
			get stats() {
				return new ClientStats(this);
			}
			get [kPending]() {
				return this[kQueue].length - this[kPendingIdx];
			}
			get [kRunning]() {
				return this[kPendingIdx] - this[kRunningIdx];
			}
			get [kSize]() {
				return this[kQueue].length - this[kRunningIdx];
			}
			get [kConnected]() {
				return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
			}
			get [kBusy]() {
				return !!(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
			}
			[kConnect](cb) {
				connect(this);
				this.once("connect", cb);
			}
			[kDispatch](opts, handler) {
				let request = new Request(this[kUrl].origin, opts, handler);
				this[kQueue].push(request);
				if (!this[kResuming]) {
					if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
						this[kResuming] = 1;
						queueMicrotask(() => resume(this));
					} else this[kResume](!0);
				}
				this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy] && (this[kNeedDrain] = 2);
				return this[kNeedDrain] < 2;
			}
			[kClose]() {
				return new Promise((resolve) => {
					this[kSize] ? this[kClosedResolve] = resolve : resolve(null);
				});
			}
			[kDestroy](err) {
				return new Promise((resolve) => {
					let requests = this[kQueue].splice(this[kPendingIdx]);
					for (let i = 0; i < requests.length; i++) {
						let request = requests[i];
						request != null && util.errorRequest(this, request, err);
					}
					let callback = () => {
						if (this[kClosedResolve]) {
							this[kClosedResolve]();
							this[kClosedResolve] = null;
						}
						resolve(null);
					};
					if (this[kHTTPContext]) {
						this[kHTTPContext].destroy(err, callback);
						this[kHTTPContext] = null;
					} else queueMicrotask(callback);
					this[kResume]();
				});
			}
		}
		function onError(client, err) {
			if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
				assert(client[kPendingIdx] === client[kRunningIdx]);
				let requests = client[kQueue].splice(client[kRunningIdx]);
				for (let i = 0; i < requests.length; i++) {
					let request = requests[i];
					request != null && util.errorRequest(client, request, err);
				}
				assert(client[kSize] === 0);
			}
		}
		function connect(client) {
			assert(!client[kConnecting]);
			assert(!client[kHTTPContext]);
			let { host, hostname, protocol, port } = client[kUrl];
			if (hostname[0] === "[") {
				let idx = hostname.indexOf("]");
				assert(idx !== -1);
				let ip = hostname.substring(1, idx);
				assert(net.isIPv6(ip));
				hostname = ip;
			}
			client[kConnecting] = !0;
			channels.beforeConnect.hasSubscribers && channels.beforeConnect.publish({
				connectParams: {
					host,
					hostname,
					protocol,
					port,
					version: client[kHTTPContext]?.version,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				},
				connector: client[kConnector]
			});
			try {
				client[kConnector]({
					host,
					hostname,
					protocol,
					port,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				}, (err, socket) => {
					if (err) {
						handleConnectError(client, err, {
							host,
							hostname,
							protocol,
							port
						});
						client[kResume]();
						return;
					}
					if (client.destroyed) {
						util.destroy(socket.on("error", noop), new ClientDestroyedError());
						client[kResume]();
						return;
					}
					assert(socket);
					try {
						client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
					} catch (err) {
						socket.destroy().on("error", noop);
						handleConnectError(client, err, {
							host,
							hostname,
							protocol,
							port
						});
						client[kResume]();
						return;
					}
					client[kConnecting] = !1;
					socket[kCounter] = 0;
					socket[kMaxRequests] = client[kMaxRequests];
					socket[kClient] = client;
					socket[kError] = null;
					channels.connected.hasSubscribers && channels.connected.publish({
						connectParams: {
							host,
							hostname,
							protocol,
							port,
							version: client[kHTTPContext]?.version,
							servername: client[kServerName],
							localAddress: client[kLocalAddress]
						},
						connector: client[kConnector],
						socket
					});
					client.emit("connect", client[kUrl], [client]);
					client[kResume]();
				});
			} catch (err) {
				handleConnectError(client, err, {
					host,
					hostname,
					protocol,
					port
				});
				client[kResume]();
			}
		}
		function handleConnectError(client, err, { host, hostname, protocol, port }) {
			if (client.destroyed) return;
			client[kConnecting] = !1;
			channels.connectError.hasSubscribers && channels.connectError.publish({
				connectParams: {
					host,
					hostname,
					protocol,
					port,
					version: client[kHTTPContext]?.version,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				},
				connector: client[kConnector],
				error: err
			});
			if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
				assert(client[kRunning] === 0);
				for (; client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName];) {
					let request = client[kQueue][client[kPendingIdx]++];
					util.errorRequest(client, request, err);
				}
			} else onError(client, err);
			client.emit("connectionError", client[kUrl], [client], err);
		}
		function emitDrain(client) {
			client[kNeedDrain] = 0;
			client.emit("drain", client[kUrl], [client]);
		}
		function resume(client, sync) {
			if (client[kResuming] === 2) return;
			client[kResuming] = 2;
			_resume(client, sync);
			client[kResuming] = 0;
			if (client[kRunningIdx] > 256) {
				client[kQueue].splice(0, client[kRunningIdx]);
				client[kPendingIdx] -= client[kRunningIdx];
				client[kRunningIdx] = 0;
			}
		}
		function _resume(client, sync) {
			for (;;) {
				if (client.destroyed) {
					assert(client[kPending] === 0);
					return;
				}
				if (client[kClosedResolve] && !client[kSize]) {
					client[kClosedResolve]();
					client[kClosedResolve] = null;
					return;
				}
				client[kHTTPContext] && client[kHTTPContext].resume();
				if (client[kBusy]) client[kNeedDrain] = 2;
				else if (client[kNeedDrain] === 2) {
					if (sync) {
						client[kNeedDrain] = 1;
						queueMicrotask(() => emitDrain(client));
					} else emitDrain(client);
					continue;
				}
				if (client[kPending] === 0) return;
				if (client[kRunning] >= (getPipelining(client) || 1)) return;
				let request = client[kQueue][client[kPendingIdx]];
				if (request === null) return;
				if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
					if (client[kRunning] > 0) return;
					client[kServerName] = request.servername;
					client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
						client[kHTTPContext] = null;
						resume(client);
					});
				}
				if (client[kConnecting]) return;
				if (!client[kHTTPContext]) {
					connect(client);
					return;
				}
				if (client[kHTTPContext].destroyed) return;
				if (client[kHTTPContext].busy(request)) return;
				!request.aborted && client[kHTTPContext].write(request) ? client[kPendingIdx]++ : client[kQueue].splice(client[kPendingIdx], 1);
			}
		}
		module.exports = Client;
	}),
	1841: ((module, __unused_webpack_exports, __webpack_require__) => {
		let buffer = __webpack_require__(4573), Dispatcher = __webpack_require__(883), UnwrapHandler = __webpack_require__(2365), { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = __webpack_require__(8707), { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = __webpack_require__(6443), kOnDestroyed = Symbol("onDestroyed"), kOnClosed = Symbol("onClosed"), kWebSocketOptions = Symbol("webSocketOptions"), kEventSourceOptions = Symbol("eventSourceOptions");
		class DispatcherBase extends Dispatcher {
			[kDestroyed] = !1;
			[kOnDestroyed] = null;
			[kClosed] = !1;
			[kOnClosed] = null;
			constructor(opts) {
				super();
				this[kWebSocketOptions] = opts?.webSocket ?? {};
				this[kEventSourceOptions] = opts?.eventSource ?? {};
			}
			get webSocketOptions() {
				return {
					maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
					maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 134217728
				};
			}
			get eventSourceOptions() {
				return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
			}
			get destroyed() {
				return this[kDestroyed];
			}
			get closed() {
				return this[kClosed];
			}
			close(callback) {
				if (callback === void 0) return new Promise((resolve, reject) => {
					this.close((err, data) => err ? reject(err) : resolve(data));
				});
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				if (this[kDestroyed]) {
					let err = new ClientDestroyedError();
					queueMicrotask(() => callback(err, null));
					return;
				}
				if (this[kClosed]) {
					this[kOnClosed] ? this[kOnClosed].push(callback) : queueMicrotask(() => callback(null, null));
					return;
				}
				this[kClosed] = !0;
				this[kOnClosed] ??= [];
				this[kOnClosed].push(callback);
				let onClosed = () => {
					let callbacks = this[kOnClosed];
					this[kOnClosed] = null;
					for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
				};
				this[kClose]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
			}
			destroy(err, callback) {
				if (typeof err == "function") {
					callback = err;
					err = null;
				}
				if (callback === void 0) return new Promise((resolve, reject) => {
					this.destroy(err, (err, data) => err ? reject(err) : resolve(data));
				});
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				if (this[kDestroyed]) {
					this[kOnDestroyed] ? this[kOnDestroyed].push(callback) : queueMicrotask(() => callback(null, null));
					return;
				}
				err ||= new ClientDestroyedError();
				this[kDestroyed] = !0;
				this[kOnDestroyed] ??= [];
				this[kOnDestroyed].push(callback);
				let onDestroyed = () => {
					let callbacks = this[kOnDestroyed];
					this[kOnDestroyed] = null;
					for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
				};
				this[kDestroy](err).then(() => queueMicrotask(onDestroyed));
			}
			dispatch(opts, handler) {
				if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
				handler = UnwrapHandler.unwrap(handler);
				try {
					if (!opts || typeof opts != "object") throw new InvalidArgumentError("opts must be an object.");
					if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError();
					if (this[kClosed]) throw new ClientClosedError();
					return this[kDispatch](opts, handler);
				} catch (err) {
					if (typeof handler.onError != "function") throw err;
					handler.onError(err);
					return !1;
				}
			}
		}
		module.exports = DispatcherBase;
	}),
	883: ((module, __unused_webpack_exports, __webpack_require__) => {
		let EventEmitter = __webpack_require__(8474), WrapHandler = __webpack_require__(9510), wrapInterceptor = (dispatch) => (opts, handler) => dispatch(opts, WrapHandler.wrap(handler));
		class Dispatcher extends EventEmitter {
			dispatch() {
				throw Error("not implemented");
			}
			close() {
				throw Error("not implemented");
			}
			destroy() {
				throw Error("not implemented");
			}
			compose(...args) {
				let interceptors = Array.isArray(args[0]) ? args[0] : args, dispatch = this.dispatch.bind(this);
				for (let interceptor of interceptors) {
					if (interceptor == null) continue;
					if (typeof interceptor != "function") throw TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
					dispatch = interceptor(dispatch);
					dispatch = wrapInterceptor(dispatch);
					if (dispatch == null || typeof dispatch != "function" || dispatch.length !== 2) throw TypeError("invalid interceptor");
				}
				return new Proxy(this, { get: (target, key) => key === "dispatch" ? dispatch : target[key] });
			}
		}
		module.exports = Dispatcher;
	}),
	4660: ((module) => {
		let kMask = 2047;
		class FixedCircularBuffer {
			bottom = 0;
			top = 0;
			list = Array(2048).fill(void 0);
			next = null;
			isEmpty() {
				return this.top === this.bottom;
			}
			isFull() {
				return (this.top + 1 & kMask) === this.bottom;
			}
			push(data) {
				this.list[this.top] = data;
				this.top = this.top + 1 & kMask;
			}
			shift() {
				let nextItem = this.list[this.bottom];
				if (nextItem === void 0) return null;
				this.list[this.bottom] = void 0;
				this.bottom = this.bottom + 1 & kMask;
				return nextItem;
			}
		}
		module.exports = class {
			constructor() {
				this.head = this.tail = new FixedCircularBuffer();
			}
			isEmpty() {
				return this.head.isEmpty();
			}
			push(data) {
				this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer());
				this.head.push(data);
			}
			shift() {
				let tail = this.tail, next = tail.shift();
				if (tail.isEmpty() && tail.next !== null) {
					this.tail = tail.next;
					tail.next = null;
				}
				return next;
			}
		};
	}),
	2128: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { PoolStats } = __webpack_require__(6854), DispatcherBase = __webpack_require__(1841), FixedQueue = __webpack_require__(4660), { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __webpack_require__(6443), kClients = Symbol("clients"), kNeedDrain = Symbol("needDrain"), kQueue = Symbol("queue"), kClosedResolve = Symbol("closed resolve"), kOnDrain = Symbol("onDrain"), kOnConnect = Symbol("onConnect"), kOnDisconnect = Symbol("onDisconnect"), kOnConnectionError = Symbol("onConnectionError"), kGetDispatcher = Symbol("get dispatcher"), kAddClient = Symbol("add client"), kRemoveClient = Symbol("remove client");
		class PoolBase extends DispatcherBase {
			[kQueue] = new FixedQueue();
			[kQueued] = 0;
			[kClients] = [];
			[kNeedDrain] = !1;
			[kOnDrain](client, origin, targets) {
				let queue = this[kQueue], needDrain = !1;
				for (; !needDrain;) {
					let item = queue.shift();
					if (!item) break;
					this[kQueued]--;
					needDrain = !client.dispatch(item.opts, item.handler);
				}
				client[kNeedDrain] = needDrain;
				if (!needDrain && this[kNeedDrain]) {
					this[kNeedDrain] = !1;
					this.emit("drain", origin, [this, ...targets]);
				}
				if (this[kClosedResolve] && queue.isEmpty()) {
					let closeAll = [];
					for (let i = 0; i < this[kClients].length; i++) {
						let client = this[kClients][i];
						client.destroyed || closeAll.push(client.close());
					}
					return Promise.all(closeAll).then(this[kClosedResolve]);
				}
			}
			[kOnConnect] = (origin, targets) => {
				this.emit("connect", origin, [this, ...targets]);
			};
			[kOnDisconnect] = (origin, targets, err) => {
				this.emit("disconnect", origin, [this, ...targets], err);
			};
			[kOnConnectionError] = (origin, targets, err) => {
				this.emit("connectionError", origin, [this, ...targets], err);
			};
			get [kBusy]() {
				return this[kNeedDrain];
			}
			get [kConnected]() {
				let ret = 0;
				for (let { [kConnected]: connected } of this[kClients]) ret += connected;
				return ret;
			}
			get [kFree]() {
				let ret = 0;
				for (let { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) ret += connected && !needDrain;
				return ret;
			}
			get [kPending]() {
				let ret = this[kQueued];
				for (let { [kPending]: pending } of this[kClients]) ret += pending;
				return ret;
			}
			get [kRunning]() {
				let ret = 0;
				for (let { [kRunning]: running } of this[kClients]) ret += running;
				return ret;
			}
			get [kSize]() {
				let ret = this[kQueued];
				for (let { [kSize]: size } of this[kClients]) ret += size;
				return ret;
			}
			get stats() {
				return new PoolStats(this);
			}
			[kClose]() {
				if (this[kQueue].isEmpty()) {
					let closeAll = [];
					for (let i = 0; i < this[kClients].length; i++) {
						let client = this[kClients][i];
						client.destroyed || closeAll.push(client.close());
					}
					return Promise.all(closeAll);
				} else return new Promise((resolve) => {
					this[kClosedResolve] = resolve;
				});
			}
			[kDestroy](err) {
				for (;;) {
					let item = this[kQueue].shift();
					if (!item) break;
					item.handler.onError(err);
				}
				let destroyAll = Array(this[kClients].length);
				for (let i = 0; i < this[kClients].length; i++) destroyAll[i] = this[kClients][i].destroy(err);
				return Promise.all(destroyAll);
			}
			[kDispatch](opts, handler) {
				let dispatcher = this[kGetDispatcher]();
				if (!dispatcher) {
					this[kNeedDrain] = !0;
					this[kQueue].push({
						opts,
						handler
					});
					this[kQueued]++;
				} else if (!dispatcher.dispatch(opts, handler)) {
					dispatcher[kNeedDrain] = !0;
					this[kNeedDrain] = !this[kGetDispatcher]();
				}
				return !this[kNeedDrain];
			}
			[kAddClient](client) {
				client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
				this[kClients].push(client);
				this[kNeedDrain] && queueMicrotask(() => {
					this[kNeedDrain] && this[kOnDrain](client, client[kUrl], [client, this]);
				});
				return this;
			}
			[kRemoveClient](client) {
				client.close(() => {
					let idx = this[kClients].indexOf(client);
					idx !== -1 && this[kClients].splice(idx, 1);
				});
				this[kNeedDrain] = this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== !0 && dispatcher.destroyed !== !0);
			}
		}
		module.exports = {
			PoolBase,
			kClients,
			kNeedDrain,
			kAddClient,
			kRemoveClient,
			kGetDispatcher
		};
	}),
	628: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher, kRemoveClient } = __webpack_require__(2128), Client = __webpack_require__(3701), { InvalidArgumentError } = __webpack_require__(8707), util = __webpack_require__(3440), { kUrl } = __webpack_require__(6443), buildConnector = __webpack_require__(9136), kOptions = Symbol("options"), kConnections = Symbol("connections"), kFactory = Symbol("factory");
		function defaultFactory(origin, opts) {
			return new Client(origin, opts);
		}
		class Pool extends PoolBase {
			constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, clientTtl, ...options } = {}) {
				if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				typeof connect != "function" && (connect = buildConnector({
					...tls,
					maxCachedSessions,
					allowH2,
					socketPath,
					timeout: connectTimeout,
					...typeof autoSelectFamily == "boolean" ? {
						autoSelectFamily,
						autoSelectFamilyAttemptTimeout
					} : void 0,
					...connect
				}));
				super(options);
				this[kConnections] = connections || null;
				this[kUrl] = util.parseOrigin(origin);
				this[kOptions] = {
					...util.deepClone(options),
					connect,
					allowH2,
					clientTtl,
					socketPath
				};
				this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : void 0;
				this[kFactory] = factory;
				this.on("connect", (origin, targets) => {
					if (clientTtl != null && clientTtl > 0) for (let target of targets) Object.assign(target, { ttl: Date.now() });
				});
				this.on("connectionError", (origin, targets, error) => {
					for (let target of targets) {
						let idx = this[kClients].indexOf(target);
						idx !== -1 && this[kClients].splice(idx, 1);
					}
				});
			}
			[kGetDispatcher]() {
				let clientTtlOption = this[kOptions].clientTtl;
				for (let client of this[kClients]) if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) this[kRemoveClient](client);
				else if (!client[kNeedDrain]) return client;
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return dispatcher;
				}
			}
		}
		module.exports = Pool;
	}),
	276: ((module) => {
		let textDecoder = new TextDecoder();
		function utf8DecodeBytes(buffer) {
			if (buffer.length === 0) return "";
			buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 && (buffer = buffer.subarray(3));
			return textDecoder.decode(buffer);
		}
		module.exports = { utf8DecodeBytes };
	}),
	2365: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { parseHeaders } = __webpack_require__(3440), { InvalidArgumentError } = __webpack_require__(8707), kResume = Symbol("resume");
		class UnwrapController {
			#paused = !1;
			#reason = null;
			#aborted = !1;
			#abort;
			[kResume] = null;
			rawHeaders = null;
			rawTrailers = null;
			constructor(abort) {
				this.#abort = abort;
			}
			pause() {
				this.#paused = !0;
			}
			resume() {
				if (this.#paused) {
					this.#paused = !1;
					this[kResume]?.();
				}
			}
			abort(reason) {
				if (!this.#aborted) {
					this.#aborted = !0;
					this.#reason = reason;
					this.#abort(reason);
				}
			}
			get aborted() {
				return this.#aborted;
			}
			get reason() {
				return this.#reason;
			}
			get paused() {
				return this.#paused;
			}
		}
		module.exports = class UnwrapHandler {
			#handler;
			#controller;
			constructor(handler) {
				this.#handler = handler;
			}
			static unwrap(handler) {
				return handler.onRequestStart ? new UnwrapHandler(handler) : handler;
			}
			onConnect(abort, context) {
				this.#controller = new UnwrapController(abort);
				this.#handler.onRequestStart?.(this.#controller, context);
			}
			onResponseStarted() {
				return this.#handler.onResponseStarted?.();
			}
			onUpgrade(statusCode, rawHeaders, socket) {
				this.#controller.rawHeaders = rawHeaders;
				this.#handler.onRequestUpgrade?.(this.#controller, statusCode, parseHeaders(rawHeaders), socket);
			}
			onHeaders(statusCode, rawHeaders, resume, statusMessage) {
				this.#controller[kResume] = resume;
				this.#controller.rawHeaders = rawHeaders;
				this.#handler.onResponseStart?.(this.#controller, statusCode, parseHeaders(rawHeaders), statusMessage);
				return !this.#controller.paused;
			}
			onData(data) {
				this.#handler.onResponseData?.(this.#controller, data);
				return !this.#controller.paused;
			}
			onComplete(rawTrailers) {
				this.#controller.rawTrailers = rawTrailers;
				this.#handler.onResponseEnd?.(this.#controller, parseHeaders(rawTrailers));
			}
			onError(err) {
				if (!this.#handler.onResponseError) throw new InvalidArgumentError("invalid onError method");
				this.#handler.onResponseError?.(this.#controller, err);
			}
		};
	}),
	9510: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError } = __webpack_require__(8707);
		module.exports = class WrapHandler {
			#handler;
			constructor(handler) {
				this.#handler = handler;
			}
			static wrap(handler) {
				return handler.onRequestStart ? handler : new WrapHandler(handler);
			}
			onConnect(abort, context) {
				return this.#handler.onConnect?.(abort, context);
			}
			onResponseStarted() {
				return this.#handler.onResponseStarted?.();
			}
			onHeaders(statusCode, rawHeaders, resume, statusMessage) {
				return this.#handler.onHeaders?.(statusCode, rawHeaders, resume, statusMessage);
			}
			onUpgrade(statusCode, rawHeaders, socket) {
				return this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
			}
			onData(data) {
				return this.#handler.onData?.(data);
			}
			onComplete(trailers) {
				return this.#handler.onComplete?.(trailers);
			}
			onError(err) {
				if (!this.#handler.onError) throw err;
				return this.#handler.onError?.(err);
			}
			onRequestStart(controller, context) {
				this.#handler.onConnect?.((reason) => controller.abort(reason), context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				let rawHeaders = [];
				for (let [key, val] of Object.entries(headers)) rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
				this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				let rawHeaders = [];
				for (let [key, val] of Object.entries(headers)) rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
				this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === !1 && controller.pause();
			}
			onResponseData(controller, data) {
				this.#handler.onData?.(data) === !1 && controller.pause();
			}
			onResponseEnd(controller, trailers) {
				let rawTrailers = [];
				for (let [key, val] of Object.entries(trailers)) rawTrailers.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
				this.#handler.onComplete?.(rawTrailers);
			}
			onResponseError(controller, err) {
				if (!this.#handler.onError) throw new InvalidArgumentError("invalid onError method");
				this.#handler.onError?.(err);
			}
		};
		function toRawHeaderValue(value) {
			return Array.isArray(value) ? value.map((item) => Buffer.from(item, "latin1")) : Buffer.from(value, "latin1");
		}
	}),
	2824: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
		let utils_1 = __webpack_require__(172);
		exports.ERROR = {
			OK: 0,
			INTERNAL: 1,
			STRICT: 2,
			CR_EXPECTED: 25,
			LF_EXPECTED: 3,
			UNEXPECTED_CONTENT_LENGTH: 4,
			UNEXPECTED_SPACE: 30,
			CLOSED_CONNECTION: 5,
			INVALID_METHOD: 6,
			INVALID_URL: 7,
			INVALID_CONSTANT: 8,
			INVALID_VERSION: 9,
			INVALID_HEADER_TOKEN: 10,
			INVALID_CONTENT_LENGTH: 11,
			INVALID_CHUNK_SIZE: 12,
			INVALID_STATUS: 13,
			INVALID_EOF_STATE: 14,
			INVALID_TRANSFER_ENCODING: 15,
			CB_MESSAGE_BEGIN: 16,
			CB_HEADERS_COMPLETE: 17,
			CB_MESSAGE_COMPLETE: 18,
			CB_CHUNK_HEADER: 19,
			CB_CHUNK_COMPLETE: 20,
			PAUSED: 21,
			PAUSED_UPGRADE: 22,
			PAUSED_H2_UPGRADE: 23,
			USER: 24,
			CB_URL_COMPLETE: 26,
			CB_STATUS_COMPLETE: 27,
			CB_METHOD_COMPLETE: 32,
			CB_VERSION_COMPLETE: 33,
			CB_HEADER_FIELD_COMPLETE: 28,
			CB_HEADER_VALUE_COMPLETE: 29,
			CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
			CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
			CB_RESET: 31,
			CB_PROTOCOL_COMPLETE: 38
		};
		exports.TYPE = {
			BOTH: 0,
			REQUEST: 1,
			RESPONSE: 2
		};
		exports.FLAGS = {
			CONNECTION_KEEP_ALIVE: 1,
			CONNECTION_CLOSE: 2,
			CONNECTION_UPGRADE: 4,
			CHUNKED: 8,
			UPGRADE: 16,
			CONTENT_LENGTH: 32,
			SKIPBODY: 64,
			TRAILING: 128,
			TRANSFER_ENCODING: 512
		};
		exports.LENIENT_FLAGS = {
			HEADERS: 1,
			CHUNKED_LENGTH: 2,
			KEEP_ALIVE: 4,
			TRANSFER_ENCODING: 8,
			VERSION: 16,
			DATA_AFTER_CLOSE: 32,
			OPTIONAL_LF_AFTER_CR: 64,
			OPTIONAL_CRLF_AFTER_CHUNK: 128,
			OPTIONAL_CR_BEFORE_LF: 256,
			SPACES_AFTER_CHUNK_SIZE: 512
		};
		exports.METHODS = {
			DELETE: 0,
			GET: 1,
			HEAD: 2,
			POST: 3,
			PUT: 4,
			CONNECT: 5,
			OPTIONS: 6,
			TRACE: 7,
			COPY: 8,
			LOCK: 9,
			MKCOL: 10,
			MOVE: 11,
			PROPFIND: 12,
			PROPPATCH: 13,
			SEARCH: 14,
			UNLOCK: 15,
			BIND: 16,
			REBIND: 17,
			UNBIND: 18,
			ACL: 19,
			REPORT: 20,
			MKACTIVITY: 21,
			CHECKOUT: 22,
			MERGE: 23,
			"M-SEARCH": 24,
			NOTIFY: 25,
			SUBSCRIBE: 26,
			UNSUBSCRIBE: 27,
			PATCH: 28,
			PURGE: 29,
			MKCALENDAR: 30,
			LINK: 31,
			UNLINK: 32,
			SOURCE: 33,
			PRI: 34,
			DESCRIBE: 35,
			ANNOUNCE: 36,
			SETUP: 37,
			PLAY: 38,
			PAUSE: 39,
			TEARDOWN: 40,
			GET_PARAMETER: 41,
			SET_PARAMETER: 42,
			REDIRECT: 43,
			RECORD: 44,
			FLUSH: 45,
			QUERY: 46
		};
		exports.STATUSES = {
			CONTINUE: 100,
			SWITCHING_PROTOCOLS: 101,
			PROCESSING: 102,
			EARLY_HINTS: 103,
			RESPONSE_IS_STALE: 110,
			REVALIDATION_FAILED: 111,
			DISCONNECTED_OPERATION: 112,
			HEURISTIC_EXPIRATION: 113,
			MISCELLANEOUS_WARNING: 199,
			OK: 200,
			CREATED: 201,
			ACCEPTED: 202,
			NON_AUTHORITATIVE_INFORMATION: 203,
			NO_CONTENT: 204,
			RESET_CONTENT: 205,
			PARTIAL_CONTENT: 206,
			MULTI_STATUS: 207,
			ALREADY_REPORTED: 208,
			TRANSFORMATION_APPLIED: 214,
			IM_USED: 226,
			MISCELLANEOUS_PERSISTENT_WARNING: 299,
			MULTIPLE_CHOICES: 300,
			MOVED_PERMANENTLY: 301,
			FOUND: 302,
			SEE_OTHER: 303,
			NOT_MODIFIED: 304,
			USE_PROXY: 305,
			SWITCH_PROXY: 306,
			TEMPORARY_REDIRECT: 307,
			PERMANENT_REDIRECT: 308,
			BAD_REQUEST: 400,
			UNAUTHORIZED: 401,
			PAYMENT_REQUIRED: 402,
			FORBIDDEN: 403,
			NOT_FOUND: 404,
			METHOD_NOT_ALLOWED: 405,
			NOT_ACCEPTABLE: 406,
			PROXY_AUTHENTICATION_REQUIRED: 407,
			REQUEST_TIMEOUT: 408,
			CONFLICT: 409,
			GONE: 410,
			LENGTH_REQUIRED: 411,
			PRECONDITION_FAILED: 412,
			PAYLOAD_TOO_LARGE: 413,
			URI_TOO_LONG: 414,
			UNSUPPORTED_MEDIA_TYPE: 415,
			RANGE_NOT_SATISFIABLE: 416,
			EXPECTATION_FAILED: 417,
			IM_A_TEAPOT: 418,
			PAGE_EXPIRED: 419,
			ENHANCE_YOUR_CALM: 420,
			MISDIRECTED_REQUEST: 421,
			UNPROCESSABLE_ENTITY: 422,
			LOCKED: 423,
			FAILED_DEPENDENCY: 424,
			TOO_EARLY: 425,
			UPGRADE_REQUIRED: 426,
			PRECONDITION_REQUIRED: 428,
			TOO_MANY_REQUESTS: 429,
			REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
			REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
			LOGIN_TIMEOUT: 440,
			NO_RESPONSE: 444,
			RETRY_WITH: 449,
			BLOCKED_BY_PARENTAL_CONTROL: 450,
			UNAVAILABLE_FOR_LEGAL_REASONS: 451,
			CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
			INVALID_X_FORWARDED_FOR: 463,
			REQUEST_HEADER_TOO_LARGE: 494,
			SSL_CERTIFICATE_ERROR: 495,
			SSL_CERTIFICATE_REQUIRED: 496,
			HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
			INVALID_TOKEN: 498,
			CLIENT_CLOSED_REQUEST: 499,
			INTERNAL_SERVER_ERROR: 500,
			NOT_IMPLEMENTED: 501,
			BAD_GATEWAY: 502,
			SERVICE_UNAVAILABLE: 503,
			GATEWAY_TIMEOUT: 504,
			HTTP_VERSION_NOT_SUPPORTED: 505,
			VARIANT_ALSO_NEGOTIATES: 506,
			INSUFFICIENT_STORAGE: 507,
			LOOP_DETECTED: 508,
			BANDWIDTH_LIMIT_EXCEEDED: 509,
			NOT_EXTENDED: 510,
			NETWORK_AUTHENTICATION_REQUIRED: 511,
			WEB_SERVER_UNKNOWN_ERROR: 520,
			WEB_SERVER_IS_DOWN: 521,
			CONNECTION_TIMEOUT: 522,
			ORIGIN_IS_UNREACHABLE: 523,
			TIMEOUT_OCCURED: 524,
			SSL_HANDSHAKE_FAILED: 525,
			INVALID_SSL_CERTIFICATE: 526,
			RAILGUN_ERROR: 527,
			SITE_IS_OVERLOADED: 529,
			SITE_IS_FROZEN: 530,
			IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
			NETWORK_READ_TIMEOUT: 598,
			NETWORK_CONNECT_TIMEOUT: 599
		};
		exports.FINISH = {
			SAFE: 0,
			SAFE_WITH_CB: 1,
			UNSAFE: 2
		};
		exports.HEADER_STATE = {
			GENERAL: 0,
			CONNECTION: 1,
			CONTENT_LENGTH: 2,
			TRANSFER_ENCODING: 3,
			UPGRADE: 4,
			CONNECTION_KEEP_ALIVE: 5,
			CONNECTION_CLOSE: 6,
			CONNECTION_UPGRADE: 7,
			TRANSFER_ENCODING_CHUNKED: 8
		};
		exports.METHODS_HTTP = [
			exports.METHODS.DELETE,
			exports.METHODS.GET,
			exports.METHODS.HEAD,
			exports.METHODS.POST,
			exports.METHODS.PUT,
			exports.METHODS.CONNECT,
			exports.METHODS.OPTIONS,
			exports.METHODS.TRACE,
			exports.METHODS.COPY,
			exports.METHODS.LOCK,
			exports.METHODS.MKCOL,
			exports.METHODS.MOVE,
			exports.METHODS.PROPFIND,
			exports.METHODS.PROPPATCH,
			exports.METHODS.SEARCH,
			exports.METHODS.UNLOCK,
			exports.METHODS.BIND,
			exports.METHODS.REBIND,
			exports.METHODS.UNBIND,
			exports.METHODS.ACL,
			exports.METHODS.REPORT,
			exports.METHODS.MKACTIVITY,
			exports.METHODS.CHECKOUT,
			exports.METHODS.MERGE,
			exports.METHODS["M-SEARCH"],
			exports.METHODS.NOTIFY,
			exports.METHODS.SUBSCRIBE,
			exports.METHODS.UNSUBSCRIBE,
			exports.METHODS.PATCH,
			exports.METHODS.PURGE,
			exports.METHODS.MKCALENDAR,
			exports.METHODS.LINK,
			exports.METHODS.UNLINK,
			exports.METHODS.PRI,
			exports.METHODS.SOURCE,
			exports.METHODS.QUERY
		];
		exports.METHODS_ICE = [exports.METHODS.SOURCE];
		exports.METHODS_RTSP = [
			exports.METHODS.OPTIONS,
			exports.METHODS.DESCRIBE,
			exports.METHODS.ANNOUNCE,
			exports.METHODS.SETUP,
			exports.METHODS.PLAY,
			exports.METHODS.PAUSE,
			exports.METHODS.TEARDOWN,
			exports.METHODS.GET_PARAMETER,
			exports.METHODS.SET_PARAMETER,
			exports.METHODS.REDIRECT,
			exports.METHODS.RECORD,
			exports.METHODS.FLUSH,
			exports.METHODS.GET,
			exports.METHODS.POST
		];
		exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
		exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith("H")));
		exports.STATUSES_HTTP = [
			exports.STATUSES.CONTINUE,
			exports.STATUSES.SWITCHING_PROTOCOLS,
			exports.STATUSES.PROCESSING,
			exports.STATUSES.EARLY_HINTS,
			exports.STATUSES.RESPONSE_IS_STALE,
			exports.STATUSES.REVALIDATION_FAILED,
			exports.STATUSES.DISCONNECTED_OPERATION,
			exports.STATUSES.HEURISTIC_EXPIRATION,
			exports.STATUSES.MISCELLANEOUS_WARNING,
			exports.STATUSES.OK,
			exports.STATUSES.CREATED,
			exports.STATUSES.ACCEPTED,
			exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
			exports.STATUSES.NO_CONTENT,
			exports.STATUSES.RESET_CONTENT,
			exports.STATUSES.PARTIAL_CONTENT,
			exports.STATUSES.MULTI_STATUS,
			exports.STATUSES.ALREADY_REPORTED,
			exports.STATUSES.TRANSFORMATION_APPLIED,
			exports.STATUSES.IM_USED,
			exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
			exports.STATUSES.MULTIPLE_CHOICES,
			exports.STATUSES.MOVED_PERMANENTLY,
			exports.STATUSES.FOUND,
			exports.STATUSES.SEE_OTHER,
			exports.STATUSES.NOT_MODIFIED,
			exports.STATUSES.USE_PROXY,
			exports.STATUSES.SWITCH_PROXY,
			exports.STATUSES.TEMPORARY_REDIRECT,
			exports.STATUSES.PERMANENT_REDIRECT,
			exports.STATUSES.BAD_REQUEST,
			exports.STATUSES.UNAUTHORIZED,
			exports.STATUSES.PAYMENT_REQUIRED,
			exports.STATUSES.FORBIDDEN,
			exports.STATUSES.NOT_FOUND,
			exports.STATUSES.METHOD_NOT_ALLOWED,
			exports.STATUSES.NOT_ACCEPTABLE,
			exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
			exports.STATUSES.REQUEST_TIMEOUT,
			exports.STATUSES.CONFLICT,
			exports.STATUSES.GONE,
			exports.STATUSES.LENGTH_REQUIRED,
			exports.STATUSES.PRECONDITION_FAILED,
			exports.STATUSES.PAYLOAD_TOO_LARGE,
			exports.STATUSES.URI_TOO_LONG,
			exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
			exports.STATUSES.RANGE_NOT_SATISFIABLE,
			exports.STATUSES.EXPECTATION_FAILED,
			exports.STATUSES.IM_A_TEAPOT,
			exports.STATUSES.PAGE_EXPIRED,
			exports.STATUSES.ENHANCE_YOUR_CALM,
			exports.STATUSES.MISDIRECTED_REQUEST,
			exports.STATUSES.UNPROCESSABLE_ENTITY,
			exports.STATUSES.LOCKED,
			exports.STATUSES.FAILED_DEPENDENCY,
			exports.STATUSES.TOO_EARLY,
			exports.STATUSES.UPGRADE_REQUIRED,
			exports.STATUSES.PRECONDITION_REQUIRED,
			exports.STATUSES.TOO_MANY_REQUESTS,
			exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
			exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
			exports.STATUSES.LOGIN_TIMEOUT,
			exports.STATUSES.NO_RESPONSE,
			exports.STATUSES.RETRY_WITH,
			exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
			exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
			exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
			exports.STATUSES.INVALID_X_FORWARDED_FOR,
			exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
			exports.STATUSES.SSL_CERTIFICATE_ERROR,
			exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
			exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
			exports.STATUSES.INVALID_TOKEN,
			exports.STATUSES.CLIENT_CLOSED_REQUEST,
			exports.STATUSES.INTERNAL_SERVER_ERROR,
			exports.STATUSES.NOT_IMPLEMENTED,
			exports.STATUSES.BAD_GATEWAY,
			exports.STATUSES.SERVICE_UNAVAILABLE,
			exports.STATUSES.GATEWAY_TIMEOUT,
			exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
			exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
			exports.STATUSES.INSUFFICIENT_STORAGE,
			exports.STATUSES.LOOP_DETECTED,
			exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
			exports.STATUSES.NOT_EXTENDED,
			exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
			exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
			exports.STATUSES.WEB_SERVER_IS_DOWN,
			exports.STATUSES.CONNECTION_TIMEOUT,
			exports.STATUSES.ORIGIN_IS_UNREACHABLE,
			exports.STATUSES.TIMEOUT_OCCURED,
			exports.STATUSES.SSL_HANDSHAKE_FAILED,
			exports.STATUSES.INVALID_SSL_CERTIFICATE,
			exports.STATUSES.RAILGUN_ERROR,
			exports.STATUSES.SITE_IS_OVERLOADED,
			exports.STATUSES.SITE_IS_FROZEN,
			exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
			exports.STATUSES.NETWORK_READ_TIMEOUT,
			exports.STATUSES.NETWORK_CONNECT_TIMEOUT
		];
		exports.ALPHA = [];
		for (let i = 65; i <= 90; i++) {
			exports.ALPHA.push(String.fromCharCode(i));
			exports.ALPHA.push(String.fromCharCode(i + 32));
		}
		exports.NUM_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9
		};
		exports.HEX_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9,
			A: 10,
			B: 11,
			C: 12,
			D: 13,
			E: 14,
			F: 15,
			a: 10,
			b: 11,
			c: 12,
			d: 13,
			e: 14,
			f: 15
		};
		exports.NUM = [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6",
			"7",
			"8",
			"9"
		];
		exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
		exports.MARK = [
			"-",
			"_",
			".",
			"!",
			"~",
			"*",
			"'",
			"(",
			")"
		];
		exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
			"%",
			";",
			":",
			"&",
			"=",
			"+",
			"$",
			","
		]);
		exports.URL_CHAR = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("").concat(exports.ALPHANUM);
		exports.HEX = exports.NUM.concat([
			"a",
			"b",
			"c",
			"d",
			"e",
			"f",
			"A",
			"B",
			"C",
			"D",
			"E",
			"F"
		]);
		exports.TOKEN = [
			"!",
			"#",
			"$",
			"%",
			"&",
			"'",
			"*",
			"+",
			"-",
			".",
			"^",
			"_",
			"`",
			"|",
			"~"
		].concat(exports.ALPHANUM);
		exports.HEADER_CHARS = ["	"];
		for (let i = 32; i <= 255; i++) i !== 127 && exports.HEADER_CHARS.push(i);
		exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
		exports.QUOTED_STRING = ["	", " "];
		for (let i = 33; i <= 255; i++) i !== 34 && i !== 92 && exports.QUOTED_STRING.push(i);
		exports.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
		for (let i = 33; i <= 126; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
		for (let i = 128; i <= 255; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
		exports.MAJOR = exports.NUM_MAP;
		exports.MINOR = exports.MAJOR;
		exports.SPECIAL_HEADERS = {
			connection: exports.HEADER_STATE.CONNECTION,
			"content-length": exports.HEADER_STATE.CONTENT_LENGTH,
			"proxy-connection": exports.HEADER_STATE.CONNECTION,
			"transfer-encoding": exports.HEADER_STATE.TRANSFER_ENCODING,
			upgrade: exports.HEADER_STATE.UPGRADE
		};
		exports.default = {
			ERROR: exports.ERROR,
			TYPE: exports.TYPE,
			FLAGS: exports.FLAGS,
			LENIENT_FLAGS: exports.LENIENT_FLAGS,
			METHODS: exports.METHODS,
			STATUSES: exports.STATUSES,
			FINISH: exports.FINISH,
			HEADER_STATE: exports.HEADER_STATE,
			ALPHA: exports.ALPHA,
			NUM_MAP: exports.NUM_MAP,
			HEX_MAP: exports.HEX_MAP,
			NUM: exports.NUM,
			ALPHANUM: exports.ALPHANUM,
			MARK: exports.MARK,
			USERINFO_CHARS: exports.USERINFO_CHARS,
			URL_CHAR: exports.URL_CHAR,
			HEX: exports.HEX,
			TOKEN: exports.TOKEN,
			HEADER_CHARS: exports.HEADER_CHARS,
			CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
			QUOTED_STRING: exports.QUOTED_STRING,
			HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
			MAJOR: exports.MAJOR,
			MINOR: exports.MINOR,
			SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
			METHODS_HTTP: exports.METHODS_HTTP,
			METHODS_ICE: exports.METHODS_ICE,
			METHODS_RTSP: exports.METHODS_RTSP,
			METHOD_MAP: exports.METHOD_MAP,
			H_METHOD_MAP: exports.H_METHOD_MAP,
			STATUSES_HTTP: exports.STATUSES_HTTP
		};
	}),
	3870: ((module, __unused_webpack_exports, __webpack_require__) => {
		module = __webpack_require__.nmd(module);
		let { Buffer } = __webpack_require__(4573), wasmBuffer;
		Object.defineProperty(module, "exports", { get: () => wasmBuffer ||= Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", "base64") });
	}),
	1053: ((module, __unused_webpack_exports, __webpack_require__) => {
		module = __webpack_require__.nmd(module);
		let { Buffer } = __webpack_require__(4573), wasmBuffer;
		Object.defineProperty(module, "exports", { get: () => wasmBuffer ||= Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", "base64") });
	}),
	172: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.enumToMap = enumToMap;
		function enumToMap(obj, filter = [], exceptions = []) {
			let emptyFilter = (filter?.length ?? 0) === 0, emptyExceptions = (exceptions?.length ?? 0) === 0;
			return Object.fromEntries(Object.entries(obj).filter(([, value]) => typeof value == "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value))));
		}
	}),
	6436: ((module) => {
		function createDeferredPromise() {
			let res, rej;
			return {
				promise: new Promise((resolve, reject) => {
					res = resolve;
					rej = reject;
				}),
				resolve: res,
				reject: rej
			};
		}
		module.exports = { createDeferredPromise };
	}),
	313: ((module, __unused_webpack_exports, __webpack_require__) => {
		let lazyLoaders = {
			__proto__: null,
			"node:crypto": () => __webpack_require__(7598),
			"node:sqlite": () => __webpack_require__(99),
			"node:worker_threads": () => __webpack_require__(5919),
			"node:zlib": () => __webpack_require__(8522)
		};
		function detectRuntimeFeatureByNodeModule(moduleName) {
			try {
				lazyLoaders[moduleName]();
				return !0;
			} catch (err) {
				if (err.code !== "ERR_UNKNOWN_BUILTIN_MODULE" && err.code !== "ERR_NO_CRYPTO") throw err;
				return !1;
			}
		}
		function detectRuntimeFeatureByExportedProperty(moduleName, property) {
			return lazyLoaders[moduleName]()[property] !== void 0;
		}
		let runtimeFeaturesByExportedProperty = ["markAsUncloneable", "zstd"], exportedPropertyLookup = {
			markAsUncloneable: ["node:worker_threads", "markAsUncloneable"],
			zstd: ["node:zlib", "createZstdDecompress"]
		}, runtimeFeaturesAsNodeModule = ["crypto", "sqlite"], features = [...runtimeFeaturesAsNodeModule, ...runtimeFeaturesByExportedProperty];
		function detectRuntimeFeature(feature) {
			if (runtimeFeaturesAsNodeModule.includes(feature)) return detectRuntimeFeatureByNodeModule(`node:${feature}`);
			else if (runtimeFeaturesByExportedProperty.includes(feature)) {
				let [moduleName, property] = exportedPropertyLookup[feature];
				return detectRuntimeFeatureByExportedProperty(moduleName, property);
			}
			throw TypeError(`unknown feature: ${feature}`);
		}
		class RuntimeFeatures {
			#map = new Map();
			clear() {
				this.#map.clear();
			}
			has(feature) {
				return this.#map.get(feature) ?? this.#detectRuntimeFeature(feature);
			}
			set(feature, value) {
				if (features.includes(feature) === !1) throw TypeError(`unknown feature: ${feature}`);
				this.#map.set(feature, value);
			}
			#detectRuntimeFeature(feature) {
				let result = detectRuntimeFeature(feature);
				this.#map.set(feature, result);
				return result;
			}
		}
		let instance = new RuntimeFeatures();
		module.exports.runtimeFeatures = instance;
		module.exports.default = instance;
	}),
	6854: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kConnected, kPending, kRunning, kSize, kFree, kQueued } = __webpack_require__(6443);
		class ClientStats {
			constructor(client) {
				this.connected = client[kConnected];
				this.pending = client[kPending];
				this.running = client[kRunning];
				this.size = client[kSize];
			}
		}
		class PoolStats {
			constructor(pool) {
				this.connected = pool[kConnected];
				this.free = pool[kFree];
				this.pending = pool[kPending];
				this.queued = pool[kQueued];
				this.running = pool[kRunning];
				this.size = pool[kSize];
			}
		}
		module.exports = {
			ClientStats,
			PoolStats
		};
	}),
	6603: ((module) => {
		let fastNow = 0, RESOLUTION_MS = 1e3, fastNowTimeout, kFastTimer = Symbol("kFastTimer"), fastTimers = [];
		function onTick() {
			fastNow += 499;
			let idx = 0, len = fastTimers.length;
			for (; idx < len;) {
				let timer = fastTimers[idx];
				if (timer._state === 0) {
					timer._idleStart = fastNow - 499;
					timer._state = 1;
				} else if (timer._state === 1 && fastNow >= timer._idleStart + timer._idleTimeout) {
					timer._state = -1;
					timer._idleStart = -1;
					timer._onTimeout(timer._timerArg);
				}
				if (timer._state === -1) {
					timer._state = -2;
					--len !== 0 && (fastTimers[idx] = fastTimers[len]);
				} else ++idx;
			}
			fastTimers.length = len;
			fastTimers.length !== 0 && refreshTimeout();
		}
		function refreshTimeout() {
			if (fastNowTimeout?.refresh) fastNowTimeout.refresh();
			else {
				clearTimeout(fastNowTimeout);
				fastNowTimeout = setTimeout(onTick, 499);
				fastNowTimeout?.unref();
			}
		}
		class FastTimer {
			[kFastTimer] = !0;
			_state = -2;
			_idleTimeout = -1;
			_idleStart = -1;
			_onTimeout;
			_timerArg;
			constructor(callback, delay, arg) {
				this._onTimeout = callback;
				this._idleTimeout = delay;
				this._timerArg = arg;
				this.refresh();
			}
			refresh() {
				this._state === -2 && fastTimers.push(this);
				(!fastNowTimeout || fastTimers.length === 1) && refreshTimeout();
				this._state = 0;
			}
			clear() {
				this._state = -1;
				this._idleStart = -1;
			}
		}
		module.exports = {
			setTimeout(callback, delay, arg) {
				return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
			},
			clearTimeout(timeout) {
				timeout[kFastTimer] ? timeout.clear() : clearTimeout(timeout);
			},
			setFastTimeout(callback, delay, arg) {
				return new FastTimer(callback, delay, arg);
			},
			clearFastTimeout(timeout) {
				timeout.clear();
			},
			now() {
				return fastNow;
			},
			tick(delay = 0) {
				fastNow += delay - RESOLUTION_MS + 1;
				onTick();
				onTick();
			},
			reset() {
				fastNow = 0;
				fastTimers.length = 0;
				clearTimeout(fastNowTimeout);
				fastNowTimeout = null;
			},
			kFastTimer
		};
	}),
	4492: ((module, __unused_webpack_exports, __webpack_require__) => {
		let util = __webpack_require__(3440), { ReadableStreamFrom, readableStreamClose, fullyReadBody, extractMimeType } = __webpack_require__(3168), { FormData, setFormDataState } = __webpack_require__(5910), { webidl } = __webpack_require__(7879), assert = __webpack_require__(4589), { isErrored, isDisturbed } = __webpack_require__(7075), { isUint8Array } = __webpack_require__(3429), { serializeAMimeType } = __webpack_require__(1900), { multipartFormDataParser } = __webpack_require__(116), { createDeferredPromise } = __webpack_require__(6436), { parseJSONFromBytes } = __webpack_require__(8116), { utf8DecodeBytes } = __webpack_require__(276), { runtimeFeatures } = __webpack_require__(313), random = runtimeFeatures.has("crypto") ? __webpack_require__(7598).randomInt : (max) => Math.floor(Math.random() * max), textEncoder = new TextEncoder();
		function noop() {}
		let streamRegistry = new FinalizationRegistry((weakRef) => {
			let stream = weakRef.deref();
			stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream) && stream.cancel("Response object has been garbage collected").catch(noop);
		});
		function extractBody(object, keepalive = !1) {
			let stream = null;
			stream = webidl.is.ReadableStream(object) ? object : webidl.is.Blob(object) ? object.stream() : new ReadableStream({
				start() {},
				async pull(controller) {
					let result = action(), iterator = result?.[Symbol.asyncIterator]?.();
					if (iterator == null) {
						result?.length && !isErrored(stream) && controller.enqueue(typeof result == "string" ? textEncoder.encode(result) : new Uint8Array(result));
						queueMicrotask(() => readableStreamClose(controller));
						return;
					}
					for (;;) {
						let { value, done } = await iterator.next();
						if (done) {
							queueMicrotask(() => readableStreamClose(controller));
							return;
						}
						if (value.length && !isErrored(stream)) {
							controller.enqueue(new Uint8Array(value));
							return;
						}
					}
				},
				cancel(reason) {
					return action()[Symbol.asyncIterator]?.().return(reason);
				},
				type: "bytes"
			});
			assert(webidl.is.ReadableStream(stream));
			let action = null, source = null, length = null, type = null;
			if (typeof object == "string") {
				source = object;
				type = "text/plain;charset=UTF-8";
			} else if (webidl.is.URLSearchParams(object)) {
				source = object.toString();
				type = "application/x-www-form-urlencoded;charset=UTF-8";
			} else if (webidl.is.BufferSource(object)) source = webidl.util.getCopyOfBytesHeldByBufferSource(object);
			else if (webidl.is.FormData(object)) {
				let boundary = `----formdata-undici-0${`${random(1e11)}`.padStart(11, "0")}`, prefix = `--${boundary}\r\nContent-Disposition: form-data`, formdataEscape = (str) => str.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22"), normalizeLinefeeds = (value) => value.replace(/\r?\n|\r/g, "\r\n"), blobParts = [], rn = new Uint8Array([13, 10]);
				length = 0;
				let hasUnknownSizeValue = !1;
				for (let [name, value] of object) if (typeof value == "string") {
					let chunk = textEncoder.encode(prefix + `; name="${formdataEscape(normalizeLinefeeds(name))}"\r\n\r\n${normalizeLinefeeds(value)}\r\n`);
					blobParts.push(chunk);
					length += chunk.byteLength;
				} else {
					let chunk = textEncoder.encode(`${prefix}; name="${formdataEscape(normalizeLinefeeds(name))}"` + (value.name ? `; filename="${formdataEscape(value.name)}"` : "") + `\r
Content-Type: ${value.type || "application/octet-stream"}\r\n\r\n`);
					blobParts.push(chunk, value, rn);
					typeof value.size == "number" ? length += chunk.byteLength + value.size + rn.byteLength : hasUnknownSizeValue = !0;
				}
				let chunk = textEncoder.encode(`--${boundary}--\r\n`);
				blobParts.push(chunk);
				length += chunk.byteLength;
				hasUnknownSizeValue && (length = null);
				source = object;
				let parts = (async function* () {
					for (let part of blobParts) part.stream ? yield* part.stream() : yield part;
				})();
				action = () => parts;
				type = `multipart/form-data; boundary=${boundary}`;
			} else if (webidl.is.Blob(object)) {
				source = object;
				length = object.size;
				object.type && (type = object.type);
			} else if (typeof object[Symbol.asyncIterator] == "function") {
				if (keepalive) throw TypeError("keepalive");
				if (util.isDisturbed(object) || object.locked) throw TypeError("Response body object should not be disturbed or locked");
				stream = webidl.is.ReadableStream(object) ? object : ReadableStreamFrom(object);
			}
			if (typeof source == "string" || isUint8Array(source)) {
				action = () => source;
				length = typeof source == "string" ? Buffer.byteLength(source) : source.length;
			}
			return [{
				stream,
				source,
				length
			}, type];
		}
		function safelyExtractBody(object, keepalive = !1) {
			if (webidl.is.ReadableStream(object)) {
				assert(!util.isDisturbed(object), "The body has already been consumed.");
				assert(!object.locked, "The stream is locked.");
			}
			return extractBody(object, keepalive);
		}
		function cloneBody(body) {
			let { 0: out1, 1: out2 } = body.stream.tee();
			body.stream = out1;
			return {
				stream: out2,
				length: body.length,
				source: body.source
			};
		}
		function bodyMixinMethods(instance, getInternalState) {
			return {
				blob() {
					return consumeBody(this, (bytes) => {
						let mimeType = bodyMimeType(getInternalState(this));
						mimeType === null ? mimeType = "" : mimeType &&= serializeAMimeType(mimeType);
						return new Blob([bytes], { type: mimeType });
					}, instance, getInternalState);
				},
				arrayBuffer() {
					return consumeBody(this, (bytes) => new Uint8Array(bytes).buffer, instance, getInternalState);
				},
				text() {
					return consumeBody(this, utf8DecodeBytes, instance, getInternalState);
				},
				json() {
					return consumeBody(this, parseJSONFromBytes, instance, getInternalState);
				},
				formData() {
					return consumeBody(this, (value) => {
						let mimeType = bodyMimeType(getInternalState(this));
						if (mimeType !== null) switch (mimeType.essence) {
							case "multipart/form-data": {
								let parsed = multipartFormDataParser(value, mimeType), fd = new FormData();
								setFormDataState(fd, parsed);
								return fd;
							}
							case "application/x-www-form-urlencoded": {
								let entries = new URLSearchParams(value.toString()), fd = new FormData();
								for (let [name, value] of entries) fd.append(name, value);
								return fd;
							}
						}
						throw TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
					}, instance, getInternalState);
				},
				bytes() {
					return consumeBody(this, (bytes) => new Uint8Array(bytes), instance, getInternalState);
				}
			};
		}
		function mixinBody(prototype, getInternalState) {
			Object.assign(prototype.prototype, bodyMixinMethods(prototype, getInternalState));
		}
		function consumeBody(object, convertBytesToJSValue, instance, getInternalState) {
			try {
				webidl.brandCheck(object, instance);
			} catch (e) {
				return Promise.reject(e);
			}
			object = getInternalState(object);
			if (bodyUnusable(object)) return Promise.reject(TypeError("Body is unusable: Body has already been read"));
			let promise = createDeferredPromise(), errorSteps = promise.reject, successSteps = (data) => {
				try {
					promise.resolve(convertBytesToJSValue(data));
				} catch (e) {
					errorSteps(e);
				}
			};
			if (object.body == null) {
				successSteps(Buffer.allocUnsafe(0));
				return promise.promise;
			}
			fullyReadBody(object.body, successSteps, errorSteps);
			return promise.promise;
		}
		function bodyUnusable(object) {
			let body = object.body;
			return body != null && (body.stream.locked || util.isDisturbed(body.stream));
		}
		function bodyMimeType(requestOrResponse) {
			let headers = requestOrResponse.headersList, mimeType = extractMimeType(headers);
			if (mimeType === "failure") return null;
			return mimeType;
		}
		module.exports = {
			extractBody,
			safelyExtractBody,
			cloneBody,
			mixinBody,
			streamRegistry,
			bodyUnusable
		};
	}),
	4495: ((module) => {
		let corsSafeListedMethods = [
			"GET",
			"HEAD",
			"POST"
		], corsSafeListedMethodsSet = new Set(corsSafeListedMethods), nullBodyStatus = [
			101,
			204,
			205,
			304
		], redirectStatus = [
			301,
			302,
			303,
			307,
			308
		], redirectStatusSet = new Set(redirectStatus), badPorts = "1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080".split("."), badPortsSet = new Set(badPorts), referrerPolicyTokens = [
			"no-referrer",
			"no-referrer-when-downgrade",
			"same-origin",
			"origin",
			"strict-origin",
			"origin-when-cross-origin",
			"strict-origin-when-cross-origin",
			"unsafe-url"
		], referrerPolicy = ["", ...referrerPolicyTokens], referrerPolicyTokensSet = new Set(referrerPolicyTokens), requestRedirect = [
			"follow",
			"manual",
			"error"
		], safeMethods = [
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		], safeMethodsSet = new Set(safeMethods), requestMode = [
			"navigate",
			"same-origin",
			"no-cors",
			"cors"
		], requestCredentials = [
			"omit",
			"same-origin",
			"include"
		], requestCache = [
			"default",
			"no-store",
			"reload",
			"no-cache",
			"force-cache",
			"only-if-cached"
		], requestBodyHeader = [
			"content-encoding",
			"content-language",
			"content-location",
			"content-type",
			"content-length"
		], requestDuplex = ["half"], forbiddenMethods = [
			"CONNECT",
			"TRACE",
			"TRACK"
		], forbiddenMethodsSet = new Set(forbiddenMethods), subresource = [
			"audio",
			"audioworklet",
			"font",
			"image",
			"manifest",
			"paintworklet",
			"script",
			"style",
			"track",
			"video",
			"xslt",
			""
		];
		module.exports = {
			subresource,
			forbiddenMethods,
			requestBodyHeader,
			referrerPolicy,
			requestRedirect,
			requestMode,
			requestCredentials,
			requestCache,
			redirectStatus,
			corsSafeListedMethods,
			nullBodyStatus,
			safeMethods,
			badPorts,
			requestDuplex,
			subresourceSet: new Set(subresource),
			badPortsSet,
			redirectStatusSet,
			corsSafeListedMethodsSet,
			safeMethodsSet,
			forbiddenMethodsSet,
			referrerPolicyTokens: referrerPolicyTokensSet
		};
	}),
	1900: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { forgivingBase64, collectASequenceOfCodePoints, collectASequenceOfCodePointsFast, isomorphicDecode, removeASCIIWhitespace, removeChars } = __webpack_require__(8116), encoder = new TextEncoder(), HTTP_TOKEN_CODEPOINTS = /^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u, HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/u, HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
		function dataURLProcessor(dataURL) {
			assert(dataURL.protocol === "data:");
			let input = URLSerializer(dataURL, !0);
			input = input.slice(5);
			let position = { position: 0 }, mimeType = collectASequenceOfCodePointsFast(",", input, position), mimeTypeLength = mimeType.length;
			mimeType = removeASCIIWhitespace(mimeType, !0, !0);
			if (position.position >= input.length) return "failure";
			position.position++;
			let body = stringPercentDecode(input.slice(mimeTypeLength + 1));
			if (/;(?:\u0020*)base64$/iu.test(mimeType)) {
				let stringBody = isomorphicDecode(body);
				body = forgivingBase64(stringBody);
				if (body === "failure") return "failure";
				mimeType = mimeType.slice(0, -6);
				mimeType = mimeType.replace(/(\u0020+)$/u, "");
				mimeType = mimeType.slice(0, -1);
			}
			mimeType.startsWith(";") && (mimeType = "text/plain" + mimeType);
			let mimeTypeRecord = parseMIMEType(mimeType);
			mimeTypeRecord === "failure" && (mimeTypeRecord = parseMIMEType("text/plain;charset=US-ASCII"));
			return {
				mimeType: mimeTypeRecord,
				body
			};
		}
		function URLSerializer(url, excludeFragment = !1) {
			if (!excludeFragment) return url.href;
			let href = url.href, hashLength = url.hash.length, serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength);
			if (!hashLength && href.endsWith("#")) return serialized.slice(0, -1);
			return serialized;
		}
		function stringPercentDecode(input) {
			return percentDecode(encoder.encode(input));
		}
		function isHexCharByte(byte) {
			return byte >= 48 && byte <= 57 || byte >= 65 && byte <= 70 || byte >= 97 && byte <= 102;
		}
		function hexByteToNumber(byte) {
			return byte >= 48 && byte <= 57 ? byte - 48 : (byte & 223) - 55;
		}
		function percentDecode(input) {
			let length = input.length, output = new Uint8Array(length), j = 0, i = 0;
			for (; i < length;) {
				let byte = input[i];
				if (byte !== 37) output[j++] = byte;
				else if (byte === 37 && !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))) output[j++] = 37;
				else {
					output[j++] = hexByteToNumber(input[i + 1]) << 4 | hexByteToNumber(input[i + 2]);
					i += 2;
				}
				++i;
			}
			return length === j ? output : output.subarray(0, j);
		}
		function parseMIMEType(input) {
			input = removeHTTPWhitespace(input, !0, !0);
			let position = { position: 0 }, type = collectASequenceOfCodePointsFast("/", input, position);
			if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) return "failure";
			if (position.position >= input.length) return "failure";
			position.position++;
			let subtype = collectASequenceOfCodePointsFast(";", input, position);
			subtype = removeHTTPWhitespace(subtype, !1, !0);
			if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) return "failure";
			let typeLowercase = type.toLowerCase(), subtypeLowercase = subtype.toLowerCase(), mimeType = {
				type: typeLowercase,
				subtype: subtypeLowercase,
				parameters: new Map(),
				essence: `${typeLowercase}/${subtypeLowercase}`
			};
			for (; position.position < input.length;) {
				position.position++;
				collectASequenceOfCodePoints((char) => HTTP_WHITESPACE_REGEX.test(char), input, position);
				let parameterName = collectASequenceOfCodePoints((char) => char !== ";" && char !== "=", input, position);
				parameterName = parameterName.toLowerCase();
				if (position.position < input.length) {
					if (input[position.position] === ";") continue;
					position.position++;
				}
				if (position.position >= input.length) break;
				let parameterValue = null;
				if (input[position.position] === "\"") {
					parameterValue = collectAnHTTPQuotedString(input, position, !0);
					collectASequenceOfCodePointsFast(";", input, position);
				} else {
					parameterValue = collectASequenceOfCodePointsFast(";", input, position);
					parameterValue = removeHTTPWhitespace(parameterValue, !1, !0);
					if (parameterValue.length === 0) continue;
				}
				parameterName.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(parameterName) && (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) && !mimeType.parameters.has(parameterName) && mimeType.parameters.set(parameterName, parameterValue);
			}
			return mimeType;
		}
		function collectAnHTTPQuotedString(input, position, extractValue = !1) {
			let positionStart = position.position, value = "";
			assert(input[position.position] === "\"");
			position.position++;
			for (;;) {
				value += collectASequenceOfCodePoints((char) => char !== "\"" && char !== "\\", input, position);
				if (position.position >= input.length) break;
				let quoteOrBackslash = input[position.position];
				position.position++;
				if (quoteOrBackslash === "\\") {
					if (position.position >= input.length) {
						value += "\\";
						break;
					}
					value += input[position.position];
					position.position++;
				} else {
					assert(quoteOrBackslash === "\"");
					break;
				}
			}
			if (extractValue) return value;
			return input.slice(positionStart, position.position);
		}
		function serializeAMimeType(mimeType) {
			assert(mimeType !== "failure");
			let { parameters, essence } = mimeType, serialization = essence;
			for (let [name, value] of parameters.entries()) {
				serialization += ";";
				serialization += name;
				serialization += "=";
				if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
					value = value.replace(/[\\"]/gu, "\\$&");
					value = "\"" + value;
					value += "\"";
				}
				serialization += value;
			}
			return serialization;
		}
		function isHTTPWhiteSpace(char) {
			return char === 13 || char === 10 || char === 9 || char === 32;
		}
		function removeHTTPWhitespace(str, leading = !0, trailing = !0) {
			return removeChars(str, leading, trailing, isHTTPWhiteSpace);
		}
		function minimizeSupportedMimeType(mimeType) {
			switch (mimeType.essence) {
				case "application/ecmascript":
				case "application/javascript":
				case "application/x-ecmascript":
				case "application/x-javascript":
				case "text/ecmascript":
				case "text/javascript":
				case "text/javascript1.0":
				case "text/javascript1.1":
				case "text/javascript1.2":
				case "text/javascript1.3":
				case "text/javascript1.4":
				case "text/javascript1.5":
				case "text/jscript":
				case "text/livescript":
				case "text/x-ecmascript":
				case "text/x-javascript": return "text/javascript";
				case "application/json":
				case "text/json": return "application/json";
				case "image/svg+xml": return "image/svg+xml";
				case "text/xml":
				case "application/xml": return "application/xml";
			}
			if (mimeType.subtype.endsWith("+json")) return "application/json";
			if (mimeType.subtype.endsWith("+xml")) return "application/xml";
			return "";
		}
		module.exports = {
			dataURLProcessor,
			URLSerializer,
			stringPercentDecode,
			parseMIMEType,
			collectAnHTTPQuotedString,
			serializeAMimeType,
			removeHTTPWhitespace,
			minimizeSupportedMimeType,
			HTTP_TOKEN_CODEPOINTS
		};
	}),
	116: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { bufferToLowerCasedHeaderName } = __webpack_require__(3440), { HTTP_TOKEN_CODEPOINTS } = __webpack_require__(1900), { makeEntry } = __webpack_require__(5910), { webidl } = __webpack_require__(7879), assert = __webpack_require__(4589), { isomorphicDecode } = __webpack_require__(8116), dd = Buffer.from("--"), decoder = new TextDecoder(), decoderIgnoreBOM = new TextDecoder("utf-8", { ignoreBOM: !0 });
		function isAsciiString(chars) {
			for (let i = 0; i < chars.length; ++i) if (chars.charCodeAt(i) & -128) return !1;
			return !0;
		}
		function validateBoundary(boundary) {
			let length = boundary.length;
			if (length < 27 || length > 70) return !1;
			for (let i = 0; i < length; ++i) {
				let cp = boundary.charCodeAt(i);
				if (!(cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 39 || cp === 45 || cp === 95)) return !1;
			}
			return !0;
		}
		function multipartFormDataParser(input, mimeType) {
			assert(mimeType !== "failure" && mimeType.essence === "multipart/form-data");
			let boundaryString = mimeType.parameters.get("boundary");
			if (boundaryString === void 0) throw parsingError("missing boundary in content-type header");
			let boundary = Buffer.from(`--${boundaryString}`, "utf8"), entryList = [], position = { position: 0 }, firstBoundaryIndex = input.indexOf(boundary);
			if (firstBoundaryIndex === -1) throw parsingError("no boundary found in multipart body");
			position.position = firstBoundaryIndex;
			for (;;) {
				if (input.subarray(position.position, position.position + boundary.length).equals(boundary)) position.position += boundary.length;
				else throw parsingError("expected a value starting with -- and the boundary");
				if (bufferStartsWith(input, dd, position)) return entryList;
				if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
				position.position += 2;
				let { name, filename, contentType, encoding } = parseMultipartFormDataHeaders(input, position);
				position.position += 2;
				let body;
				{
					let boundaryIndex = input.indexOf(boundary.subarray(2), position.position);
					if (boundaryIndex === -1) throw parsingError("expected boundary after body");
					body = input.subarray(position.position, boundaryIndex - 4);
					position.position += body.length;
					encoding === "base64" && (body = Buffer.from(body.toString(), "base64"));
				}
				if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
				else position.position += 2;
				let value;
				if (filename !== null) {
					contentType ??= "text/plain";
					isAsciiString(contentType) || (contentType = "");
					value = new File([body], filename, { type: contentType });
				} else value = decoderIgnoreBOM.decode(Buffer.from(body));
				assert(webidl.is.USVString(name));
				assert(typeof value == "string" && webidl.is.USVString(value) || webidl.is.File(value));
				entryList.push(makeEntry(name, value, filename));
			}
		}
		function parseContentDispositionAttribute(input, position) {
			input[position.position] === 59 && position.position++;
			collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
			let attributeName = collectASequenceOfBytes((char) => isToken(char) && char !== 61 && char !== 42, input, position);
			if (attributeName.length === 0) return null;
			let attrNameStr = attributeName.toString("ascii").toLowerCase(), isExtended = input[position.position] === 42;
			isExtended && position.position++;
			if (input[position.position] !== 61) return null;
			position.position++;
			collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
			let value;
			if (isExtended) {
				let headerValue = collectASequenceOfBytes((char) => char !== 32 && char !== 13 && char !== 10 && char !== 59, input, position);
				if (headerValue[0] !== 117 && headerValue[0] !== 85 || headerValue[1] !== 116 && headerValue[1] !== 84 || headerValue[2] !== 102 && headerValue[2] !== 70 || headerValue[3] !== 45 || headerValue[4] !== 56) throw parsingError("unknown encoding, expected utf-8''");
				value = decodeURIComponent(decoder.decode(headerValue.subarray(7)));
			} else if (input[position.position] === 34) {
				position.position++;
				let quotedValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 34, input, position);
				if (input[position.position] !== 34) throw parsingError("Closing quote not found");
				position.position++;
				value = decoder.decode(quotedValue).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
			} else {
				let tokenValue = collectASequenceOfBytes((char) => isToken(char) && char !== 59, input, position);
				value = decoder.decode(tokenValue);
			}
			return {
				name: attrNameStr,
				value,
				extended: isExtended
			};
		}
		function parseMultipartFormDataHeaders(input, position) {
			let name = null, filename = null, contentType = null, encoding = null;
			for (;;) {
				if (input[position.position] === 13 && input[position.position + 1] === 10) {
					if (name === null) throw parsingError("header name is null");
					return {
						name,
						filename,
						contentType,
						encoding
					};
				}
				let headerName = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 58, input, position);
				headerName = removeChars(headerName, !0, !0, (char) => char === 9 || char === 32);
				if (!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())) throw parsingError("header name does not match the field-name token production");
				if (input[position.position] !== 58) throw parsingError("expected :");
				position.position++;
				collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
				switch (bufferToLowerCasedHeaderName(headerName)) {
					case "content-disposition": {
						name = filename = null;
						let filenameIsExtended = !1;
						if (collectASequenceOfBytes((char) => isToken(char), input, position).toString("ascii").toLowerCase() !== "form-data") throw parsingError("expected form-data for content-disposition header");
						for (; position.position < input.length && (input[position.position] !== 13 || input[position.position + 1] !== 10);) {
							let attribute = parseContentDispositionAttribute(input, position);
							if (!attribute) break;
							if (attribute.name === "name") name = attribute.value;
							else if (attribute.name === "filename") {
								if (attribute.extended) {
									filename = attribute.value;
									filenameIsExtended = !0;
								} else filenameIsExtended || (filename = attribute.value);
							}
						}
						if (name === null) throw parsingError("name attribute is required in content-disposition header");
						break;
					}
					case "content-type": {
						let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
						headerValue = removeChars(headerValue, !1, !0, (char) => char === 9 || char === 32);
						contentType = isomorphicDecode(headerValue);
						break;
					}
					case "content-transfer-encoding": {
						let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
						headerValue = removeChars(headerValue, !1, !0, (char) => char === 9 || char === 32);
						encoding = isomorphicDecode(headerValue);
						break;
					}
					default: collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
				}
				if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
				else position.position += 2;
			}
		}
		function collectASequenceOfBytes(condition, input, position) {
			let start = position.position;
			for (; start < input.length && condition(input[start]);) ++start;
			return input.subarray(position.position, position.position = start);
		}
		function removeChars(buf, leading, trailing, predicate) {
			let lead = 0, trail = buf.length - 1;
			if (leading) for (; lead < buf.length && predicate(buf[lead]);) lead++;
			if (trailing) for (; trail > 0 && predicate(buf[trail]);) trail--;
			return lead === 0 && trail === buf.length - 1 ? buf : buf.subarray(lead, trail + 1);
		}
		function bufferStartsWith(buffer, start, position) {
			if (buffer.length < start.length) return !1;
			for (let i = 0; i < start.length; i++) if (start[i] !== buffer[position.position + i]) return !1;
			return !0;
		}
		function parsingError(cause) {
			return TypeError("Failed to parse body as FormData.", { cause: TypeError(cause) });
		}
		function isCTL(char) {
			return char <= 31 || char === 127;
		}
		function isTSpecial(char) {
			return char === 40 || char === 41 || char === 60 || char === 62 || char === 64 || char === 44 || char === 59 || char === 58 || char === 92 || char === 34 || char === 47 || char === 91 || char === 93 || char === 63 || char === 61;
		}
		function isToken(char) {
			return char <= 127 && char !== 32 && char !== 9 && !isCTL(char) && !isTSpecial(char);
		}
		module.exports = {
			multipartFormDataParser,
			validateBoundary
		};
	}),
	5910: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { iteratorMixin } = __webpack_require__(3168), { kEnumerableProperty } = __webpack_require__(3440), { webidl } = __webpack_require__(7879), nodeUtil = __webpack_require__(7975);
		class FormData {
			#state = [];
			constructor(form = void 0) {
				webidl.util.markAsUncloneable(this);
				if (form !== void 0) throw webidl.errors.conversionFailed({
					prefix: "FormData constructor",
					argument: "Argument 1",
					types: ["undefined"]
				});
			}
			append(name, value, filename = void 0) {
				webidl.brandCheck(this, FormData);
				let prefix = "FormData.append";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				name = webidl.converters.USVString(name);
				if (arguments.length === 3 || webidl.is.Blob(value)) {
					value = webidl.converters.Blob(value, prefix, "value");
					filename !== void 0 && (filename = webidl.converters.USVString(filename));
				} else value = webidl.converters.USVString(value);
				let entry = makeEntry(name, value, filename);
				this.#state.push(entry);
			}
			delete(name) {
				webidl.brandCheck(this, FormData);
				webidl.argumentLengthCheck(arguments, 1, "FormData.delete");
				name = webidl.converters.USVString(name);
				this.#state = this.#state.filter((entry) => entry.name !== name);
			}
			get(name) {
				webidl.brandCheck(this, FormData);
				webidl.argumentLengthCheck(arguments, 1, "FormData.get");
				name = webidl.converters.USVString(name);
				let idx = this.#state.findIndex((entry) => entry.name === name);
				if (idx === -1) return null;
				return this.#state[idx].value;
			}
			getAll(name) {
				webidl.brandCheck(this, FormData);
				webidl.argumentLengthCheck(arguments, 1, "FormData.getAll");
				name = webidl.converters.USVString(name);
				return this.#state.filter((entry) => entry.name === name).map((entry) => entry.value);
			}
			has(name) {
				webidl.brandCheck(this, FormData);
				webidl.argumentLengthCheck(arguments, 1, "FormData.has");
				name = webidl.converters.USVString(name);
				return this.#state.findIndex((entry) => entry.name === name) !== -1;
			}
			set(name, value, filename = void 0) {
				webidl.brandCheck(this, FormData);
				let prefix = "FormData.set";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				name = webidl.converters.USVString(name);
				if (arguments.length === 3 || webidl.is.Blob(value)) {
					value = webidl.converters.Blob(value, prefix, "value");
					filename !== void 0 && (filename = webidl.converters.USVString(filename));
				} else value = webidl.converters.USVString(value);
				let entry = makeEntry(name, value, filename), idx = this.#state.findIndex((entry) => entry.name === name);
				idx === -1 ? this.#state.push(entry) : this.#state = [
					...this.#state.slice(0, idx),
					entry,
					...this.#state.slice(idx + 1).filter((entry) => entry.name !== name)
				];
			}
			[nodeUtil.inspect.custom](depth, options) {
				let state = this.#state.reduce((a, b) => {
					a[b.name] ? Array.isArray(a[b.name]) ? a[b.name].push(b.value) : a[b.name] = [a[b.name], b.value] : a[b.name] = b.value;
					return a;
				}, { __proto__: null });
				options.depth ??= depth;
				options.colors ??= !0;
				let output = nodeUtil.formatWithOptions(options, state);
				return `FormData ${output.slice(output.indexOf("]") + 2)}`;
			}
			static getFormDataState(formData) {
				return formData.#state;
			}
			static setFormDataState(formData, newState) {
				formData.#state = newState;
			}
		}
		let { getFormDataState, setFormDataState } = FormData;
		Reflect.deleteProperty(FormData, "getFormDataState");
		Reflect.deleteProperty(FormData, "setFormDataState");
		iteratorMixin("FormData", FormData, getFormDataState, "name", "value");
		Object.defineProperties(FormData.prototype, {
			append: kEnumerableProperty,
			delete: kEnumerableProperty,
			get: kEnumerableProperty,
			getAll: kEnumerableProperty,
			has: kEnumerableProperty,
			set: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "FormData",
				configurable: !0
			}
		});
		function makeEntry(name, value, filename) {
			if (typeof value != "string") {
				webidl.is.File(value) || (value = new File([value], "blob", { type: value.type }));
				if (filename !== void 0) {
					let options = {
						type: value.type,
						lastModified: value.lastModified
					};
					value = new File([value], filename, options);
				}
			}
			return {
				name,
				value
			};
		}
		webidl.is.FormData = webidl.util.MakeTypeAssertion(FormData);
		module.exports = {
			FormData,
			makeEntry,
			setFormDataState
		};
	}),
	1059: ((module) => {
		let globalOrigin = Symbol.for("undici.globalOrigin.1");
		function getGlobalOrigin() {
			return globalThis[globalOrigin];
		}
		function setGlobalOrigin(newOrigin) {
			if (newOrigin === void 0) {
				Object.defineProperty(globalThis, globalOrigin, {
					value: void 0,
					writable: !0,
					enumerable: !1,
					configurable: !1
				});
				return;
			}
			let parsedURL = new URL(newOrigin);
			if (parsedURL.protocol !== "http:" && parsedURL.protocol !== "https:") throw TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);
			Object.defineProperty(globalThis, globalOrigin, {
				value: parsedURL,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
		}
		module.exports = {
			getGlobalOrigin,
			setGlobalOrigin
		};
	}),
	3168: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Transform } = __webpack_require__(7075), zlib = __webpack_require__(8522), { redirectStatusSet, referrerPolicyTokens, badPortsSet } = __webpack_require__(4495), { getGlobalOrigin } = __webpack_require__(1059), { collectAnHTTPQuotedString, parseMIMEType } = __webpack_require__(1900), { performance } = __webpack_require__(643), { ReadableStreamFrom, isValidHTTPToken, normalizedMethodRecordsBase } = __webpack_require__(3440), assert = __webpack_require__(4589), { isUint8Array } = __webpack_require__(3429), { webidl } = __webpack_require__(7879), { isomorphicEncode, collectASequenceOfCodePoints, removeChars } = __webpack_require__(8116);
		function responseURL(response) {
			let urlList = response.urlList, length = urlList.length;
			return length === 0 ? null : urlList[length - 1].toString();
		}
		function responseLocationURL(response, requestFragment) {
			if (!redirectStatusSet.has(response.status)) return null;
			let location = response.headersList.get("location", !0);
			if (location !== null && isValidHeaderValue(location)) {
				isValidEncodedURL(location) || (location = normalizeBinaryStringToUtf8(location));
				location = new URL(location, responseURL(response));
			}
			location && !location.hash && (location.hash = requestFragment);
			return location;
		}
		function isValidEncodedURL(url) {
			for (let i = 0; i < url.length; ++i) {
				let code = url.charCodeAt(i);
				if (code > 126 || code < 32) return !1;
			}
			return !0;
		}
		function normalizeBinaryStringToUtf8(value) {
			return Buffer.from(value, "binary").toString("utf8");
		}
		function requestCurrentURL(request) {
			return request.urlList[request.urlList.length - 1];
		}
		function requestBadPort(request) {
			let url = requestCurrentURL(request);
			if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) return "blocked";
			return "allowed";
		}
		function isErrorLike(object) {
			return object instanceof Error || object?.constructor?.name === "Error" || object?.constructor?.name === "DOMException";
		}
		function isValidReasonPhrase(statusText) {
			for (let i = 0; i < statusText.length; ++i) {
				let c = statusText.charCodeAt(i);
				if (!(c === 9 || c >= 32 && c <= 126 || c >= 128 && c <= 255)) return !1;
			}
			return !0;
		}
		let isValidHeaderName = isValidHTTPToken;
		function isValidHeaderValue(potentialValue) {
			return (potentialValue[0] === "	" || potentialValue[0] === " " || potentialValue[potentialValue.length - 1] === "	" || potentialValue[potentialValue.length - 1] === " " || potentialValue.includes("\n") || potentialValue.includes("\r") || potentialValue.includes("\0")) === !1;
		}
		function parseReferrerPolicy(actualResponse) {
			let policyHeader = (actualResponse.headersList.get("referrer-policy", !0) ?? "").split(","), policy = "";
			if (policyHeader.length) for (let i = policyHeader.length; i !== 0; i--) {
				let token = policyHeader[i - 1].trim();
				if (referrerPolicyTokens.has(token)) {
					policy = token;
					break;
				}
			}
			return policy;
		}
		function setRequestReferrerPolicyOnRedirect(request, actualResponse) {
			let policy = parseReferrerPolicy(actualResponse);
			policy !== "" && (request.referrerPolicy = policy);
		}
		function crossOriginResourcePolicyCheck() {
			return "allowed";
		}
		function corsCheck() {
			return "success";
		}
		function TAOCheck() {
			return "success";
		}
		function appendFetchMetadata(httpRequest) {
			let header = null;
			header = httpRequest.mode;
			httpRequest.headersList.set("sec-fetch-mode", header, !0);
		}
		function appendRequestOriginHeader(request) {
			let serializedOrigin = request.origin;
			if (serializedOrigin === "client" || serializedOrigin === void 0) return;
			if (request.responseTainting === "cors" || request.mode === "websocket") request.headersList.append("origin", serializedOrigin, !0);
			else if (request.method !== "GET" && request.method !== "HEAD") {
				switch (request.referrerPolicy) {
					case "no-referrer":
						serializedOrigin = null;
						break;
					case "no-referrer-when-downgrade":
					case "strict-origin":
					case "strict-origin-when-cross-origin":
						request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request)) && (serializedOrigin = null);
						break;
					case "same-origin": sameOrigin(request, requestCurrentURL(request)) || (serializedOrigin = null);
				}
				request.headersList.append("origin", serializedOrigin, !0);
			}
		}
		function coarsenTime(timestamp, crossOriginIsolatedCapability) {
			return timestamp;
		}
		function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
			if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) return {
				domainLookupStartTime: defaultStartTime,
				domainLookupEndTime: defaultStartTime,
				connectionStartTime: defaultStartTime,
				connectionEndTime: defaultStartTime,
				secureConnectionStartTime: defaultStartTime,
				ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
			};
			return {
				domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
				domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
				connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
				connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
				secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
				ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
			};
		}
		function coarsenedSharedCurrentTime(crossOriginIsolatedCapability) {
			return coarsenTime(performance.now(), crossOriginIsolatedCapability);
		}
		function createOpaqueTimingInfo(timingInfo) {
			return {
				startTime: timingInfo.startTime ?? 0,
				redirectStartTime: 0,
				redirectEndTime: 0,
				postRedirectStartTime: timingInfo.startTime ?? 0,
				finalServiceWorkerStartTime: 0,
				finalNetworkResponseStartTime: 0,
				finalNetworkRequestStartTime: 0,
				endTime: 0,
				encodedBodySize: 0,
				decodedBodySize: 0,
				finalConnectionTimingInfo: null
			};
		}
		function makePolicyContainer() {
			return { referrerPolicy: "strict-origin-when-cross-origin" };
		}
		function clonePolicyContainer(policyContainer) {
			return { referrerPolicy: policyContainer.referrerPolicy };
		}
		function determineRequestsReferrer(request) {
			let policy = request.referrerPolicy;
			assert(policy);
			let referrerSource = null;
			if (request.referrer === "client") {
				let globalOrigin = getGlobalOrigin();
				if (!globalOrigin || globalOrigin.origin === "null") return "no-referrer";
				referrerSource = new URL(globalOrigin);
			} else webidl.is.URL(request.referrer) && (referrerSource = request.referrer);
			let referrerURL = stripURLForReferrer(referrerSource), referrerOrigin = stripURLForReferrer(referrerSource, !0);
			referrerURL.toString().length > 4096 && (referrerURL = referrerOrigin);
			switch (policy) {
				case "no-referrer": return "no-referrer";
				case "origin":
					if (referrerOrigin != null) return referrerOrigin;
					return stripURLForReferrer(referrerSource, !0);
				case "unsafe-url": return referrerURL;
				case "strict-origin": {
					let currentURL = requestCurrentURL(request);
					if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
					return referrerOrigin;
				}
				case "strict-origin-when-cross-origin": {
					let currentURL = requestCurrentURL(request);
					if (sameOrigin(referrerURL, currentURL)) return referrerURL;
					if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
					return referrerOrigin;
				}
				case "same-origin":
					if (sameOrigin(request, referrerURL)) return referrerURL;
					return "no-referrer";
				case "origin-when-cross-origin":
					if (sameOrigin(request, referrerURL)) return referrerURL;
					return referrerOrigin;
				case "no-referrer-when-downgrade": {
					let currentURL = requestCurrentURL(request);
					if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
					return referrerURL;
				}
			}
		}
		function stripURLForReferrer(url, originOnly = !1) {
			assert(webidl.is.URL(url));
			url = new URL(url);
			if (urlIsLocal(url)) return "no-referrer";
			url.username = "";
			url.password = "";
			url.hash = "";
			if (originOnly === !0) {
				url.pathname = "";
				url.search = "";
			}
			return url;
		}
		let isPotentialleTrustworthyIPv4 = RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/), isPotentiallyTrustworthyIPv6 = RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);
		function isOriginIPPotentiallyTrustworthy(origin) {
			if (origin.includes(":")) {
				origin[0] === "[" && origin[origin.length - 1] === "]" && (origin = origin.slice(1, -1));
				return isPotentiallyTrustworthyIPv6(origin);
			}
			return isPotentialleTrustworthyIPv4(origin);
		}
		function isOriginPotentiallyTrustworthy(origin) {
			if (origin == null || origin === "null") return !1;
			origin = new URL(origin);
			if (origin.protocol === "https:" || origin.protocol === "wss:") return !0;
			if (isOriginIPPotentiallyTrustworthy(origin.hostname)) return !0;
			if (origin.hostname === "localhost" || origin.hostname === "localhost.") return !0;
			if (origin.hostname.endsWith(".localhost") || origin.hostname.endsWith(".localhost.")) return !0;
			if (origin.protocol === "file:") return !0;
			return !1;
		}
		function isURLPotentiallyTrustworthy(url) {
			if (!webidl.is.URL(url)) return !1;
			if (url.href === "about:blank" || url.href === "about:srcdoc") return !0;
			if (url.protocol === "data:") return !0;
			if (url.protocol === "blob:") return !0;
			return isOriginPotentiallyTrustworthy(url.origin);
		}
		function tryUpgradeRequestToAPotentiallyTrustworthyURL(request) {}
		function sameOrigin(A, B) {
			if (A.origin === B.origin && A.origin === "null") return !0;
			if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) return !0;
			return !1;
		}
		function isAborted(fetchParams) {
			return fetchParams.controller.state === "aborted";
		}
		function isCancelled(fetchParams) {
			return fetchParams.controller.state === "aborted" || fetchParams.controller.state === "terminated";
		}
		function normalizeMethod(method) {
			return normalizedMethodRecordsBase[method.toLowerCase()] ?? method;
		}
		let esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
		function createIterator(name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
			class FastIterableIterator {
				#target;
				#kind;
				#index;
				constructor(target, kind) {
					this.#target = target;
					this.#kind = kind;
					this.#index = 0;
				}
				next() {
					if (typeof this != "object" || this === null || !(#target in this)) throw TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
					let index = this.#index, values = kInternalIterator(this.#target);
					if (index >= values.length) return {
						value: void 0,
						done: !0
					};
					let { [keyIndex]: key, [valueIndex]: value } = values[index];
					this.#index = index + 1;
					let result;
					switch (this.#kind) {
						case "key":
							result = key;
							break;
						case "value":
							result = value;
							break;
						case "key+value": result = [key, value];
					}
					return {
						value: result,
						done: !1
					};
				}
			}
			delete FastIterableIterator.prototype.constructor;
			Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype);
			Object.defineProperties(FastIterableIterator.prototype, {
				[Symbol.toStringTag]: {
					writable: !1,
					enumerable: !1,
					configurable: !0,
					value: `${name} Iterator`
				},
				next: {
					writable: !0,
					enumerable: !0,
					configurable: !0
				}
			});
			return function(target, kind) {
				return new FastIterableIterator(target, kind);
			};
		}
		function iteratorMixin(name, object, kInternalIterator, keyIndex = 0, valueIndex = 1) {
			let makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex), properties = {
				keys: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function() {
						webidl.brandCheck(this, object);
						return makeIterator(this, "key");
					}
				},
				values: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function() {
						webidl.brandCheck(this, object);
						return makeIterator(this, "value");
					}
				},
				entries: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function() {
						webidl.brandCheck(this, object);
						return makeIterator(this, "key+value");
					}
				},
				forEach: {
					writable: !0,
					enumerable: !0,
					configurable: !0,
					value: function(callbackfn, thisArg = globalThis) {
						webidl.brandCheck(this, object);
						webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`);
						if (typeof callbackfn != "function") throw TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
						for (let { 0: key, 1: value } of makeIterator(this, "key+value")) callbackfn.call(thisArg, value, key, this);
					}
				}
			};
			return Object.defineProperties(object.prototype, {
				...properties,
				[Symbol.iterator]: {
					writable: !0,
					enumerable: !1,
					configurable: !0,
					value: properties.entries.value
				}
			});
		}
		function fullyReadBody(body, processBody, processBodyError) {
			let successSteps = processBody, errorSteps = processBodyError;
			try {
				readAllBytes(body.stream.getReader(), successSteps, errorSteps);
			} catch (e) {
				errorSteps(e);
			}
		}
		function readableStreamClose(controller) {
			try {
				controller.close();
				controller.byobRequest?.respond(0);
			} catch (err) {
				if (!err.message.includes("Controller is already closed") && !err.message.includes("ReadableStream is already closed")) throw err;
			}
		}
		async function readAllBytes(reader, successSteps, failureSteps) {
			try {
				let bytes = [], byteLength = 0;
				do {
					let { done, value: chunk } = await reader.read();
					if (done) {
						successSteps(Buffer.concat(bytes, byteLength));
						return;
					}
					if (!isUint8Array(chunk)) {
						failureSteps(TypeError("Received non-Uint8Array chunk"));
						return;
					}
					bytes.push(chunk);
					byteLength += chunk.length;
				} while (!0);
			} catch (e) {
				failureSteps(e);
			}
		}
		function urlIsLocal(url) {
			assert("protocol" in url);
			let protocol = url.protocol;
			return protocol === "about:" || protocol === "blob:" || protocol === "data:";
		}
		function urlHasHttpsScheme(url) {
			return typeof url == "string" && url[5] === ":" && url[0] === "h" && url[1] === "t" && url[2] === "t" && url[3] === "p" && url[4] === "s" || url.protocol === "https:";
		}
		function urlIsHttpHttpsScheme(url) {
			assert("protocol" in url);
			let protocol = url.protocol;
			return protocol === "http:" || protocol === "https:";
		}
		function simpleRangeHeaderValue(value, allowWhitespace) {
			let data = value;
			if (!data.startsWith("bytes")) return "failure";
			let position = { position: 5 };
			allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			if (data.charCodeAt(position.position) !== 61) return "failure";
			position.position++;
			allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			let rangeStart = collectASequenceOfCodePoints((char) => {
				let code = char.charCodeAt(0);
				return code >= 48 && code <= 57;
			}, data, position), rangeStartValue = rangeStart.length ? Number(rangeStart) : null;
			allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			if (data.charCodeAt(position.position) !== 45) return "failure";
			position.position++;
			allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			let rangeEnd = collectASequenceOfCodePoints((char) => {
				let code = char.charCodeAt(0);
				return code >= 48 && code <= 57;
			}, data, position), rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null;
			if (position.position < data.length) return "failure";
			if (rangeEndValue === null && rangeStartValue === null) return "failure";
			if (rangeStartValue > rangeEndValue) return "failure";
			return {
				rangeStartValue,
				rangeEndValue
			};
		}
		function buildContentRange(rangeStart, rangeEnd, fullLength) {
			let contentRange = "bytes ";
			contentRange += isomorphicEncode(`${rangeStart}`);
			contentRange += "-";
			contentRange += isomorphicEncode(`${rangeEnd}`);
			contentRange += "/";
			contentRange += isomorphicEncode(`${fullLength}`);
			return contentRange;
		}
		class InflateStream extends Transform {
			#zlibOptions;
			constructor(zlibOptions) {
				super();
				this.#zlibOptions = zlibOptions;
			}
			_transform(chunk, encoding, callback) {
				if (!this._inflateStream) {
					if (chunk.length === 0) {
						callback();
						return;
					}
					this._inflateStream = (chunk[0] & 15) == 8 ? zlib.createInflate(this.#zlibOptions) : zlib.createInflateRaw(this.#zlibOptions);
					this._inflateStream.on("data", this.push.bind(this));
					this._inflateStream.on("end", () => this.push(null));
					this._inflateStream.on("error", (err) => this.destroy(err));
				}
				this._inflateStream.write(chunk, encoding, callback);
			}
			_final(callback) {
				if (this._inflateStream) {
					this._inflateStream.end();
					this._inflateStream = null;
				}
				callback();
			}
		}
		function createInflate(zlibOptions) {
			return new InflateStream(zlibOptions);
		}
		function extractMimeType(headers) {
			let charset = null, essence = null, mimeType = null, values = getDecodeSplit("content-type", headers);
			if (values === null) return "failure";
			for (let value of values) {
				let temporaryMimeType = parseMIMEType(value);
				if (temporaryMimeType === "failure" || temporaryMimeType.essence === "*/*") continue;
				mimeType = temporaryMimeType;
				if (mimeType.essence !== essence) {
					charset = null;
					mimeType.parameters.has("charset") && (charset = mimeType.parameters.get("charset"));
					essence = mimeType.essence;
				} else !mimeType.parameters.has("charset") && charset !== null && mimeType.parameters.set("charset", charset);
			}
			if (mimeType == null) return "failure";
			return mimeType;
		}
		function gettingDecodingSplitting(value) {
			let input = value, position = { position: 0 }, values = [], temporaryValue = "";
			for (; position.position < input.length;) {
				temporaryValue += collectASequenceOfCodePoints((char) => char !== "\"" && char !== ",", input, position);
				if (position.position < input.length) {
					if (input.charCodeAt(position.position) === 34) {
						temporaryValue += collectAnHTTPQuotedString(input, position);
						if (position.position < input.length) continue;
					} else {
						assert(input.charCodeAt(position.position) === 44);
						position.position++;
					}
				}
				temporaryValue = removeChars(temporaryValue, !0, !0, (char) => char === 9 || char === 32);
				values.push(temporaryValue);
				temporaryValue = "";
			}
			return values;
		}
		function getDecodeSplit(name, list) {
			let value = list.get(name, !0);
			if (value === null) return null;
			return gettingDecodingSplitting(value);
		}
		function hasAuthenticationEntry(request) {
			return !1;
		}
		function includesCredentials(url) {
			return !!(url.username || url.password);
		}
		function isTraversableNavigable(navigable) {
			return navigable != null && navigable !== "client" && navigable !== "no-traversable";
		}
		class EnvironmentSettingsObjectBase {
			get baseUrl() {
				return getGlobalOrigin();
			}
			get origin() {
				return this.baseUrl?.origin;
			}
			policyContainer = makePolicyContainer();
		}
		class EnvironmentSettingsObject {
			settingsObject = new EnvironmentSettingsObjectBase();
		}
		module.exports = {
			isAborted,
			isCancelled,
			isValidEncodedURL,
			ReadableStreamFrom,
			tryUpgradeRequestToAPotentiallyTrustworthyURL,
			clampAndCoarsenConnectionTimingInfo,
			coarsenedSharedCurrentTime,
			determineRequestsReferrer,
			makePolicyContainer,
			clonePolicyContainer,
			appendFetchMetadata,
			appendRequestOriginHeader,
			TAOCheck,
			corsCheck,
			crossOriginResourcePolicyCheck,
			createOpaqueTimingInfo,
			setRequestReferrerPolicyOnRedirect,
			isValidHTTPToken,
			requestBadPort,
			requestCurrentURL,
			responseURL,
			responseLocationURL,
			isURLPotentiallyTrustworthy,
			isValidReasonPhrase,
			sameOrigin,
			normalizeMethod,
			iteratorMixin,
			createIterator,
			isValidHeaderName,
			isValidHeaderValue,
			isErrorLike,
			fullyReadBody,
			readableStreamClose,
			urlIsLocal,
			urlHasHttpsScheme,
			urlIsHttpHttpsScheme,
			readAllBytes,
			simpleRangeHeaderValue,
			buildContentRange,
			createInflate,
			extractMimeType,
			getDecodeSplit,
			environmentSettingsObject: new EnvironmentSettingsObject(),
			isOriginIPPotentiallyTrustworthy,
			hasAuthenticationEntry,
			includesCredentials,
			isTraversableNavigable
		};
	}),
	8116: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { utf8DecodeBytes } = __webpack_require__(276);
		function collectASequenceOfCodePoints(condition, input, position) {
			let result = "";
			for (; position.position < input.length && condition(input[position.position]);) {
				result += input[position.position];
				position.position++;
			}
			return result;
		}
		function collectASequenceOfCodePointsFast(char, input, position) {
			let idx = input.indexOf(char, position.position), start = position.position;
			if (idx === -1) {
				position.position = input.length;
				return input.slice(start);
			}
			position.position = idx;
			return input.slice(start, position.position);
		}
		let ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g, nonASCIIRegex = /[^\x00-\x7F]/;
		function asciiLowercase(str) {
			return nonASCIIRegex.test(str) ? str.replace(/[A-Z]+/g, (upper) => upper.toLowerCase()) : str.toLowerCase();
		}
		function forgivingBase64(data) {
			data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, "");
			let dataLength = data.length;
			if (dataLength % 4 == 0 && data.charCodeAt(dataLength - 1) === 61) {
				--dataLength;
				data.charCodeAt(dataLength - 1) === 61 && --dataLength;
			}
			if (dataLength % 4 == 1) return "failure";
			if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) return "failure";
			let buffer = Buffer.from(data, "base64");
			return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		}
		function isASCIIWhitespace(char) {
			return char === 9 || char === 10 || char === 12 || char === 13 || char === 32;
		}
		function isomorphicDecode(input) {
			let length = input.length;
			if (65535 > length) return String.fromCharCode.apply(null, input);
			let result = "", i = 0, addition = 65535;
			for (; i < length;) {
				i + addition > length && (addition = length - i);
				result += String.fromCharCode.apply(null, input.subarray(i, i += addition));
			}
			return result;
		}
		let invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
		function isomorphicEncode(input) {
			assert(!invalidIsomorphicEncodeValueRegex.test(input));
			return input;
		}
		function parseJSONFromBytes(bytes) {
			return JSON.parse(utf8DecodeBytes(bytes));
		}
		function removeASCIIWhitespace(str, leading = !0, trailing = !0) {
			return removeChars(str, leading, trailing, isASCIIWhitespace);
		}
		function removeChars(str, leading, trailing, predicate) {
			let lead = 0, trail = str.length - 1;
			if (leading) for (; lead < str.length && predicate(str.charCodeAt(lead));) lead++;
			if (trailing) for (; trail > 0 && predicate(str.charCodeAt(trail));) trail--;
			return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1);
		}
		function serializeJavascriptValueToJSONString(value) {
			let result = JSON.stringify(value);
			if (result === void 0) throw TypeError("Value is not JSON serializable");
			assert(typeof result == "string");
			return result;
		}
		module.exports = {
			asciiLowercase,
			collectASequenceOfCodePoints,
			collectASequenceOfCodePointsFast,
			forgivingBase64,
			isASCIIWhitespace,
			isomorphicDecode,
			isomorphicEncode,
			parseJSONFromBytes,
			removeASCIIWhitespace,
			removeChars,
			serializeJavascriptValueToJSONString
		};
	}),
	7879: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { types, inspect } = __webpack_require__(7975), { runtimeFeatures } = __webpack_require__(313), FunctionPrototypeSymbolHasInstance = Function.call.bind(Function.prototype[Symbol.hasInstance]), webidl = {
			converters: {},
			util: {},
			errors: {},
			is: {}
		};
		webidl.errors.exception = function(message) {
			return TypeError(`${message.header}: ${message.message}`);
		};
		webidl.errors.conversionFailed = function(opts) {
			let plural = opts.types.length === 1 ? "" : " one of", message = `${opts.argument} could not be converted to${plural}: ${opts.types.join(", ")}.`;
			return webidl.errors.exception({
				header: opts.prefix,
				message
			});
		};
		webidl.errors.invalidArgument = function(context) {
			return webidl.errors.exception({
				header: context.prefix,
				message: `"${context.value}" is an invalid ${context.type}.`
			});
		};
		webidl.brandCheck = function(V, I) {
			if (!FunctionPrototypeSymbolHasInstance(I, V)) {
				let err = TypeError("Illegal invocation");
				err.code = "ERR_INVALID_THIS";
				throw err;
			}
		};
		webidl.brandCheckMultiple = function(List) {
			let prototypes = List.map((c) => webidl.util.MakeTypeAssertion(c));
			return (V) => {
				if (prototypes.every((typeCheck) => !typeCheck(V))) {
					let err = TypeError("Illegal invocation");
					err.code = "ERR_INVALID_THIS";
					throw err;
				}
			};
		};
		webidl.argumentLengthCheck = function({ length }, min, ctx) {
			if (length < min) throw webidl.errors.exception({
				message: `${min} argument${min === 1 ? "" : "s"} required, but${length ? " only" : ""} ${length} found.`,
				header: ctx
			});
		};
		webidl.illegalConstructor = function() {
			throw webidl.errors.exception({
				header: "TypeError",
				message: "Illegal constructor"
			});
		};
		webidl.util.MakeTypeAssertion = function(I) {
			return (O) => FunctionPrototypeSymbolHasInstance(I, O);
		};
		webidl.util.Type = function(V) {
			switch (typeof V) {
				case "undefined": return 1;
				case "boolean": return 2;
				case "string": return 3;
				case "symbol": return 4;
				case "number": return 5;
				case "bigint": return 6;
				case "function":
				case "object":
					if (V === null) return 7;
					return 8;
			}
		};
		webidl.util.Types = {
			UNDEFINED: 1,
			BOOLEAN: 2,
			STRING: 3,
			SYMBOL: 4,
			NUMBER: 5,
			BIGINT: 6,
			NULL: 7,
			OBJECT: 8
		};
		webidl.util.TypeValueToString = function(o) {
			switch (webidl.util.Type(o)) {
				case 1: return "Undefined";
				case 2: return "Boolean";
				case 3: return "String";
				case 4: return "Symbol";
				case 5: return "Number";
				case 6: return "BigInt";
				case 7: return "Null";
				case 8: return "Object";
			}
		};
		webidl.util.markAsUncloneable = runtimeFeatures.has("markAsUncloneable") ? __webpack_require__(5919).markAsUncloneable : () => {};
		webidl.util.ConvertToInt = function(V, bitLength, signedness, flags) {
			let upperBound, lowerBound;
			if (bitLength === 64) {
				upperBound = 2 ** 53 - 1;
				lowerBound = signedness === "unsigned" ? 0 : (-2) ** 53 + 1;
			} else if (signedness === "unsigned") {
				lowerBound = 0;
				upperBound = 2 ** bitLength - 1;
			} else {
				lowerBound = -(2 ** (bitLength - 1));
				upperBound = 2 ** (bitLength - 1) - 1;
			}
			let x = Number(V);
			x === 0 && (x = 0);
			if (webidl.util.HasFlag(flags, webidl.attributes.EnforceRange)) {
				if (Number.isNaN(x) || x === Infinity || x === -Infinity) throw webidl.errors.exception({
					header: "Integer conversion",
					message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
				});
				x = webidl.util.IntegerPart(x);
				if (x < lowerBound || x > upperBound) throw webidl.errors.exception({
					header: "Integer conversion",
					message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
				});
				return x;
			}
			if (!Number.isNaN(x) && webidl.util.HasFlag(flags, webidl.attributes.Clamp)) {
				x = Math.min(Math.max(x, lowerBound), upperBound);
				x = Math.floor(x) % 2 == 0 ? Math.floor(x) : Math.ceil(x);
				return x;
			}
			if (Number.isNaN(x) || x === 0 && Object.is(0, x) || x === Infinity || x === -Infinity) return 0;
			x = webidl.util.IntegerPart(x);
			x %= 2 ** bitLength;
			if (signedness === "signed" && x >= 2 ** (bitLength - 1)) return x - 2 ** bitLength;
			return x;
		};
		webidl.util.IntegerPart = function(n) {
			let r = Math.floor(Math.abs(n));
			if (n < 0) return -1 * r;
			return r;
		};
		webidl.util.Stringify = function(V) {
			switch (webidl.util.Type(V)) {
				case 4: return `Symbol(${V.description})`;
				case 8: return inspect(V);
				case 3: return `"${V}"`;
				case 6: return `${V}n`;
				default: return `${V}`;
			}
		};
		webidl.util.IsResizableArrayBuffer = function(V) {
			if (types.isArrayBuffer(V)) return V.resizable;
			if (types.isSharedArrayBuffer(V)) return V.growable;
			throw webidl.errors.exception({
				header: "IsResizableArrayBuffer",
				message: `"${webidl.util.Stringify(V)}" is not an array buffer.`
			});
		};
		webidl.util.HasFlag = function(flags, attributes) {
			return typeof flags == "number" && (flags & attributes) === attributes;
		};
		webidl.sequenceConverter = function(converter) {
			return (V, prefix, argument, Iterable) => {
				if (webidl.util.Type(V) !== 8) throw webidl.errors.exception({
					header: prefix,
					message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
				});
				let method = typeof Iterable == "function" ? Iterable() : V?.[Symbol.iterator]?.(), seq = [], index = 0;
				if (method === void 0 || typeof method.next != "function") throw webidl.errors.exception({
					header: prefix,
					message: `${argument} is not iterable.`
				});
				for (;;) {
					let { done, value } = method.next();
					if (done) break;
					seq.push(converter(value, prefix, `${argument}[${index++}]`));
				}
				return seq;
			};
		};
		webidl.recordConverter = function(keyConverter, valueConverter) {
			return (O, prefix, argument) => {
				if (webidl.util.Type(O) !== 8) throw webidl.errors.exception({
					header: prefix,
					message: `${argument} ("${webidl.util.TypeValueToString(O)}") is not an Object.`
				});
				let result = {};
				if (!types.isProxy(O)) {
					let keys = [...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O)];
					for (let key of keys) {
						let keyName = webidl.util.Stringify(key), typedKey = keyConverter(key, prefix, `Key ${keyName} in ${argument}`);
						result[typedKey] = valueConverter(O[key], prefix, `${argument}[${keyName}]`);
					}
					return result;
				}
				let keys = Reflect.ownKeys(O);
				for (let key of keys) if (Reflect.getOwnPropertyDescriptor(O, key)?.enumerable) {
					let typedKey = keyConverter(key, prefix, argument);
					result[typedKey] = valueConverter(O[key], prefix, argument);
				}
				return result;
			};
		};
		webidl.interfaceConverter = function(TypeCheck, name) {
			return (V, prefix, argument) => {
				if (!TypeCheck(V)) throw webidl.errors.exception({
					header: prefix,
					message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${name}.`
				});
				return V;
			};
		};
		webidl.dictionaryConverter = function(converters) {
			converters.sort((a, b) => (a.key > b.key) - (a.key < b.key));
			return (dictionary, prefix, argument) => {
				let dict = {};
				if (dictionary != null && webidl.util.Type(dictionary) !== 8) throw webidl.errors.exception({
					header: prefix,
					message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
				});
				for (let options of converters) {
					let { key, defaultValue, required, converter } = options;
					if (required === !0 && (dictionary == null || !Object.hasOwn(dictionary, key))) throw webidl.errors.exception({
						header: prefix,
						message: `Missing required key "${key}".`
					});
					let value = dictionary?.[key], hasDefault = defaultValue !== void 0;
					hasDefault && value === void 0 && (value = defaultValue());
					if (required || hasDefault || value !== void 0) {
						value = converter(value, prefix, `${argument}.${key}`);
						if (options.allowedValues && !options.allowedValues.includes(value)) throw webidl.errors.exception({
							header: prefix,
							message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`
						});
						dict[key] = value;
					}
				}
				return dict;
			};
		};
		webidl.nullableConverter = function(converter) {
			return (V, prefix, argument) => {
				if (V === null) return V;
				return converter(V, prefix, argument);
			};
		};
		webidl.is.USVString = function(value) {
			return typeof value == "string" && value.isWellFormed();
		};
		webidl.is.ReadableStream = webidl.util.MakeTypeAssertion(ReadableStream);
		webidl.is.Blob = webidl.util.MakeTypeAssertion(Blob);
		webidl.is.URLSearchParams = webidl.util.MakeTypeAssertion(URLSearchParams);
		webidl.is.File = webidl.util.MakeTypeAssertion(File);
		webidl.is.URL = webidl.util.MakeTypeAssertion(URL);
		webidl.is.AbortSignal = webidl.util.MakeTypeAssertion(AbortSignal);
		webidl.is.MessagePort = webidl.util.MakeTypeAssertion(MessagePort);
		webidl.is.BufferSource = function(V) {
			return types.isArrayBuffer(V) || ArrayBuffer.isView(V) && types.isArrayBuffer(V.buffer);
		};
		webidl.util.getCopyOfBytesHeldByBufferSource = function(bufferSource) {
			let jsBufferSource = bufferSource, jsArrayBuffer = jsBufferSource, offset = 0, length = 0;
			if (types.isTypedArray(jsBufferSource) || types.isDataView(jsBufferSource)) {
				jsArrayBuffer = jsBufferSource.buffer;
				offset = jsBufferSource.byteOffset;
				length = jsBufferSource.byteLength;
			} else {
				assert(types.isAnyArrayBuffer(jsBufferSource));
				length = jsBufferSource.byteLength;
			}
			if (jsArrayBuffer.detached) return new Uint8Array();
			let bytes = new Uint8Array(length), view = new Uint8Array(jsArrayBuffer, offset, length);
			bytes.set(view);
			return bytes;
		};
		webidl.converters.DOMString = function(V, prefix, argument, flags) {
			if (V === null && webidl.util.HasFlag(flags, webidl.attributes.LegacyNullToEmptyString)) return "";
			if (typeof V == "symbol") throw webidl.errors.exception({
				header: prefix,
				message: `${argument} is a symbol, which cannot be converted to a DOMString.`
			});
			return String(V);
		};
		webidl.converters.ByteString = function(V, prefix, argument) {
			if (typeof V == "symbol") throw webidl.errors.exception({
				header: prefix,
				message: `${argument} is a symbol, which cannot be converted to a ByteString.`
			});
			let x = String(V);
			for (let index = 0; index < x.length; index++) if (x.charCodeAt(index) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);
			return x;
		};
		webidl.converters.USVString = function(value) {
			if (typeof value == "string") return value.toWellFormed();
			return `${value}`.toWellFormed();
		};
		webidl.converters.boolean = function(V) {
			return !!V;
		};
		webidl.converters.any = function(V) {
			return V;
		};
		webidl.converters["long long"] = function(V, prefix, argument) {
			return webidl.util.ConvertToInt(V, 64, "signed", 0, prefix, argument);
		};
		webidl.converters["unsigned long long"] = function(V, prefix, argument) {
			return webidl.util.ConvertToInt(V, 64, "unsigned", 0, prefix, argument);
		};
		webidl.converters["unsigned long"] = function(V, prefix, argument) {
			return webidl.util.ConvertToInt(V, 32, "unsigned", 0, prefix, argument);
		};
		webidl.converters["unsigned short"] = function(V, prefix, argument, flags) {
			return webidl.util.ConvertToInt(V, 16, "unsigned", flags, prefix, argument);
		};
		webidl.converters.ArrayBuffer = function(V, prefix, argument, flags) {
			if (webidl.util.Type(V) !== 8 || !types.isArrayBuffer(V)) throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: ["ArrayBuffer"]
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a resizable ArrayBuffer.`
			});
			return V;
		};
		webidl.converters.SharedArrayBuffer = function(V, prefix, argument, flags) {
			if (webidl.util.Type(V) !== 8 || !types.isSharedArrayBuffer(V)) throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: ["SharedArrayBuffer"]
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a resizable SharedArrayBuffer.`
			});
			return V;
		};
		webidl.converters.TypedArray = function(V, T, prefix, argument, flags) {
			if (webidl.util.Type(V) !== 8 || !types.isTypedArray(V) || V.constructor.name !== T.name) throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: [T.name]
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a view on a shared array buffer.`
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a view on a resizable array buffer.`
			});
			return V;
		};
		webidl.converters.DataView = function(V, prefix, argument, flags) {
			if (webidl.util.Type(V) !== 8 || !types.isDataView(V)) throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: ["DataView"]
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a view on a shared array buffer.`
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a view on a resizable array buffer.`
			});
			return V;
		};
		webidl.converters.ArrayBufferView = function(V, prefix, argument, flags) {
			if (webidl.util.Type(V) !== 8 || !types.isArrayBufferView(V)) throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: ["ArrayBufferView"]
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a view on a shared array buffer.`
			});
			if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a view on a resizable array buffer.`
			});
			return V;
		};
		webidl.converters.BufferSource = function(V, prefix, argument, flags) {
			if (types.isArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, argument, flags);
			if (types.isArrayBufferView(V)) {
				flags &= ~webidl.attributes.AllowShared;
				return webidl.converters.ArrayBufferView(V, prefix, argument, flags);
			}
			if (types.isSharedArrayBuffer(V)) throw webidl.errors.exception({
				header: prefix,
				message: `${argument} cannot be a SharedArrayBuffer.`
			});
			throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: ["ArrayBuffer", "ArrayBufferView"]
			});
		};
		webidl.converters.AllowSharedBufferSource = function(V, prefix, argument, flags) {
			if (types.isArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, argument, flags);
			if (types.isSharedArrayBuffer(V)) return webidl.converters.SharedArrayBuffer(V, prefix, argument, flags);
			if (types.isArrayBufferView(V)) {
				flags |= webidl.attributes.AllowShared;
				return webidl.converters.ArrayBufferView(V, prefix, argument, flags);
			}
			throw webidl.errors.conversionFailed({
				prefix,
				argument: `${argument} ("${webidl.util.Stringify(V)}")`,
				types: [
					"ArrayBuffer",
					"SharedArrayBuffer",
					"ArrayBufferView"
				]
			});
		};
		webidl.converters["sequence<ByteString>"] = webidl.sequenceConverter(webidl.converters.ByteString);
		webidl.converters["sequence<sequence<ByteString>>"] = webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]);
		webidl.converters["record<ByteString, ByteString>"] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString);
		webidl.converters.Blob = webidl.interfaceConverter(webidl.is.Blob, "Blob");
		webidl.converters.AbortSignal = webidl.interfaceConverter(webidl.is.AbortSignal, "AbortSignal");
		webidl.converters.EventHandlerNonNull = function(V) {
			if (webidl.util.Type(V) !== 8) return null;
			if (typeof V == "function") return V;
			return () => {};
		};
		webidl.attributes = {
			Clamp: 1,
			EnforceRange: 2,
			AllowShared: 4,
			AllowResizable: 8,
			LegacyNullToEmptyString: 16
		};
		module.exports = { webidl };
	})
};
