"use strict";
exports.id = 752;
exports.ids = [752];
exports.modules = {
	4371: ((module, __unused_webpack_exports, __webpack_require__) => {
		let Client = __webpack_require__(3701), Dispatcher = __webpack_require__(883);
		__webpack_require__(628);
		__webpack_require__(837);
		__webpack_require__(5520);
		__webpack_require__(7405);
		let ProxyAgent = __webpack_require__(6672);
		__webpack_require__(7223);
		__webpack_require__(3137);
		__webpack_require__(50);
		__webpack_require__(6815);
		let errors = __webpack_require__(8707), util = __webpack_require__(3440), { InvalidArgumentError } = errors, api = __webpack_require__(6615);
		__webpack_require__(9136);
		__webpack_require__(7365);
		let { MockCallHistory, MockCallHistoryLog } = __webpack_require__(431);
		__webpack_require__(7501);
		__webpack_require__(4004);
		__webpack_require__(5095);
		__webpack_require__(2429);
		__webpack_require__(7816);
		let { getGlobalDispatcher, setGlobalDispatcher } = __webpack_require__(2581);
		__webpack_require__(8155);
		__webpack_require__(8754);
		Object.assign(Dispatcher.prototype, api);
		module.exports.Client = Client;
		module.exports.ProxyAgent = ProxyAgent;
		__webpack_require__(1514), __webpack_require__(8918), __webpack_require__(2026), __webpack_require__(8060), __webpack_require__(379), __webpack_require__(5542), __webpack_require__(557), __webpack_require__(7240);
		__webpack_require__(4889);
		__webpack_require__(1522);
		util.parseHeaders, util.headerNameToString;
		let fetchImpl = __webpack_require__(4398).fetch, currentFilename = typeof __filename < "u" ? __filename : void 0;
		function appendFetchStackTrace(err, filename) {
			if (!err || typeof err != "object") return;
			let stack = typeof err.stack == "string" ? err.stack : "", normalizedFilename = filename.replace(/\\/g, "/");
			if (stack && (stack.includes(filename) || stack.includes(normalizedFilename))) return;
			let capture = {};
			Error.captureStackTrace(capture, appendFetchStackTrace);
			if (!capture.stack) return;
			let captureLines = capture.stack.split("\n").slice(1).join("\n");
			err.stack = stack ? `${stack}\n${captureLines}` : capture.stack;
		}
		module.exports.hd = function(init, options = void 0) {
			return fetchImpl(init, options).catch((err) => {
				currentFilename ? appendFetchStackTrace(err, currentFilename) : err && typeof err == "object" && Error.captureStackTrace(err, module.exports.hd);
				throw err;
			});
		};
		module.exports.Headers = __webpack_require__(660).Headers;
		module.exports.Response = __webpack_require__(9051).Response;
		module.exports.Request = __webpack_require__(9967).Request;
		module.exports.FormData = __webpack_require__(5910).FormData;
		let { setGlobalOrigin, getGlobalOrigin } = __webpack_require__(1059), { CacheStorage } = __webpack_require__(3245), { kConstruct } = __webpack_require__(6443);
		new CacheStorage(kConstruct);
		let { deleteCookie, getCookies, getSetCookies, setCookie, parseCookie } = __webpack_require__(9061), { parseMIMEType, serializeAMimeType } = __webpack_require__(1900), { CloseEvent, ErrorEvent, MessageEvent } = __webpack_require__(5188), { WebSocket, ping } = __webpack_require__(3726);
		module.exports.kb = WebSocket;
		module.exports.rd = CloseEvent;
		module.exports.NN = ErrorEvent;
		module.exports.aM = MessageEvent;
		__webpack_require__(2873).WebSocketStream;
		__webpack_require__(6919).WebSocketError;
		api.request;
		api.stream;
		api.pipeline;
		api.connect;
		api.upgrade;
		let { EventSource } = __webpack_require__(1238);
		module.exports.GD = EventSource;
	}),
	158: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { addAbortListener } = __webpack_require__(3440), { RequestAbortedError } = __webpack_require__(8707), kListener = Symbol("kListener"), kSignal = Symbol("kSignal");
		function abort(self) {
			self.abort ? self.abort(self[kSignal]?.reason) : self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
			removeSignal(self);
		}
		function addSignal(self, signal) {
			self.reason = null;
			self[kSignal] = null;
			self[kListener] = null;
			if (!signal) return;
			if (signal.aborted) {
				abort(self);
				return;
			}
			self[kSignal] = signal;
			self[kListener] = () => {
				abort(self);
			};
			addAbortListener(self[kSignal], self[kListener]);
		}
		function removeSignal(self) {
			if (!self[kSignal]) return;
			"removeEventListener" in self[kSignal] ? self[kSignal].removeEventListener("abort", self[kListener]) : self[kSignal].removeListener("abort", self[kListener]);
			self[kSignal] = null;
			self[kListener] = null;
		}
		module.exports = {
			addSignal,
			removeSignal
		};
	}),
	2279: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { AsyncResource } = __webpack_require__(6698), { InvalidArgumentError, SocketError } = __webpack_require__(8707), util = __webpack_require__(3440), { addSignal, removeSignal } = __webpack_require__(158);
		class ConnectHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				let { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				super("UNDICI_CONNECT");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.callback = callback;
				this.abort = null;
				addSignal(this, signal);
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
			onHeaders() {
				throw new SocketError("bad connect", null);
			}
			onUpgrade(statusCode, rawHeaders, socket) {
				let { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let headers = rawHeaders;
				headers != null && (headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders));
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					headers,
					socket,
					opaque,
					context
				});
			}
			onError(err) {
				let { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function connect(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				connect.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let connectHandler = new ConnectHandler(opts, callback), connectOptions = {
					...opts,
					method: "CONNECT"
				};
				this.dispatch(connectOptions, connectHandler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = connect;
	}),
	6862: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Readable, Duplex, PassThrough } = __webpack_require__(7075), assert = __webpack_require__(4589), { AsyncResource } = __webpack_require__(6698), { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = __webpack_require__(8707), util = __webpack_require__(3440), { addSignal, removeSignal } = __webpack_require__(158);
		function noop() {}
		let kResume = Symbol("resume");
		class PipelineRequest extends Readable {
			constructor() {
				super({ autoDestroy: !0 });
				this[kResume] = null;
			}
			_read() {
				let { [kResume]: resume } = this;
				if (resume) {
					this[kResume] = null;
					resume();
				}
			}
			_destroy(err, callback) {
				this._read();
				callback(err);
			}
		}
		class PipelineResponse extends Readable {
			constructor(resume) {
				super({ autoDestroy: !0 });
				this[kResume] = resume;
			}
			_read() {
				this[kResume]();
			}
			_destroy(err, callback) {
				!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
				callback(err);
			}
		}
		class PipelineHandler extends AsyncResource {
			constructor(opts, handler) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof handler != "function") throw new InvalidArgumentError("invalid handler");
				let { signal, method, opaque, onInfo, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_PIPELINE");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.handler = handler;
				this.abort = null;
				this.context = null;
				this.onInfo = onInfo || null;
				this.req = new PipelineRequest().on("error", noop);
				this.ret = new Duplex({
					readableObjectMode: opts.objectMode,
					autoDestroy: !0,
					read: () => {
						let { body } = this;
						body?.resume && body.resume();
					},
					write: (chunk, encoding, callback) => {
						let { req } = this;
						req.push(chunk, encoding) || req._readableState.destroyed ? callback() : req[kResume] = callback;
					},
					destroy: (err, callback) => {
						let { body, req, res, ret, abort } = this;
						!err && !ret._readableState.endEmitted && (err = new RequestAbortedError());
						abort && err && abort();
						util.destroy(body, err);
						util.destroy(req, err);
						util.destroy(res, err);
						removeSignal(this);
						callback(err);
					}
				}).on("prefinish", () => {
					let { req } = this;
					req.push(null);
				});
				this.res = null;
				addSignal(this, signal);
			}
			onConnect(abort, context) {
				let { res } = this;
				if (this.reason) {
					abort(this.reason);
					return;
				}
				assert(!res, "pipeline cannot be retried");
				this.abort = abort;
				this.context = context;
			}
			onHeaders(statusCode, rawHeaders, resume) {
				let { opaque, handler, context } = this;
				if (statusCode < 200) {
					if (this.onInfo) {
						let headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
						this.onInfo({
							statusCode,
							headers
						});
					}
					return;
				}
				this.res = new PipelineResponse(resume);
				let body;
				try {
					this.handler = null;
					let headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
					body = this.runInAsyncScope(handler, null, {
						statusCode,
						headers,
						opaque,
						body: this.res,
						context
					});
				} catch (err) {
					this.res.on("error", noop);
					throw err;
				}
				if (!body || typeof body.on != "function") throw new InvalidReturnValueError("expected Readable");
				body.on("data", (chunk) => {
					let { ret, body } = this;
					!ret.push(chunk) && body.pause && body.pause();
				}).on("error", (err) => {
					let { ret } = this;
					util.destroy(ret, err);
				}).on("end", () => {
					let { ret } = this;
					ret.push(null);
				}).on("close", () => {
					let { ret } = this;
					ret._readableState.ended || util.destroy(ret, new RequestAbortedError());
				});
				this.body = body;
			}
			onData(chunk) {
				let { res } = this;
				return res.push(chunk);
			}
			onComplete(trailers) {
				let { res } = this;
				res.push(null);
			}
			onError(err) {
				let { ret } = this;
				this.handler = null;
				util.destroy(ret, err);
			}
		}
		function pipeline(opts, handler) {
			try {
				let pipelineHandler = new PipelineHandler(opts, handler);
				this.dispatch({
					...opts,
					body: pipelineHandler.req
				}, pipelineHandler);
				return pipelineHandler.ret;
			} catch (err) {
				return new PassThrough().destroy(err);
			}
		}
		module.exports = pipeline;
	}),
	3560: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { finished } = __webpack_require__(7075), { AsyncResource } = __webpack_require__(6698), { InvalidArgumentError, InvalidReturnValueError } = __webpack_require__(8707), util = __webpack_require__(3440), { addSignal, removeSignal } = __webpack_require__(158);
		function noop() {}
		class StreamHandler extends AsyncResource {
			constructor(opts, factory, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				let { signal, method, opaque, body, onInfo, responseHeaders } = opts;
				try {
					if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
					if (typeof factory != "function") throw new InvalidArgumentError("invalid factory");
					if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
					if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
					if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
					super("UNDICI_STREAM");
				} catch (err) {
					util.isStream(body) && util.destroy(body.on("error", noop), err);
					throw err;
				}
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.factory = factory;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.context = null;
				this.trailers = null;
				this.body = body;
				this.onInfo = onInfo || null;
				util.isStream(body) && body.on("error", (err) => {
					this.onError(err);
				});
				addSignal(this, signal);
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
				let { factory, opaque, context, responseHeaders } = this, headers = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
				if (statusCode < 200) {
					this.onInfo && this.onInfo({
						statusCode,
						headers
					});
					return;
				}
				this.factory = null;
				if (factory === null) return;
				let res = this.runInAsyncScope(factory, null, {
					statusCode,
					headers,
					opaque,
					context
				});
				if (!res || typeof res.write != "function" || typeof res.end != "function" || typeof res.on != "function") throw new InvalidReturnValueError("expected Writable");
				finished(res, { readable: !1 }, (err) => {
					let { callback, res, opaque, trailers, abort } = this;
					this.res = null;
					(err || !res?.readable) && util.destroy(res, err);
					this.callback = null;
					this.runInAsyncScope(callback, null, err || null, {
						opaque,
						trailers
					});
					err && abort();
				});
				res.on("drain", resume);
				this.res = res;
				return (res.writableNeedDrain === void 0 ? res._writableState?.needDrain : res.writableNeedDrain) !== !0;
			}
			onData(chunk) {
				let { res } = this;
				return !res || res.write(chunk);
			}
			onComplete(trailers) {
				let { res } = this;
				removeSignal(this);
				if (!res) return;
				this.trailers = util.parseHeaders(trailers);
				res.end();
			}
			onError(err) {
				let { res, callback, opaque, body } = this;
				removeSignal(this);
				this.factory = null;
				if (res) {
					this.res = null;
					util.destroy(res, err);
				} else if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (body) {
					this.body = null;
					util.destroy(body, err);
				}
			}
		}
		function stream(opts, factory, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				stream.call(this, opts, factory, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let handler = new StreamHandler(opts, factory, callback);
				this.dispatch(opts, handler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = stream;
	}),
	1882: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, SocketError } = __webpack_require__(8707), { AsyncResource } = __webpack_require__(6698), assert = __webpack_require__(4589), util = __webpack_require__(3440), { kHTTP2Stream } = __webpack_require__(6443), { addSignal, removeSignal } = __webpack_require__(158);
		class UpgradeHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				let { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				super("UNDICI_UPGRADE");
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.abort = null;
				this.context = null;
				addSignal(this, signal);
			}
			onConnect(abort, context) {
				if (this.reason) {
					abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = abort;
				this.context = null;
			}
			onHeaders() {
				throw new SocketError("bad upgrade", null);
			}
			onUpgrade(statusCode, rawHeaders, socket) {
				assert(socket[kHTTP2Stream] === !0 ? statusCode === 200 : statusCode === 101);
				let { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
				this.runInAsyncScope(callback, null, null, {
					headers,
					socket,
					opaque,
					context
				});
			}
			onError(err) {
				let { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function upgrade(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				upgrade.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let upgradeHandler = new UpgradeHandler(opts, callback), upgradeOpts = {
					...opts,
					method: opts.method || "GET",
					upgrade: opts.protocol || "Websocket"
				};
				this.dispatch(upgradeOpts, upgradeHandler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = upgrade;
	}),
	6615: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports.request = __webpack_require__(4043);
		module.exports.stream = __webpack_require__(3560);
		module.exports.pipeline = __webpack_require__(6862);
		module.exports.upgrade = __webpack_require__(1882);
		module.exports.connect = __webpack_require__(2279);
	}),
	4889: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Writable } = __webpack_require__(7075), { EventEmitter } = __webpack_require__(8474), { assertCacheKey, assertCacheValue } = __webpack_require__(7659);
		class MemoryCacheStore extends EventEmitter {
			#maxCount = 1024;
			#maxSize = 104857600;
			#maxEntrySize = 5242880;
			#size = 0;
			#count = 0;
			#entries = new Map();
			#hasEmittedMaxSizeEvent = !1;
			constructor(opts) {
				super();
				if (opts) {
					if (typeof opts != "object") throw TypeError("MemoryCacheStore options must be an object");
					if (opts.maxCount !== void 0) {
						if (typeof opts.maxCount != "number" || !Number.isInteger(opts.maxCount) || opts.maxCount < 0) throw TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");
						this.#maxCount = opts.maxCount;
					}
					if (opts.maxSize !== void 0) {
						if (typeof opts.maxSize != "number" || !Number.isInteger(opts.maxSize) || opts.maxSize < 0) throw TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");
						this.#maxSize = opts.maxSize;
					}
					if (opts.maxEntrySize !== void 0) {
						if (typeof opts.maxEntrySize != "number" || !Number.isInteger(opts.maxEntrySize) || opts.maxEntrySize < 0) throw TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer");
						this.#maxEntrySize = opts.maxEntrySize;
					}
				}
			}
			get size() {
				return this.#size;
			}
			isFull() {
				return this.#size >= this.#maxSize || this.#count >= this.#maxCount;
			}
			get(key) {
				assertCacheKey(key);
				let topLevelKey = `${key.origin}:${key.path}`, now = Date.now(), entries = this.#entries.get(topLevelKey), entry = entries ? findEntry(key, entries, now) : null;
				return entry == null ? void 0 : {
					statusMessage: entry.statusMessage,
					statusCode: entry.statusCode,
					headers: entry.headers,
					body: entry.body,
					vary: entry.vary ? entry.vary : void 0,
					etag: entry.etag,
					cacheControlDirectives: entry.cacheControlDirectives,
					cachedAt: entry.cachedAt,
					staleAt: entry.staleAt,
					deleteAt: entry.deleteAt
				};
			}
			createWriteStream(key, val) {
				assertCacheKey(key);
				assertCacheValue(val);
				let topLevelKey = `${key.origin}:${key.path}`, store = this, entry = {
					...key,
					...val,
					body: [],
					size: 0
				};
				return new Writable({
					write(chunk, encoding, callback) {
						typeof chunk == "string" && (chunk = Buffer.from(chunk, encoding));
						entry.size += chunk.byteLength;
						entry.size >= store.#maxEntrySize ? this.destroy() : entry.body.push(chunk);
						callback(null);
					},
					final(callback) {
						let entries = store.#entries.get(topLevelKey);
						if (!entries) {
							entries = [];
							store.#entries.set(topLevelKey, entries);
						}
						let previousEntry = findEntry(key, entries, Date.now());
						if (previousEntry) {
							let index = entries.indexOf(previousEntry);
							entries.splice(index, 1, entry);
							store.#size -= previousEntry.size;
						} else {
							entries.push(entry);
							store.#count += 1;
						}
						store.#size += entry.size;
						if (store.#size > store.#maxSize || store.#count > store.#maxCount) {
							if (!store.#hasEmittedMaxSizeEvent) {
								store.emit("maxSizeExceeded", {
									size: store.#size,
									maxSize: store.#maxSize,
									count: store.#count,
									maxCount: store.#maxCount
								});
								store.#hasEmittedMaxSizeEvent = !0;
							}
							for (let [key, entries] of store.#entries) {
								for (let entry of entries.splice(0, entries.length / 2)) {
									store.#size -= entry.size;
									--store.#count;
								}
								entries.length === 0 && store.#entries.delete(key);
							}
							store.#size < store.#maxSize && store.#count < store.#maxCount && (store.#hasEmittedMaxSizeEvent = !1);
						}
						callback(null);
					}
				});
			}
			delete(key) {
				if (typeof key != "object") throw TypeError(`expected key to be object, got ${typeof key}`);
				let topLevelKey = `${key.origin}:${key.path}`;
				for (let entry of this.#entries.get(topLevelKey) ?? []) {
					this.#size -= entry.size;
					--this.#count;
				}
				this.#entries.delete(topLevelKey);
			}
		}
		function findEntry(key, entries, now) {
			for (let i = 0; i < entries.length; i++) {
				let entry = entries[i];
				if (entry.deleteAt > now && entry.method === key.method && varyMatches(key, entry)) return entry;
			}
		}
		function varyMatches(key, entry) {
			if (entry.vary == null) return !0;
			for (let headerName in entry.vary) if (Object.hasOwn(entry.vary, headerName) && !headerValueEquals(key.headers?.[headerName], entry.vary[headerName])) return !1;
			return !0;
		}
		function headerValueEquals(lhs, rhs) {
			if (lhs == null && rhs == null) return !0;
			if (lhs == null && rhs != null || lhs != null && rhs == null) return !1;
			if (Array.isArray(lhs) && Array.isArray(rhs)) {
				if (lhs.length !== rhs.length) return !1;
				for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return !1;
				return !0;
			}
			return lhs === rhs;
		}
		module.exports = MemoryCacheStore;
	}),
	1522: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Writable } = __webpack_require__(7075), { assertCacheKey, assertCacheValue } = __webpack_require__(7659), DatabaseSync, MAX_ENTRY_SIZE = 2e9;
		module.exports = class {
			#maxEntrySize = MAX_ENTRY_SIZE;
			#maxCount = Infinity;
			#db;
			#getValuesQuery;
			#updateValueQuery;
			#insertValueQuery;
			#deleteExpiredValuesQuery;
			#deleteByUrlQuery;
			#countEntriesQuery;
			#deleteOldValuesQuery;
			constructor(opts) {
				if (opts) {
					if (typeof opts != "object") throw TypeError("SqliteCacheStore options must be an object");
					if (opts.maxEntrySize !== void 0) {
						if (typeof opts.maxEntrySize != "number" || !Number.isInteger(opts.maxEntrySize) || opts.maxEntrySize < 0) throw TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");
						if (opts.maxEntrySize > MAX_ENTRY_SIZE) throw TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb");
						this.#maxEntrySize = opts.maxEntrySize;
					}
					if (opts.maxCount !== void 0) {
						if (typeof opts.maxCount != "number" || !Number.isInteger(opts.maxCount) || opts.maxCount < 0) throw TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");
						this.#maxCount = opts.maxCount;
					}
				}
				DatabaseSync ||= __webpack_require__(99).DatabaseSync;
				this.#db = new DatabaseSync(opts?.location ?? ":memory:");
				this.#db.exec("\n      PRAGMA journal_mode = WAL;\n      PRAGMA synchronous = NORMAL;\n      PRAGMA temp_store = memory;\n      PRAGMA optimize;\n\n      CREATE TABLE IF NOT EXISTS cacheInterceptorV4 (\n        -- Data specific to us\n        id INTEGER PRIMARY KEY AUTOINCREMENT,\n        url TEXT NOT NULL,\n        method TEXT NOT NULL,\n\n        -- Data returned to the interceptor\n        body BUF NULL,\n        deleteAt INTEGER NOT NULL,\n        statusCode INTEGER NOT NULL,\n        statusMessage TEXT NOT NULL,\n        headers TEXT NULL,\n        cacheControlDirectives TEXT NULL,\n        etag TEXT NULL,\n        vary TEXT NULL,\n        cachedAt INTEGER NOT NULL,\n        staleAt INTEGER NOT NULL\n      );\n\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV4_getValuesQuery ON cacheInterceptorV4(url, method, deleteAt);\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV4_deleteByUrlQuery ON cacheInterceptorV4(deleteAt);\n    ");
				this.#getValuesQuery = this.#db.prepare("\n      SELECT\n        id,\n        body,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      FROM cacheInterceptorV4\n      WHERE\n        url = ?\n        AND method = ?\n      ORDER BY\n        deleteAt ASC\n    ");
				this.#updateValueQuery = this.#db.prepare("\n      UPDATE cacheInterceptorV4 SET\n        body = ?,\n        deleteAt = ?,\n        statusCode = ?,\n        statusMessage = ?,\n        headers = ?,\n        etag = ?,\n        cacheControlDirectives = ?,\n        cachedAt = ?,\n        staleAt = ?\n      WHERE\n        id = ?\n    ");
				this.#insertValueQuery = this.#db.prepare("\n      INSERT INTO cacheInterceptorV4 (\n        url,\n        method,\n        body,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\n    ");
				this.#deleteByUrlQuery = this.#db.prepare("DELETE FROM cacheInterceptorV4 WHERE url = ?");
				this.#countEntriesQuery = this.#db.prepare("SELECT COUNT(*) AS total FROM cacheInterceptorV4");
				this.#deleteExpiredValuesQuery = this.#db.prepare("DELETE FROM cacheInterceptorV4 WHERE deleteAt <= ?");
				this.#deleteOldValuesQuery = this.#maxCount === Infinity ? null : this.#db.prepare("\n        DELETE FROM cacheInterceptorV4\n        WHERE id IN (\n          SELECT\n            id\n          FROM cacheInterceptorV4\n          ORDER BY cachedAt ASC\n          LIMIT ?\n        )\n      ");
			}
			close() {
				this.#db.close();
			}
			get(key) {
				assertCacheKey(key);
				let value = this.#findValue(key);
				return value ? {
					body: value.body ? Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength) : void 0,
					statusCode: value.statusCode,
					statusMessage: value.statusMessage,
					headers: value.headers ? JSON.parse(value.headers) : void 0,
					etag: value.etag ? value.etag : void 0,
					vary: value.vary ? JSON.parse(value.vary) : void 0,
					cacheControlDirectives: value.cacheControlDirectives ? JSON.parse(value.cacheControlDirectives) : void 0,
					cachedAt: value.cachedAt,
					staleAt: value.staleAt,
					deleteAt: value.deleteAt
				} : void 0;
			}
			set(key, value) {
				assertCacheKey(key);
				let url = this.#makeValueUrl(key), body = Array.isArray(value.body) ? Buffer.concat(value.body) : value.body, size = body?.byteLength;
				if (size && size > this.#maxEntrySize) return;
				let existingValue = this.#findValue(key, !0);
				if (existingValue) this.#updateValueQuery.run(body, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.cachedAt, value.staleAt, existingValue.id);
				else {
					this.#insertValueQuery.run(url, key.method, body, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt);
					this.#prune();
				}
			}
			createWriteStream(key, value) {
				assertCacheKey(key);
				assertCacheValue(value);
				let size = 0, body = [], store = this;
				return new Writable({
					decodeStrings: !0,
					write(chunk, encoding, callback) {
						size += chunk.byteLength;
						size < store.#maxEntrySize ? body.push(chunk) : this.destroy();
						callback();
					},
					final(callback) {
						store.set(key, {
							...value,
							body
						});
						callback();
					}
				});
			}
			delete(key) {
				if (typeof key != "object") throw TypeError(`expected key to be object, got ${typeof key}`);
				this.#deleteByUrlQuery.run(this.#makeValueUrl(key));
			}
			#prune() {
				if (Number.isFinite(this.#maxCount) && this.size <= this.#maxCount) return 0;
				{
					let removed = this.#deleteExpiredValuesQuery.run(Date.now()).changes;
					if (removed) return removed;
				}
				{
					let removed = this.#deleteOldValuesQuery?.run(Math.max(Math.floor(this.#maxCount * .1), 1)).changes;
					if (removed) return removed;
				}
				return 0;
			}
			get size() {
				let { total } = this.#countEntriesQuery.get();
				return total;
			}
			#makeValueUrl(key) {
				return `${key.origin}/${key.path}`;
			}
			#findValue(key, canBeExpired = !1) {
				let url = this.#makeValueUrl(key), { headers, method } = key, values = this.#getValuesQuery.all(url, method);
				if (values.length === 0) return;
				let now = Date.now();
				for (let value of values) {
					if (now >= value.deleteAt && !canBeExpired) continue;
					let matches = !0;
					if (value.vary) {
						let vary = JSON.parse(value.vary);
						for (let header in vary) if (!headerValueEquals(headers[header], vary[header])) {
							matches = !1;
							break;
						}
					}
					if (matches) return value;
				}
			}
		};
		function headerValueEquals(lhs, rhs) {
			if (lhs == null && rhs == null) return !0;
			if (lhs == null && rhs != null || lhs != null && rhs == null) return !1;
			if (Array.isArray(lhs) && Array.isArray(rhs)) {
				if (lhs.length !== rhs.length) return !1;
				for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return !1;
				return !0;
			}
			return lhs === rhs;
		}
	}),
	8082: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { EventEmitter } = __webpack_require__(8474), { Buffer } = __webpack_require__(4573), { InvalidArgumentError, Socks5ProxyError } = __webpack_require__(8707), { debuglog } = __webpack_require__(7975), { parseAddress } = __webpack_require__(1732), debug = debuglog("undici:socks5"), EMPTY_BUFFER = Buffer.alloc(0), AUTH_METHODS = {
			NO_AUTH: 0,
			GSSAPI: 1,
			USERNAME_PASSWORD: 2,
			NO_ACCEPTABLE: 255
		}, COMMANDS = {
			CONNECT: 1,
			BIND: 2,
			UDP_ASSOCIATE: 3
		}, ADDRESS_TYPES = {
			IPV4: 1,
			DOMAIN: 3,
			IPV6: 4
		}, REPLY_CODES = {
			SUCCEEDED: 0,
			GENERAL_FAILURE: 1,
			CONNECTION_NOT_ALLOWED: 2,
			NETWORK_UNREACHABLE: 3,
			HOST_UNREACHABLE: 4,
			CONNECTION_REFUSED: 5,
			TTL_EXPIRED: 6,
			COMMAND_NOT_SUPPORTED: 7,
			ADDRESS_TYPE_NOT_SUPPORTED: 8
		}, STATES = {
			INITIAL: "initial",
			HANDSHAKING: "handshaking",
			AUTHENTICATING: "authenticating",
			AUTHENTICATED: "authenticated",
			CONNECTING: "connecting",
			CONNECTED: "connected",
			ERROR: "error",
			CLOSED: "closed"
		};
		class Socks5Client extends EventEmitter {
			constructor(socket, options = {}) {
				super();
				if (!socket) throw new InvalidArgumentError("socket is required");
				this.socket = socket;
				this.options = options;
				this.state = STATES.INITIAL;
				this.buffer = EMPTY_BUFFER;
				this.onSocketData = this.onData.bind(this);
				this.onSocketError = this.onError.bind(this);
				this.onSocketClose = this.onClose.bind(this);
				this.authMethods = [];
				options.username && options.password && this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD);
				this.authMethods.push(AUTH_METHODS.NO_AUTH);
				this.socket.on("data", this.onSocketData);
				this.socket.on("error", this.onSocketError);
				this.socket.on("close", this.onSocketClose);
			}
			onData(data) {
				debug("received data", data.length, "bytes in state", this.state);
				this.buffer = Buffer.concat([this.buffer, data]);
				try {
					switch (this.state) {
						case STATES.HANDSHAKING:
							this.handleHandshakeResponse();
							break;
						case STATES.AUTHENTICATING:
							this.handleAuthResponse();
							break;
						case STATES.CONNECTING: this.handleConnectResponse();
					}
				} catch (err) {
					this.onError(err);
				}
			}
			onError(err) {
				debug("socket error", err);
				this.state = STATES.ERROR;
				this.emit("error", err);
				this.destroy();
			}
			onClose() {
				debug("socket closed");
				this.state = STATES.CLOSED;
				this.emit("close");
			}
			destroy() {
				this.socket && !this.socket.destroyed && this.socket.destroy();
			}
			markAuthenticated() {
				this.state = STATES.AUTHENTICATED;
				this.emit("authenticated");
			}
			handshake() {
				if (this.state !== STATES.INITIAL) throw new InvalidArgumentError("Handshake already started");
				debug("starting handshake with", this.authMethods.length, "auth methods");
				this.state = STATES.HANDSHAKING;
				let request = Buffer.alloc(2 + this.authMethods.length);
				request[0] = 5;
				request[1] = this.authMethods.length;
				this.authMethods.forEach((method, i) => {
					request[2 + i] = method;
				});
				this.socket.write(request);
			}
			handleHandshakeResponse() {
				if (this.buffer.length < 2) return;
				let version = this.buffer[0], method = this.buffer[1];
				if (version !== 5) throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`, "UND_ERR_SOCKS5_VERSION");
				if (method === AUTH_METHODS.NO_ACCEPTABLE) throw new Socks5ProxyError("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
				this.buffer = this.buffer.subarray(2);
				debug("server selected auth method", method);
				if (method === AUTH_METHODS.NO_AUTH) this.markAuthenticated();
				else if (method === AUTH_METHODS.USERNAME_PASSWORD) {
					this.state = STATES.AUTHENTICATING;
					this.sendAuthRequest();
				} else throw new Socks5ProxyError(`Unsupported authentication method: ${method}`, "UND_ERR_SOCKS5_AUTH_METHOD");
			}
			sendAuthRequest() {
				let { username, password } = this.options;
				if (!username || !password) throw new InvalidArgumentError("Username and password required for authentication");
				debug("sending username/password auth");
				let usernameBuffer = Buffer.from(username), passwordBuffer = Buffer.from(password);
				if (usernameBuffer.length > 255 || passwordBuffer.length > 255) throw new InvalidArgumentError("Username or password too long");
				let request = Buffer.alloc(3 + usernameBuffer.length + passwordBuffer.length);
				request[0] = 1;
				request[1] = usernameBuffer.length;
				usernameBuffer.copy(request, 2);
				request[2 + usernameBuffer.length] = passwordBuffer.length;
				passwordBuffer.copy(request, 3 + usernameBuffer.length);
				this.socket.write(request);
			}
			handleAuthResponse() {
				if (this.buffer.length < 2) return;
				let version = this.buffer[0], status = this.buffer[1];
				if (version !== 1) throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`, "UND_ERR_SOCKS5_AUTH_VERSION");
				if (status !== 0) throw new Socks5ProxyError("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
				this.buffer = this.buffer.subarray(2);
				debug("authentication successful");
				this.markAuthenticated();
			}
			connect(address, port) {
				if (this.state === STATES.CONNECTING || this.state === STATES.CONNECTED) throw new InvalidArgumentError("Connection already in progress");
				if (this.state !== STATES.AUTHENTICATED) throw new InvalidArgumentError("Client must be authenticated before CONNECT");
				debug("connecting to", address, port);
				this.state = STATES.CONNECTING;
				let request = this.buildConnectRequest(COMMANDS.CONNECT, address, port);
				this.socket.write(request);
			}
			buildConnectRequest(command, address, port) {
				let { type: addressType, buffer: addressBuffer } = parseAddress(address), request = Buffer.alloc(4 + addressBuffer.length + 2);
				request[0] = 5;
				request[1] = command;
				request[2] = 0;
				request[3] = addressType;
				addressBuffer.copy(request, 4);
				request.writeUInt16BE(port, 4 + addressBuffer.length);
				return request;
			}
			handleConnectResponse() {
				if (this.buffer.length < 4) return;
				let version = this.buffer[0], reply = this.buffer[1], addressType = this.buffer[3];
				if (version !== 5) throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`, "UND_ERR_SOCKS5_REPLY_VERSION");
				let responseLength = 4;
				if (addressType === ADDRESS_TYPES.IPV4) responseLength += 6;
				else if (addressType === ADDRESS_TYPES.DOMAIN) {
					if (this.buffer.length < 5) return;
					responseLength += 1 + this.buffer[4] + 2;
				} else if (addressType === ADDRESS_TYPES.IPV6) responseLength += 18;
				else throw new Socks5ProxyError(`Invalid address type in reply: ${addressType}`, "UND_ERR_SOCKS5_ADDR_TYPE");
				if (this.buffer.length < responseLength) return;
				if (reply !== REPLY_CODES.SUCCEEDED) {
					let errorMessage = this.getReplyErrorMessage(reply);
					throw new Socks5ProxyError(`SOCKS5 connection failed: ${errorMessage}`, `UND_ERR_SOCKS5_REPLY_${reply}`);
				}
				let boundAddress, offset = 4;
				if (addressType === ADDRESS_TYPES.IPV4) {
					boundAddress = Array.from(this.buffer.subarray(offset, offset + 4)).join(".");
					offset += 4;
				} else if (addressType === ADDRESS_TYPES.DOMAIN) {
					let domainLength = this.buffer[offset];
					offset += 1;
					boundAddress = this.buffer.subarray(offset, offset + domainLength).toString();
					offset += domainLength;
				} else if (addressType === ADDRESS_TYPES.IPV6) {
					let parts = [];
					for (let i = 0; i < 8; i++) {
						let value = this.buffer.readUInt16BE(offset + i * 2);
						parts.push(value.toString(16));
					}
					boundAddress = parts.join(":");
					offset += 16;
				}
				let boundPort = this.buffer.readUInt16BE(offset);
				this.buffer = EMPTY_BUFFER;
				this.state = STATES.CONNECTED;
				this.socket.removeListener("data", this.onSocketData);
				debug("connected, bound address:", boundAddress, "port:", boundPort);
				this.emit("connected", {
					address: boundAddress,
					port: boundPort
				});
			}
			getReplyErrorMessage(reply) {
				switch (reply) {
					case REPLY_CODES.GENERAL_FAILURE: return "General SOCKS server failure";
					case REPLY_CODES.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
					case REPLY_CODES.NETWORK_UNREACHABLE: return "Network unreachable";
					case REPLY_CODES.HOST_UNREACHABLE: return "Host unreachable";
					case REPLY_CODES.CONNECTION_REFUSED: return "Connection refused";
					case REPLY_CODES.TTL_EXPIRED: return "TTL expired";
					case REPLY_CODES.COMMAND_NOT_SUPPORTED: return "Command not supported";
					case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
					default: return `Unknown error code: ${reply}`;
				}
			}
		}
		module.exports = {
			Socks5Client,
			AUTH_METHODS,
			COMMANDS,
			ADDRESS_TYPES,
			REPLY_CODES,
			STATES
		};
	}),
	1732: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Buffer } = __webpack_require__(4573), net = __webpack_require__(7030), { InvalidArgumentError } = __webpack_require__(8707);
		function parseAddress(address) {
			if (net.isIPv4(address)) {
				let parts = address.split(".").map(Number);
				return {
					type: 1,
					buffer: Buffer.from(parts)
				};
			}
			if (net.isIPv6(address)) return {
				type: 4,
				buffer: parseIPv6(address)
			};
			let domainBuffer = Buffer.from(address, "utf8");
			if (domainBuffer.length > 255) throw new InvalidArgumentError("Domain name too long (max 255 bytes)");
			return {
				type: 3,
				buffer: Buffer.concat([Buffer.from([domainBuffer.length]), domainBuffer])
			};
		}
		function parseIPv6(address) {
			let buffer = Buffer.alloc(16), normalizedAddress = address;
			if (address.includes(".")) {
				let lastColonIndex = address.lastIndexOf(":"), ipv4Part = address.slice(lastColonIndex + 1);
				if (net.isIPv4(ipv4Part)) {
					let octets = ipv4Part.split(".").map(Number), high = (octets[0] << 8 | octets[1]).toString(16), low = (octets[2] << 8 | octets[3]).toString(16);
					normalizedAddress = `${address.slice(0, lastColonIndex)}:${high}:${low}`;
				}
			}
			let doubleColonIndex = normalizedAddress.indexOf("::");
			if (doubleColonIndex !== -1) {
				let before = normalizedAddress.slice(0, doubleColonIndex), after = normalizedAddress.slice(doubleColonIndex + 2), beforeParts = before === "" ? [] : before.split(":"), afterParts = after === "" ? [] : after.split(":"), bufferIndex = 0;
				for (let part of beforeParts) {
					buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
					bufferIndex += 2;
				}
				bufferIndex = 16 - afterParts.length * 2;
				for (let part of afterParts) {
					buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
					bufferIndex += 2;
				}
			} else {
				let parts = normalizedAddress.split(":");
				for (let i = 0; i < parts.length; i++) buffer.writeUInt16BE(parseInt(parts[i], 16), i * 2);
			}
			return buffer;
		}
		function buildAddressBuffer(type, addressBuffer, port) {
			let portBuffer = Buffer.allocUnsafe(2);
			portBuffer.writeUInt16BE(port, 0);
			return Buffer.concat([
				Buffer.from([type]),
				addressBuffer,
				portBuffer
			]);
		}
		function parseResponseAddress(buffer, offset = 0) {
			if (buffer.length < offset + 1) throw new InvalidArgumentError("Buffer too small to contain address type");
			let addressType = buffer[offset], address, currentOffset = offset + 1;
			switch (addressType) {
				case 1:
					if (buffer.length < currentOffset + 6) throw new InvalidArgumentError("Buffer too small for IPv4 address");
					address = Array.from(buffer.subarray(currentOffset, currentOffset + 4)).join(".");
					currentOffset += 4;
					break;
				case 3: {
					if (buffer.length < currentOffset + 1) throw new InvalidArgumentError("Buffer too small for domain length");
					let domainLength = buffer[currentOffset];
					currentOffset += 1;
					if (buffer.length < currentOffset + domainLength + 2) throw new InvalidArgumentError("Buffer too small for domain address");
					address = buffer.subarray(currentOffset, currentOffset + domainLength).toString("utf8");
					currentOffset += domainLength;
					break;
				}
				case 4: {
					if (buffer.length < currentOffset + 18) throw new InvalidArgumentError("Buffer too small for IPv6 address");
					let parts = [];
					for (let i = 0; i < 8; i++) {
						let value = buffer.readUInt16BE(currentOffset + i * 2);
						parts.push(value.toString(16));
					}
					address = parts.join(":");
					currentOffset += 16;
					break;
				}
				default: throw new InvalidArgumentError(`Invalid address type: ${addressType}`);
			}
			if (buffer.length < currentOffset + 2) throw new InvalidArgumentError("Buffer too small for port");
			let port = buffer.readUInt16BE(currentOffset);
			currentOffset += 2;
			return {
				address,
				port,
				bytesRead: currentOffset - offset
			};
		}
		function createReplyError(replyCode) {
			let message = {
				1: "General SOCKS server failure",
				2: "Connection not allowed by ruleset",
				3: "Network unreachable",
				4: "Host unreachable",
				5: "Connection refused",
				6: "TTL expired",
				7: "Command not supported",
				8: "Address type not supported"
			}[replyCode] || `Unknown SOCKS5 error code: ${replyCode}`, error = Error(message);
			error.code = `SOCKS5_${replyCode}`;
			return error;
		}
		module.exports = {
			parseAddress,
			parseIPv6,
			buildAddressBuffer,
			parseResponseAddress,
			createReplyError
		};
	}),
	837: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { BalancedPoolMissingUpstreamError, InvalidArgumentError } = __webpack_require__(8707), { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = __webpack_require__(2128), Pool = __webpack_require__(628), { kUrl } = __webpack_require__(6443), util = __webpack_require__(3440), kFactory = Symbol("factory"), kOptions = Symbol("options"), kGreatestCommonDivisor = Symbol("kGreatestCommonDivisor"), kCurrentWeight = Symbol("kCurrentWeight"), kIndex = Symbol("kIndex"), kWeight = Symbol("kWeight"), kMaxWeightPerServer = Symbol("kMaxWeightPerServer"), kErrorPenalty = Symbol("kErrorPenalty");
		function getGreatestCommonDivisor(a, b) {
			if (a === 0) return b;
			for (; b !== 0;) {
				let t = b;
				b = a % b;
				a = t;
			}
			return a;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		class BalancedPool extends PoolBase {
			constructor(upstreams = [], { factory = defaultFactory, connect, tls, ...opts } = {}) {
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				super(opts);
				connect && typeof connect != "function" && (connect = { ...connect });
				tls && typeof tls != "function" && (tls = { ...tls });
				this[kOptions] = {
					...util.deepClone(opts),
					connect,
					tls
				};
				this[kOptions].interceptors = opts.interceptors ? { ...opts.interceptors } : void 0;
				this[kIndex] = -1;
				this[kCurrentWeight] = 0;
				this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100;
				this[kErrorPenalty] = this[kOptions].errorPenalty || 15;
				Array.isArray(upstreams) || (upstreams = [upstreams]);
				this[kFactory] = factory;
				for (let upstream of upstreams) this.addUpstream(upstream);
				this._updateBalancedPoolStats();
			}
			addUpstream(upstream) {
				let upstreamOrigin = util.parseOrigin(upstream).origin;
				if (this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0)) return this;
				let pool = this[kFactory](upstreamOrigin, this[kOptions]);
				this[kAddClient](pool);
				pool.on("connect", () => {
					pool[kWeight] = Math.min(this[kMaxWeightPerServer], pool[kWeight] + this[kErrorPenalty]);
				});
				pool.on("connectionError", () => {
					pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
					this._updateBalancedPoolStats();
				});
				pool.on("disconnect", (...args) => {
					let err = args[2];
					if (err && err.code === "UND_ERR_SOCKET") {
						pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
						this._updateBalancedPoolStats();
					}
				});
				for (let client of this[kClients]) client[kWeight] = this[kMaxWeightPerServer];
				this._updateBalancedPoolStats();
				return this;
			}
			_updateBalancedPoolStats() {
				let result = 0;
				for (let i = 0; i < this[kClients].length; i++) result = getGreatestCommonDivisor(this[kClients][i][kWeight], result);
				this[kGreatestCommonDivisor] = result;
			}
			removeUpstream(upstream) {
				let upstreamOrigin = util.parseOrigin(upstream).origin, pool = this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0);
				pool && this[kRemoveClient](pool);
				return this;
			}
			getUpstream(upstream) {
				let upstreamOrigin = util.parseOrigin(upstream).origin;
				return this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0);
			}
			get upstreams() {
				return this[kClients].filter((dispatcher) => dispatcher.closed !== !0 && dispatcher.destroyed !== !0).map((p) => p[kUrl].origin);
			}
			[kGetDispatcher]() {
				if (this[kClients].length === 0) throw new BalancedPoolMissingUpstreamError();
				if (!this[kClients].find((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== !0 && dispatcher.destroyed !== !0)) return;
				if (this[kClients].map((pool) => pool[kNeedDrain]).reduce((a, b) => a && b, !0)) return;
				let counter = 0, maxWeightIndex = this[kClients].findIndex((pool) => !pool[kNeedDrain]);
				for (; counter++ < this[kClients].length;) {
					this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
					let pool = this[kClients][this[kIndex]];
					pool[kWeight] > this[kClients][maxWeightIndex][kWeight] && !pool[kNeedDrain] && (maxWeightIndex = this[kIndex]);
					if (this[kIndex] === 0) {
						this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor];
						this[kCurrentWeight] <= 0 && (this[kCurrentWeight] = this[kMaxWeightPerServer]);
					}
					if (pool[kWeight] >= this[kCurrentWeight] && !pool[kNeedDrain]) return pool;
				}
				this[kCurrentWeight] = this[kClients][maxWeightIndex][kWeight];
				this[kIndex] = maxWeightIndex;
				return this[kClients][maxWeightIndex];
			}
		}
		module.exports = BalancedPool;
	}),
	3137: ((module, __unused_webpack_exports, __webpack_require__) => {
		let DispatcherBase = __webpack_require__(1841), { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = __webpack_require__(6443), ProxyAgent = __webpack_require__(6672), Agent = __webpack_require__(7405), DEFAULT_PORTS = {
			"http:": 80,
			"https:": 443
		};
		class EnvHttpProxyAgent extends DispatcherBase {
			#noProxyValue = null;
			#noProxyEntries = null;
			#opts = null;
			constructor(opts = {}) {
				super();
				this.#opts = opts;
				let { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
				this[kNoProxyAgent] = new Agent(agentOpts);
				let HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
				HTTP_PROXY ? this[kHttpProxyAgent] = new ProxyAgent({
					...agentOpts,
					uri: HTTP_PROXY
				}) : this[kHttpProxyAgent] = this[kNoProxyAgent];
				let HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
				HTTPS_PROXY ? this[kHttpsProxyAgent] = new ProxyAgent({
					...agentOpts,
					uri: HTTPS_PROXY
				}) : this[kHttpsProxyAgent] = this[kHttpProxyAgent];
				this.#parseNoProxy();
			}
			[kDispatch](opts, handler) {
				let url = new URL(opts.origin);
				return this.#getProxyAgentForUrl(url).dispatch(opts, handler);
			}
			[kClose]() {
				return Promise.all([
					this[kNoProxyAgent].close(),
					!this[kHttpProxyAgent][kClosed] && this[kHttpProxyAgent].close(),
					!this[kHttpsProxyAgent][kClosed] && this[kHttpsProxyAgent].close()
				]);
			}
			[kDestroy](err) {
				return Promise.all([
					this[kNoProxyAgent].destroy(err),
					!this[kHttpProxyAgent][kDestroyed] && this[kHttpProxyAgent].destroy(err),
					!this[kHttpsProxyAgent][kDestroyed] && this[kHttpsProxyAgent].destroy(err)
				]);
			}
			#getProxyAgentForUrl(url) {
				let { protocol, host: hostname, port } = url;
				hostname = hostname.replace(/:\d*$/, "").toLowerCase();
				port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
				if (!this.#shouldProxy(hostname, port)) return this[kNoProxyAgent];
				if (protocol === "https:") return this[kHttpsProxyAgent];
				return this[kHttpProxyAgent];
			}
			#shouldProxy(hostname, port) {
				this.#noProxyChanged && this.#parseNoProxy();
				if (this.#noProxyEntries.length === 0) return !0;
				if (this.#noProxyValue === "*") return !1;
				for (let i = 0; i < this.#noProxyEntries.length; i++) {
					let entry = this.#noProxyEntries[i];
					if (entry.port && entry.port !== port) continue;
					if (hostname === entry.hostname) return !1;
					if (hostname.slice(-(entry.hostname.length + 1)) === `.${entry.hostname}`) return !1;
				}
				return !0;
			}
			#parseNoProxy() {
				let noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv, noProxySplit = noProxyValue.split(/[,\s]/), noProxyEntries = [];
				for (let i = 0; i < noProxySplit.length; i++) {
					let entry = noProxySplit[i];
					if (!entry) continue;
					let parsed = entry.match(/^(.+):(\d+)$/);
					noProxyEntries.push({
						hostname: (parsed ? parsed[1] : entry).replace(/^\*?\./, "").toLowerCase(),
						port: parsed ? Number.parseInt(parsed[2], 10) : 0
					});
				}
				this.#noProxyValue = noProxyValue;
				this.#noProxyEntries = noProxyEntries;
			}
			get #noProxyChanged() {
				if (this.#opts.noProxy !== void 0) return !1;
				return this.#noProxyValue !== this.#noProxyEnv;
			}
			get #noProxyEnv() {
				return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
			}
		}
		module.exports = EnvHttpProxyAgent;
	}),
	6815: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError } = __webpack_require__(8707), Client = __webpack_require__(3701);
		class H2CClient extends Client {
			constructor(origin, clientOpts) {
				typeof origin == "string" && (origin = new URL(origin));
				if (origin.protocol !== "http:") throw new InvalidArgumentError("h2c-client: Only h2c protocol is supported");
				let { maxConcurrentStreams, pipelining, ...opts } = clientOpts ?? {}, defaultMaxConcurrentStreams = 100, defaultPipelining = 100;
				maxConcurrentStreams != null && Number.isInteger(maxConcurrentStreams) && maxConcurrentStreams > 0 && (defaultMaxConcurrentStreams = maxConcurrentStreams);
				pipelining != null && Number.isInteger(pipelining) && pipelining > 0 && (defaultPipelining = pipelining);
				if (defaultPipelining > defaultMaxConcurrentStreams) throw new InvalidArgumentError("h2c-client: pipelining cannot be greater than maxConcurrentStreams");
				super(origin, {
					...opts,
					maxConcurrentStreams: defaultMaxConcurrentStreams,
					pipelining: defaultPipelining,
					allowH2: !0,
					useH2c: !0
				});
			}
		}
		module.exports = H2CClient;
	}),
	6672: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kProxy, kClose, kDestroy, kDispatch } = __webpack_require__(6443), Agent = __webpack_require__(7405), Pool = __webpack_require__(628), DispatcherBase = __webpack_require__(1841), { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError } = __webpack_require__(8707), buildConnector = __webpack_require__(9136), Client = __webpack_require__(3701), { channels } = __webpack_require__(2414), Socks5ProxyAgent = __webpack_require__(7223), kAgent = Symbol("proxy agent"), kClient = Symbol("proxy client"), kProxyHeaders = Symbol("proxy headers"), kRequestTls = Symbol("request tls settings"), kProxyTls = Symbol("proxy tls settings"), kConnectEndpoint = Symbol("connect endpoint function"), kTunnelProxy = Symbol("tunnel proxy");
		function defaultProtocolPort(protocol) {
			return protocol === "https:" ? 443 : 80;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		let noop = () => {};
		function defaultAgentFactory(origin, opts) {
			if (opts.connections === 1) return new Client(origin, opts);
			return new Pool(origin, opts);
		}
		class Http1ProxyWrapper extends DispatcherBase {
			#client;
			constructor(proxyUrl, { headers = {}, connect, factory }) {
				if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
				super();
				this[kProxyHeaders] = headers;
				this.#client = factory ? factory(proxyUrl, { connect }) : new Client(proxyUrl, { connect });
			}
			[kDispatch](opts, handler) {
				let onHeaders = handler.onHeaders;
				handler.onHeaders = function(statusCode, data, resume) {
					if (statusCode === 407) {
						typeof handler.onError == "function" && handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));
						return;
					}
					onHeaders && onHeaders.call(this, statusCode, data, resume);
				};
				let { origin, path = "/", headers = {} } = opts;
				opts.path = origin + path;
				if (!("host" in headers) && !("Host" in headers)) {
					let { host } = new URL(origin);
					headers.host = host;
				}
				opts.headers = {
					...this[kProxyHeaders],
					...headers
				};
				return this.#client[kDispatch](opts, handler);
			}
			[kClose]() {
				return this.#client.close();
			}
			[kDestroy](err) {
				return this.#client.destroy(err);
			}
		}
		class ProxyAgent extends DispatcherBase {
			constructor(opts) {
				if (!opts || typeof opts == "object" && !(opts instanceof URL) && !opts.uri) throw new InvalidArgumentError("Proxy uri is mandatory");
				let { clientFactory = defaultFactory } = opts;
				if (typeof clientFactory != "function") throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
				let { proxyTunnel = !0 } = opts;
				super();
				let url = this.#getUrl(opts), { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
				this[kProxy] = {
					uri: href,
					protocol
				};
				this[kRequestTls] = opts.requestTls;
				this[kProxyTls] = opts.proxyTls;
				this[kProxyHeaders] = opts.headers || {};
				this[kTunnelProxy] = proxyTunnel;
				if (opts.auth && opts.token) throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
				else opts.auth ? this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}` : opts.token ? this[kProxyHeaders]["proxy-authorization"] = opts.token : username && password && (this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`);
				let connect = buildConnector({ ...opts.proxyTls });
				this[kConnectEndpoint] = buildConnector({ ...opts.requestTls });
				let agentFactory = opts.factory || defaultAgentFactory, factory = (origin, options) => {
					let { protocol } = new URL(origin);
					if (this[kProxy].protocol === "socks5:" || this[kProxy].protocol === "socks:") return new Socks5ProxyAgent(this[kProxy].uri, {
						headers: this[kProxyHeaders],
						connect,
						factory: agentFactory,
						username: opts.username || username,
						password: opts.password || password,
						proxyTls: opts.proxyTls,
						requestTls: opts.requestTls
					});
					if (!this[kTunnelProxy] && protocol === "http:" && this[kProxy].protocol === "http:") return new Http1ProxyWrapper(this[kProxy].uri, {
						headers: this[kProxyHeaders],
						connect,
						factory: agentFactory
					});
					return agentFactory(origin, options);
				};
				protocol === "socks5:" || protocol === "socks:" ? this[kClient] = null : this[kClient] = clientFactory(url, { connect });
				this[kAgent] = new Agent({
					...opts,
					factory,
					connect: async (opts, callback) => {
						if (!this[kClient]) {
							callback(new InvalidArgumentError("Cannot establish tunnel connection without a proxy client"));
							return;
						}
						let requestedPath = opts.host;
						opts.port || (requestedPath += `:${defaultProtocolPort(opts.protocol)}`);
						try {
							let connectParams = {
								origin,
								port,
								path: requestedPath,
								signal: opts.signal,
								headers: {
									...this[kProxyHeaders],
									host: opts.host,
									...opts.connections == null || opts.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
								},
								servername: this[kProxyTls]?.servername || proxyHostname
							}, { socket, statusCode } = await this[kClient].connect(connectParams);
							if (statusCode !== 200) {
								socket.on("error", noop).destroy();
								callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
								return;
							}
							channels.proxyConnected.hasSubscribers && channels.proxyConnected.publish({
								socket,
								connectParams
							});
							if (opts.protocol !== "https:") {
								callback(null, socket);
								return;
							}
							let servername;
							servername = this[kRequestTls] ? this[kRequestTls].servername : opts.servername;
							this[kConnectEndpoint]({
								...opts,
								servername,
								httpSocket: socket
							}, callback);
						} catch (err) {
							err.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? callback(new SecureProxyConnectionError(err)) : callback(err);
						}
					}
				});
			}
			dispatch(opts, handler) {
				let headers = buildHeaders(opts.headers);
				throwIfProxyAuthIsSent(headers);
				if (headers && !("host" in headers) && !("Host" in headers)) {
					let { host } = new URL(opts.origin);
					headers.host = host;
				}
				return this[kAgent].dispatch({
					...opts,
					headers
				}, handler);
			}
			#getUrl(opts) {
				if (typeof opts == "string") return new URL(opts);
				else if (opts instanceof URL) return opts;
				else return new URL(opts.uri);
			}
			[kClose]() {
				let promises = [this[kAgent].close()];
				this[kClient] && promises.push(this[kClient].close());
				return Promise.all(promises);
			}
			[kDestroy]() {
				let promises = [this[kAgent].destroy()];
				this[kClient] && promises.push(this[kClient].destroy());
				return Promise.all(promises);
			}
		}
		function buildHeaders(headers) {
			if (Array.isArray(headers)) {
				let headersPair = {};
				for (let i = 0; i < headers.length; i += 2) headersPair[headers[i]] = headers[i + 1];
				return headersPair;
			}
			return headers;
		}
		function throwIfProxyAuthIsSent(headers) {
			if (headers && Object.keys(headers).find((key) => key.toLowerCase() === "proxy-authorization")) throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
		}
		module.exports = ProxyAgent;
	}),
	50: ((module, __unused_webpack_exports, __webpack_require__) => {
		let Dispatcher = __webpack_require__(883), RetryHandler = __webpack_require__(7816);
		class RetryAgent extends Dispatcher {
			#agent = null;
			#options = null;
			constructor(agent, options = {}) {
				super(options);
				this.#agent = agent;
				this.#options = options;
			}
			dispatch(opts, handler) {
				let retry = new RetryHandler({
					...opts,
					retryOptions: this.#options
				}, {
					dispatch: this.#agent.dispatch.bind(this.#agent),
					handler
				});
				return this.#agent.dispatch(opts, retry);
			}
			close() {
				return this.#agent.close();
			}
			destroy() {
				return this.#agent.destroy();
			}
		}
		module.exports = RetryAgent;
	}),
	5520: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher, kRemoveClient } = __webpack_require__(2128), Client = __webpack_require__(3701), { InvalidArgumentError } = __webpack_require__(8707), util = __webpack_require__(3440), { kUrl } = __webpack_require__(6443), buildConnector = __webpack_require__(9136), kOptions = Symbol("options"), kConnections = Symbol("connections"), kFactory = Symbol("factory"), kIndex = Symbol("index");
		function defaultFactory(origin, opts) {
			return new Client(origin, opts);
		}
		class RoundRobinPool extends PoolBase {
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
				super();
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
				this[kIndex] = -1;
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
				let clientTtlOption = this[kOptions].clientTtl, clientsLength = this[kClients].length;
				if (clientsLength === 0) {
					let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return dispatcher;
				}
				let checked = 0;
				for (; checked < clientsLength;) {
					this[kIndex] = (this[kIndex] + 1) % clientsLength;
					let client = this[kClients][this[kIndex]];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						checked++;
						continue;
					}
					if (!client[kNeedDrain]) return client;
					checked++;
				}
				if (!this[kConnections] || clientsLength < this[kConnections]) {
					let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return dispatcher;
				}
			}
		}
		module.exports = RoundRobinPool;
	}),
	7223: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { URL } = __webpack_require__(3136), tls, DispatcherBase = __webpack_require__(1841), { InvalidArgumentError } = __webpack_require__(8707), { Socks5Client, STATES } = __webpack_require__(8082), { kDispatch, kClose, kDestroy } = __webpack_require__(6443), Pool = __webpack_require__(628), buildConnector = __webpack_require__(9136), { debuglog } = __webpack_require__(7975), debug = debuglog("undici:socks5-proxy"), kProxyUrl = Symbol("proxy url"), kProxyHeaders = Symbol("proxy headers"), kProxyAuth = Symbol("proxy auth"), kProxyProtocol = Symbol("proxy protocol"), kPools = Symbol("pools"), kConnector = Symbol("connector"), kRequestTls = Symbol("request tls settings"), experimentalWarningEmitted = !1;
		class Socks5ProxyAgent extends DispatcherBase {
			constructor(proxyUrl, options = {}) {
				super();
				if (!experimentalWarningEmitted) {
					process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
					experimentalWarningEmitted = !0;
				}
				if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
				let url = typeof proxyUrl == "string" ? new URL(proxyUrl) : proxyUrl;
				if (url.protocol !== "socks5:" && url.protocol !== "socks:") throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol");
				this[kProxyUrl] = url;
				this[kProxyHeaders] = options.headers || {};
				this[kProxyProtocol] = options.proxyTls ? "https:" : "http:";
				this[kRequestTls] = options.requestTls;
				this[kProxyAuth] = {
					username: options.username || (url.username ? decodeURIComponent(url.username) : null),
					password: options.password || (url.password ? decodeURIComponent(url.password) : null)
				};
				this[kConnector] = options.connect || buildConnector({
					...options.proxyTls,
					servername: options.proxyTls?.servername || url.hostname
				});
				this[kPools] = new Map();
			}
			async createSocks5Connection(targetHost, targetPort) {
				let proxyHost = this[kProxyUrl].hostname, proxyPort = parseInt(this[kProxyUrl].port) || 1080;
				debug("creating SOCKS5 connection to", proxyHost, proxyPort);
				let socket = await new Promise((resolve, reject) => {
					this[kConnector]({
						hostname: proxyHost,
						host: proxyHost,
						port: proxyPort,
						protocol: this[kProxyProtocol]
					}, (err, socket) => {
						err ? reject(err) : resolve(socket);
					});
				}), socks5Client = new Socks5Client(socket, this[kProxyAuth]);
				socks5Client.on("error", (err) => {
					debug("SOCKS5 error:", err);
					socket.destroy();
				});
				await socks5Client.handshake();
				await new Promise((resolve, reject) => {
					let timeout = setTimeout(() => {
						reject(Error("SOCKS5 authentication timeout"));
					}, 5e3), onAuthenticated = () => {
						clearTimeout(timeout);
						socks5Client.removeListener("error", onError);
						resolve();
					}, onError = (err) => {
						clearTimeout(timeout);
						socks5Client.removeListener("authenticated", onAuthenticated);
						reject(err);
					};
					if (socks5Client.state === STATES.AUTHENTICATED) {
						clearTimeout(timeout);
						resolve();
					} else {
						socks5Client.once("authenticated", onAuthenticated);
						socks5Client.once("error", onError);
					}
				});
				await socks5Client.connect(targetHost, targetPort);
				await new Promise((resolve, reject) => {
					let timeout = setTimeout(() => {
						reject(Error("SOCKS5 connection timeout"));
					}, 5e3), onConnected = (info) => {
						debug("SOCKS5 tunnel established to", targetHost, targetPort, "via", info);
						clearTimeout(timeout);
						socks5Client.removeListener("error", onError);
						resolve();
					}, onError = (err) => {
						clearTimeout(timeout);
						socks5Client.removeListener("connected", onConnected);
						reject(err);
					};
					socks5Client.once("connected", onConnected);
					socks5Client.once("error", onError);
				});
				return socket;
			}
			[kDispatch](opts, handler) {
				let { origin } = opts;
				debug("dispatching request to", origin, "via SOCKS5");
				try {
					let originKey = String(origin), pool = this[kPools].get(originKey);
					if (!pool || pool.destroyed || pool.closed) {
						pool = new Pool(origin, {
							pipelining: opts.pipelining,
							connections: opts.connections,
							connect: async (connectOpts, callback) => {
								try {
									let url = new URL(origin), targetHost = url.hostname, targetPort = parseInt(url.port) || (url.protocol === "https:" ? 443 : 80);
									debug("establishing SOCKS5 connection to", targetHost, targetPort);
									let socket = await this.createSocks5Connection(targetHost, targetPort), finalSocket = socket;
									if (url.protocol === "https:") {
										tls ||= __webpack_require__(1692);
										debug("upgrading to TLS");
										finalSocket = tls.connect({
											...this[kRequestTls],
											socket,
											servername: this[kRequestTls]?.servername || targetHost
										});
										await new Promise((resolve, reject) => {
											finalSocket.once("secureConnect", resolve);
											finalSocket.once("error", reject);
										});
									}
									callback(null, finalSocket);
								} catch (err) {
									debug("SOCKS5 connection error:", err);
									callback(err);
								}
							}
						});
						this[kPools].set(originKey, pool);
					}
					return pool[kDispatch](opts, handler);
				} catch (err) {
					debug("dispatch error:", err);
					if (typeof handler.onResponseError == "function") {
						handler.onResponseError(null, err);
						return !1;
					} else if (typeof handler.onError == "function") {
						handler.onError(err);
						return !1;
					} else throw err;
				}
			}
			async [kClose]() {
				let closePromises = [];
				for (let pool of this[kPools].values()) closePromises.push(pool.close());
				this[kPools].clear();
				await Promise.all(closePromises);
			}
			async [kDestroy](err) {
				let destroyPromises = [];
				for (let pool of this[kPools].values()) destroyPromises.push(pool.destroy(err));
				this[kPools].clear();
				await Promise.all(destroyPromises);
			}
		}
		module.exports = Socks5ProxyAgent;
	}),
	2581: ((module, __unused_webpack_exports, __webpack_require__) => {
		let globalDispatcher = Symbol.for("undici.globalDispatcher.2"), legacyGlobalDispatcher = Symbol.for("undici.globalDispatcher.1"), { InvalidArgumentError } = __webpack_require__(8707), Agent = __webpack_require__(7405);
		getGlobalDispatcher() === void 0 && setGlobalDispatcher(new Agent());
		function setGlobalDispatcher(agent) {
			if (!agent || typeof agent.dispatch != "function") throw new InvalidArgumentError("Argument agent must implement Agent");
			Object.defineProperty(globalThis, globalDispatcher, {
				value: agent,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
			Object.defineProperty(globalThis, legacyGlobalDispatcher, {
				value: agent,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
		}
		function getGlobalDispatcher() {
			return globalThis[legacyGlobalDispatcher];
		}
		module.exports = {
			setGlobalDispatcher,
			getGlobalDispatcher,
			installedExports: [
				"fetch",
				"Headers",
				"Response",
				"Request",
				"FormData",
				"WebSocket",
				"CloseEvent",
				"ErrorEvent",
				"MessageEvent",
				"EventSource"
			]
		};
	}),
	9976: ((module, __unused_webpack_exports, __webpack_require__) => {
		let util = __webpack_require__(3440), { kRedirectCacheControl } = __webpack_require__(6443), { parseCacheControlHeader, hasInvalidCacheControlDirective, parseVaryHeader, hasVaryStar, isInvalidOrWildcardVaryHeader, isEtagUsable } = __webpack_require__(7659), { parseHttpDate } = __webpack_require__(5453);
		function noop() {}
		function sameOrigin(a, b) {
			try {
				return new URL(String(a)).origin === new URL(String(b)).origin;
			} catch {
				return String(a) === String(b);
			}
		}
		let HEURISTICALLY_CACHEABLE_STATUS_CODES = [
			200,
			203,
			204,
			206,
			300,
			301,
			308,
			404,
			405,
			410,
			414,
			501
		], NOT_UNDERSTOOD_STATUS_CODES = [206], MAX_RESPONSE_AGE = 2147483647e3;
		function trimOWS(value) {
			return value.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(array, value) {
			for (let i = 0; i < array.length; i++) if (array[i] === value) return !0;
			return !1;
		}
		function appendVaryValues(target, varyValue) {
			if (Array.isArray(varyValue)) for (let i = 0; i < varyValue.length; i++) target.push(varyValue[i]);
			else varyValue != null && target.push(varyValue);
		}
		function appendConnectionHeaderTokens(headersToRemove, connectionHeader) {
			let values = Array.isArray(connectionHeader) ? connectionHeader : [connectionHeader];
			for (let i = 0; i < values.length; i++) {
				let tokens = values[i].split(",");
				for (let j = 0; j < tokens.length; j++) headersToRemove.push(trimOWS(tokens[j]).toLowerCase());
			}
		}
		function getSameOriginPath(cacheKey, location) {
			if (typeof location != "string") return;
			let originUrl, requestUrl, locationUrl;
			try {
				originUrl = new URL(cacheKey.origin);
				requestUrl = new URL(cacheKey.path, originUrl);
				locationUrl = new URL(location, requestUrl);
			} catch {
				return;
			}
			if (locationUrl.origin !== originUrl.origin) return;
			return locationUrl.pathname + locationUrl.search;
		}
		function deleteCachedUri(store, cacheKey, path) {
			deleteCachedValue(store, {
				...cacheKey,
				path
			});
			for (let i = 0; i < util.safeHTTPMethods.length; i++) {
				let method = util.safeHTTPMethods[i];
				method !== cacheKey.method && deleteCachedValue(store, {
					...cacheKey,
					method,
					path
				});
			}
		}
		function deleteLocationTargets(store, cacheKey, headerValue) {
			if (headerValue === void 0) return;
			let values = Array.isArray(headerValue) ? headerValue : [headerValue];
			for (let i = 0; i < values.length; i++) {
				let path = getSameOriginPath(cacheKey, values[i]);
				path !== void 0 && deleteCachedUri(store, cacheKey, path);
			}
		}
		function invalidateUnsafeRequest(store, cacheKey, resHeaders) {
			deleteCachedUri(store, cacheKey, cacheKey.path);
			deleteLocationTargets(store, cacheKey, resHeaders.location);
			deleteLocationTargets(store, cacheKey, resHeaders["content-location"]);
		}
		function requestCarriesCredentials(headers) {
			return headers != null && (Object.hasOwn(headers, "authorization") || Object.hasOwn(headers, "cookie") || Object.hasOwn(headers, "proxy-authorization"));
		}
		class CacheHandler {
			#cacheKey;
			#cacheType;
			#cacheByDefault;
			#store;
			#handler;
			#writeStream;
			#history;
			#replaying304 = !1;
			#suppress304End = !1;
			#pending304End;
			constructor({ store, type, cacheByDefault }, cacheKey, handler) {
				this.#store = store;
				this.#cacheType = type;
				this.#cacheByDefault = cacheByDefault;
				this.#cacheKey = cacheKey;
				this.#handler = handler;
			}
			onRequestStart(controller, context) {
				this.#writeStream?.destroy();
				this.#writeStream = void 0;
				this.#replaying304 = !1;
				this.#suppress304End = !1;
				this.#pending304End = void 0;
				this.#history = context?.history;
				this.#handler.onRequestStart?.(controller, context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.#handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, resHeaders, statusMessage) {
				let downstreamOnHeaders = () => this.#handler.onResponseStart?.(controller, statusCode, resHeaders, statusMessage), handler = this;
				if (!arrayIncludes(util.safeHTTPMethods, this.#cacheKey.method) && statusCode >= 200 && statusCode <= 399) {
					invalidateUnsafeRequest(this.#store, this.#cacheKey, resHeaders);
					return downstreamOnHeaders();
				}
				if (this.#history && this.#history.length > 1 && requestCarriesCredentials(this.#cacheKey.headers)) return downstreamOnHeaders();
				if (this.#history && this.#history.length > 0) {
					for (let hopUrl of this.#history) if (!sameOrigin(hopUrl.origin, this.#cacheKey.origin)) return downstreamOnHeaders();
				}
				let now = Date.now(), redirectHopInfo = this.#history?.[kRedirectCacheControl], redirectPolicy = redirectHopInfo?.length > 0 ? getRedirectPolicy(this.#cacheType, this.#cacheKey.method, redirectHopInfo, this.#cacheKey.headers, this.#cacheByDefault, now) : void 0;
				if (redirectHopInfo?.length > 0 && redirectPolicy === void 0) return downstreamOnHeaders();
				let cacheControlHeader = resHeaders["cache-control"], cacheControlDirectives = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
				if (revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives)) {
					deleteCachedValue(this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let heuristicallyCacheable = resHeaders["last-modified"] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode);
				if (!cacheControlHeader && !resHeaders.expires && !heuristicallyCacheable && !this.#cacheByDefault) {
					statusCode === 304 && resHeaders.vary && isInvalidOrWildcardVaryHeader(resHeaders.vary) && deleteCachedValue(this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				if (!canCacheResponse(this.#cacheType, this.#cacheKey.method, statusCode, resHeaders, cacheControlDirectives, this.#cacheKey.headers)) {
					statusCode === 304 && (cacheControlHeader || revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives)) && deleteCachedValue(this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let resAge = Object.hasOwn(resHeaders, "age") ? getAge(resHeaders.age) : void 0;
				if (resAge !== void 0 && resAge >= MAX_RESPONSE_AGE) {
					deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let resDate = Object.hasOwn(resHeaders, "date") ? getDate(resHeaders.date) : void 0;
				if (resDate === null) {
					deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let apparentAge = resDate ? Math.max(0, now - resDate.getTime()) : 0, currentAge = Math.max(apparentAge, resAge ?? 0), hasValidator = typeof resHeaders.etag == "string" && isEtagUsable(resHeaders.etag) || typeof resHeaders["last-modified"] == "string", staleAt = determineStaleAt(this.#cacheType, now, resAge, resHeaders, resDate, cacheControlDirectives, hasValidator) ?? this.#cacheByDefault, revalidationOnly = staleAt === 0 && hasValidator;
				if (staleAt === void 0 || currentAge >= staleAt && !revalidationOnly) {
					(cacheControlHeader || staleAt !== void 0) && deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let baseTime = now - currentAge, absoluteStaleAt = staleAt + baseTime;
				redirectPolicy !== void 0 && (absoluteStaleAt = Math.min(absoluteStaleAt, redirectPolicy.staleAt));
				if (now >= absoluteStaleAt && !revalidationOnly) {
					deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let varyDirectives, combinedVary = [];
				if (redirectHopInfo) for (let hop of redirectHopInfo) appendVaryValues(combinedVary, hop?.headers?.vary);
				appendVaryValues(combinedVary, resHeaders.vary);
				if (combinedVary.length > 0) {
					for (let varyHeader of combinedVary) if (hasVaryStar(varyHeader)) return downstreamOnHeaders();
					if (this.#cacheKey.headers) {
						varyDirectives = parseVaryHeader(combinedVary, this.#cacheKey.headers);
						if (!varyDirectives) return downstreamOnHeaders();
					}
				}
				let effectiveCacheControlDirectives = cacheControlDirectives;
				if (redirectPolicy !== void 0) {
					effectiveCacheControlDirectives = { ...cacheControlDirectives };
					delete effectiveCacheControlDirectives["stale-while-revalidate"];
					delete effectiveCacheControlDirectives["stale-if-error"];
					redirectPolicy.requiresRevalidation === !0 && (effectiveCacheControlDirectives["proxy-revalidate"] = !0);
				}
				let cachedAt = baseTime, deleteAt = determineDeleteAt(baseTime, now, effectiveCacheControlDirectives, absoluteStaleAt), strippedHeaders = stripNecessaryHeaders(resHeaders, cacheControlDirectives), value = {
					statusCode,
					statusMessage,
					headers: strippedHeaders,
					vary: varyDirectives,
					cacheControlDirectives: effectiveCacheControlDirectives,
					cachedAt,
					staleAt: absoluteStaleAt,
					deleteAt
				};
				if (statusCode === 304) {
					this.#replaying304 = !0;
					let done = !1, finish304 = () => {
						if (done) return;
						done = !0;
						this.#replaying304 = !1;
						if (this.#pending304End) {
							let { controller, trailers } = this.#pending304End;
							this.#pending304End = void 0;
							this.#writeStream?.end();
							this.#handler.onResponseEnd?.(controller, trailers);
						}
					}, failReplay = (err) => {
						if (done) return;
						done = !0;
						this.#replaying304 = !1;
						this.#suppress304End = !0;
						this.#pending304End = void 0;
						this.#writeStream?.destroy();
						try {
							this.#handler.onResponseError?.(controller, err);
						} catch {}
					}, handle304 = (cachedValue) => {
						if (!cachedValue) {
							downstreamOnHeaders();
							finish304();
							return;
						}
						value.statusCode = cachedValue.statusCode;
						value.statusMessage = cachedValue.statusMessage;
						value.etag = cachedValue.etag;
						value.vary = varyDirectives ?? cachedValue.vary;
						value.headers = {
							...cachedValue.headers,
							...strippedHeaders
						};
						downstreamOnHeaders();
						this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
						if (!this.#writeStream || !cachedValue?.body) {
							finish304();
							return;
						}
						if (typeof cachedValue.body.values == "function") {
							let bodyIterator = cachedValue.body.values(), streamCachedBody = () => {
								if (done) return;
								try {
									for (let chunk of bodyIterator) {
										let full = this.#writeStream?.write(chunk) === !1;
										this.#handler.onResponseData?.(controller, chunk);
										if (full) return;
									}
									finish304();
								} catch (err) {
									failReplay(err);
								}
							};
							this.#writeStream.on("error", function() {
								handler.#writeStream = void 0;
								handler.#store.delete(handler.#cacheKey);
								streamCachedBody();
							}).on("drain", () => {
								streamCachedBody();
							}).on("close", function() {
								if (handler.#writeStream === this) {
									handler.#writeStream = void 0;
									streamCachedBody();
								}
							});
							streamCachedBody();
						} else if (typeof cachedValue.body.on == "function") {
							cachedValue.body.on("data", (chunk) => {
								try {
									this.#writeStream?.write(chunk);
									this.#handler.onResponseData?.(controller, chunk);
								} catch (err) {
									cachedValue.body.destroy();
									failReplay(err);
								}
							}).on("end", () => {
								this.#writeStream?.end();
								finish304();
							}).on("error", () => {
								this.#writeStream = void 0;
								this.#store.delete(this.#cacheKey);
								finish304();
							});
							this.#writeStream.on("error", function() {
								handler.#writeStream = void 0;
								handler.#store.delete(handler.#cacheKey);
							}).on("close", function() {
								handler.#writeStream === this && (handler.#writeStream = void 0);
							});
						} else finish304();
					}, result = this.#store.get(this.#cacheKey);
					result && typeof result.then == "function" ? result.then(handle304, () => handle304(void 0)).catch((err) => {
						failReplay(err);
					}) : handle304(result);
				} else {
					typeof resHeaders.etag == "string" && isEtagUsable(resHeaders.etag) && (value.etag = resHeaders.etag);
					this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
					if (!this.#writeStream) return downstreamOnHeaders();
					this.#writeStream.on("drain", () => controller.resume()).on("error", function() {
						handler.#writeStream = void 0;
						handler.#store.delete(handler.#cacheKey);
					}).on("close", function() {
						handler.#writeStream === this && (handler.#writeStream = void 0);
						controller.resume();
					});
					downstreamOnHeaders();
				}
			}
			onResponseData(controller, chunk) {
				this.#writeStream?.write(chunk) === !1 && controller.pause();
				this.#handler.onResponseData?.(controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				if (this.#suppress304End) {
					this.#suppress304End = !1;
					return;
				}
				if (this.#replaying304) {
					this.#pending304End = {
						controller,
						trailers
					};
					return;
				}
				this.#writeStream?.end();
				this.#handler.onResponseEnd?.(controller, trailers);
			}
			onResponseError(controller, err) {
				this.#replaying304 = !1;
				this.#pending304End = void 0;
				this.#writeStream?.destroy(err);
				this.#writeStream = void 0;
				this.#handler.onResponseError?.(controller, err);
			}
		}
		function deleteCachedValue(store, cacheKey) {
			try {
				store.delete(cacheKey)?.catch?.(noop);
			} catch {}
		}
		function deleteCachedValueIfNotModified(statusCode, store, cacheKey) {
			statusCode === 304 && deleteCachedValue(store, cacheKey);
		}
		function revalidationResponseDisallowsCachedReuse(cacheType, resHeaders, cacheControlDirectives) {
			return cacheControlDirectives["no-store"] === !0 || cacheType === "shared" && (cacheControlDirectives.private === !0 || Object.hasOwn(resHeaders, "set-cookie")) || (resHeaders.vary ? isInvalidOrWildcardVaryHeader(resHeaders.vary) : !1);
		}
		function canCacheResponse(cacheType, method, statusCode, resHeaders, cacheControlDirectives, reqHeaders) {
			if (!arrayIncludes(util.safeHTTPMethods, method)) return !1;
			if (statusCode < 200 || arrayIncludes(NOT_UNDERSTOOD_STATUS_CODES, statusCode)) return !1;
			if (!arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode) && !resHeaders.expires && !cacheControlDirectives.public && cacheControlDirectives["max-age"] === void 0 && !(cacheControlDirectives.private && cacheType === "private") && (cacheControlDirectives["s-maxage"] === void 0 || cacheType !== "shared")) return !1;
			if (cacheControlDirectives["no-store"]) return !1;
			if (cacheType === "shared" && (cacheControlDirectives.private === !0 || Object.hasOwn(resHeaders, "set-cookie"))) return !1;
			if (resHeaders.vary && hasVaryStar(resHeaders.vary)) return !1;
			if (reqHeaders != null && Object.hasOwn(reqHeaders, "authorization")) {
				if (!cacheControlDirectives.public && !cacheControlDirectives["s-maxage"] && !cacheControlDirectives["must-revalidate"]) return !1;
				if (typeof reqHeaders.authorization != "string") return !1;
				if (Array.isArray(cacheControlDirectives["no-cache"]) && arrayIncludes(cacheControlDirectives["no-cache"], "authorization")) return !1;
				if (Array.isArray(cacheControlDirectives.private) && arrayIncludes(cacheControlDirectives.private, "authorization")) return !1;
			}
			return !0;
		}
		function getRedirectPolicy(cacheType, method, redirectHops, reqHeaders, cacheByDefault, now) {
			let staleAt = Infinity, requiresRevalidation = !1;
			for (let hop of redirectHops) {
				let hopPolicy = getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault);
				if (hopPolicy === void 0 || hopPolicy.staleAt <= now) return;
				staleAt = Math.min(staleAt, hopPolicy.staleAt);
				requiresRevalidation ||= hopPolicy.requiresRevalidation;
			}
			return {
				staleAt,
				requiresRevalidation
			};
		}
		function getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault) {
			if (!Number.isInteger(hop?.statusCode) || !Number.isFinite(hop?.receivedAt)) return;
			let hopHeaders = hop.headers ?? {}, cacheControlHeader = hopHeaders["cache-control"], hopCacheControl = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
			if (hopHeaders.vary && hasVaryStar(hopHeaders.vary)) return;
			if (hopCacheControl["no-store"] === !0) return;
			if (cacheType === "shared" && Object.hasOwn(hopCacheControl, "private")) return;
			if (Object.hasOwn(hopCacheControl, "no-cache") || hopCacheControl["must-revalidate"] === !0 || cacheType === "shared" && hopCacheControl["proxy-revalidate"] === !0) return;
			let heuristicallyCacheable = hopHeaders["last-modified"] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, hop.statusCode);
			if (!cacheControlHeader && !hopHeaders.expires && !heuristicallyCacheable && !cacheByDefault) return;
			if (!canCacheResponse(cacheType, method, hop.statusCode, hopHeaders, hopCacheControl, reqHeaders)) return;
			let age = Object.hasOwn(hopHeaders, "age") ? getAge(hopHeaders.age) : void 0;
			if (age !== void 0 && age >= MAX_RESPONSE_AGE) return;
			let responseDate = Object.hasOwn(hopHeaders, "date") ? getDate(hopHeaders.date) : void 0;
			if (responseDate === null) return;
			let apparentAge = responseDate ? Math.max(0, hop.receivedAt - responseDate.getTime()) : 0, currentAge = Math.max(apparentAge, age ?? 0), hasValidator = typeof hopHeaders.etag == "string" && isEtagUsable(hopHeaders.etag) || typeof hopHeaders["last-modified"] == "string", freshnessLifetime = determineStaleAt(cacheType, hop.receivedAt, age, hopHeaders, responseDate, hopCacheControl, hasValidator) ?? cacheByDefault;
			if (freshnessLifetime === void 0) return;
			return {
				staleAt: hop.receivedAt - currentAge + freshnessLifetime,
				requiresRevalidation: cacheType === "shared" && Object.hasOwn(hopCacheControl, "s-maxage")
			};
		}
		function getDate(dateHeader) {
			let dateValue = dateHeader;
			if (Array.isArray(dateValue)) {
				if (dateValue.length !== 1) return null;
				dateValue = dateValue[0];
			}
			if (typeof dateValue != "string") return null;
			return parseHttpDate(dateValue);
		}
		function getAge(ageHeader) {
			let ageValue = ageHeader;
			if (Array.isArray(ageValue)) {
				if (ageValue.length !== 1) return MAX_RESPONSE_AGE;
				ageValue = ageValue[0];
			}
			if (typeof ageValue != "string" || !/^[\t ]*[0-9]+[\t ]*$/.test(ageValue)) return MAX_RESPONSE_AGE;
			let age = BigInt(ageValue.replace(/^[\t ]+|[\t ]+$/g, ""));
			if (age >= BigInt(MAX_RESPONSE_AGE / 1e3)) return MAX_RESPONSE_AGE;
			return Number(age) * 1e3;
		}
		function determineStaleAt(cacheType, now, age, resHeaders, responseDate, cacheControlDirectives, hasValidator) {
			if (cacheType === "shared") {
				if (hasInvalidCacheControlDirective(cacheControlDirectives, "s-maxage")) return 0;
				let sMaxAge = cacheControlDirectives["s-maxage"];
				if (sMaxAge !== void 0) return sMaxAge * 1e3;
			}
			if (hasInvalidCacheControlDirective(cacheControlDirectives, "max-age")) return 0;
			let maxAge = cacheControlDirectives["max-age"];
			if (maxAge !== void 0) return maxAge * 1e3;
			if (Object.hasOwn(resHeaders, "expires")) {
				if (typeof resHeaders.expires != "string") return 0;
				let expiresDate = parseHttpDate(resHeaders.expires);
				if (!expiresDate) return 0;
				if (now >= expiresDate.getTime()) return 0;
				if (responseDate) {
					if (responseDate >= expiresDate) return 0;
					let freshnessLifetime = expiresDate.getTime() - responseDate.getTime();
					if (age !== void 0 && age >= freshnessLifetime) return 0;
					return freshnessLifetime;
				}
				return expiresDate.getTime() - now;
			}
			if (typeof resHeaders["last-modified"] == "string") {
				let lastModified = parseHttpDate(resHeaders["last-modified"]);
				if (lastModified) {
					if (lastModified.getTime() >= now) return;
					return (now - lastModified.getTime()) * .1;
				}
			}
			if (cacheControlDirectives.immutable) return 31536e6;
			if (cacheControlDirectives["no-cache"] === !0 && hasValidator) return 0;
		}
		function determineDeleteAt(baseTime, cachedAt, cacheControlDirectives, staleAt) {
			let staleWhileRevalidate = -Infinity, staleIfError = -Infinity, immutable = -Infinity;
			cacheControlDirectives["stale-while-revalidate"] && (staleWhileRevalidate = staleAt + cacheControlDirectives["stale-while-revalidate"] * 1e3);
			cacheControlDirectives["stale-if-error"] && (staleIfError = staleAt + cacheControlDirectives["stale-if-error"] * 1e3);
			cacheControlDirectives.immutable && staleWhileRevalidate === -Infinity && staleIfError === -Infinity && (immutable = cachedAt + 31536e6);
			if (staleWhileRevalidate === -Infinity && staleIfError === -Infinity && immutable === -Infinity) {
				let freshnessLifetime = staleAt - baseTime;
				if (freshnessLifetime <= 0) return cachedAt + 864e5;
				let datePrecisionPadding = Math.min(Math.max(cachedAt - baseTime, 0), 1e3);
				return staleAt + freshnessLifetime + datePrecisionPadding;
			}
			return Math.max(staleAt, staleWhileRevalidate, staleIfError, immutable);
		}
		function stripNecessaryHeaders(resHeaders, cacheControlDirectives) {
			let headersToRemove = [
				"connection",
				"proxy-authenticate",
				"proxy-authentication-info",
				"proxy-authorization",
				"proxy-connection",
				"te",
				"transfer-encoding",
				"upgrade",
				"age"
			];
			resHeaders.connection && appendConnectionHeaderTokens(headersToRemove, resHeaders.connection);
			Array.isArray(cacheControlDirectives["no-cache"]) && headersToRemove.push(...cacheControlDirectives["no-cache"]);
			Array.isArray(cacheControlDirectives.private) && headersToRemove.push(...cacheControlDirectives.private);
			let strippedHeaders;
			for (let headerName of headersToRemove) if (Object.hasOwn(resHeaders, headerName)) {
				strippedHeaders ??= { ...resHeaders };
				delete strippedHeaders[headerName];
			}
			return strippedHeaders ?? resHeaders;
		}
		module.exports = CacheHandler;
	}),
	7133: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		class CacheRevalidationHandler {
			#successful = !1;
			#callback;
			#handler;
			#context;
			#allowErrorStatusCodes;
			constructor(callback, handler, allowErrorStatusCodes) {
				if (typeof callback != "function") throw TypeError("callback must be a function");
				this.#callback = callback;
				this.#handler = handler;
				this.#allowErrorStatusCodes = allowErrorStatusCodes;
			}
			onRequestStart(_, context) {
				this.#successful = !1;
				this.#context = context;
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.#handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				assert(this.#callback != null);
				this.#successful = statusCode === 304 || this.#allowErrorStatusCodes && statusCode >= 500 && statusCode <= 504;
				this.#callback(this.#successful, this.#context, statusCode, headers);
				this.#callback = null;
				if (this.#successful) return !0;
				this.#handler.onRequestStart?.(controller, this.#context);
				this.#handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
			}
			onResponseData(controller, chunk) {
				if (this.#successful) return;
				return this.#handler.onResponseData?.(controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				if (this.#successful) return;
				this.#handler.onResponseEnd?.(controller, trailers);
			}
			onResponseError(controller, err) {
				if (this.#successful) return;
				if (this.#callback) {
					this.#callback(!1);
					this.#callback = null;
				}
				if (typeof this.#handler.onResponseError == "function") this.#handler.onResponseError(controller, err);
				else throw err;
			}
		}
		module.exports = CacheRevalidationHandler;
	}),
	8155: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), WrapHandler = __webpack_require__(9510);
		module.exports = class {
			#handler;
			#onCompleteCalled = !1;
			#onErrorCalled = !1;
			#onResponseStartCalled = !1;
			constructor(handler) {
				if (typeof handler != "object" || !handler) throw TypeError("handler must be an object");
				this.#handler = WrapHandler.wrap(handler);
			}
			onRequestStart(...args) {
				this.#handler.onRequestStart?.(...args);
			}
			onRequestUpgrade(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				return this.#handler.onRequestUpgrade?.(...args);
			}
			onResponseStart(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				assert(!this.#onResponseStartCalled);
				this.#onResponseStartCalled = !0;
				return this.#handler.onResponseStart?.(...args);
			}
			onResponseData(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				return this.#handler.onResponseData?.(...args);
			}
			onResponseEnd(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				this.#onCompleteCalled = !0;
				return this.#handler.onResponseEnd?.(...args);
			}
			onResponseError(...args) {
				this.#onErrorCalled = !0;
				return this.#handler.onResponseError?.(...args);
			}
			onBodySent() {}
		};
	}),
	3599: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { RequestAbortedError } = __webpack_require__(8707), DEFAULT_MAX_BUFFER_SIZE = 5242880;
		class DeduplicationHandler {
			#primaryHandler;
			#requestStarted = !1;
			#context = null;
			#waitingHandlers = [];
			#maxBufferSize = DEFAULT_MAX_BUFFER_SIZE;
			#statusCode = 0;
			#headers = {};
			#statusMessage = "";
			#aborted = !1;
			#responseStarted = !1;
			#responseDataStarted = !1;
			#completed = !1;
			#controller = null;
			#onComplete = null;
			constructor(primaryHandler, onComplete, maxBufferSize = DEFAULT_MAX_BUFFER_SIZE) {
				this.#primaryHandler = primaryHandler;
				this.#onComplete = onComplete;
				this.#maxBufferSize = maxBufferSize;
			}
			addWaitingHandler(handler) {
				if (this.#completed || this.#responseDataStarted) return !1;
				let waitingHandler = this.#createWaitingHandler(handler), waitingController = waitingHandler.controller;
				try {
					if (this.#requestStarted) {
						handler.onRequestStart?.(waitingController, this.#context);
						if (waitingController.aborted) {
							waitingHandler.done = !0;
							return !0;
						}
						this.#responseStarted && handler.onResponseStart?.(waitingController, this.#statusCode, this.#headers, this.#statusMessage);
					} else waitingHandler.pendingStart = !0;
				} catch {
					waitingHandler.done = !0;
					return !0;
				}
				waitingController.aborted || this.#waitingHandlers.push(waitingHandler);
				return !0;
			}
			onRequestStart(controller, context) {
				this.#controller = controller;
				if (!this.#requestStarted) {
					this.#requestStarted = !0;
					this.#context = context;
					for (let waitingHandler of this.#waitingHandlers) if (waitingHandler.pendingStart && !waitingHandler.done && !waitingHandler.controller.aborted) {
						waitingHandler.pendingStart = !1;
						try {
							waitingHandler.handler.onRequestStart?.(waitingHandler.controller, context);
						} catch {
							waitingHandler.done = !0;
						}
					}
					this.#pruneDoneWaitingHandlers();
				}
				this.#primaryHandler.onRequestStart?.(controller, context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.#primaryHandler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				this.#responseStarted = !0;
				this.#statusCode = statusCode;
				this.#headers = headers;
				this.#statusMessage = statusMessage;
				this.#primaryHandler.onResponseStart?.(controller, statusCode, headers, statusMessage);
				for (let waitingHandler of this.#waitingHandlers) {
					let { handler, controller: waitingController } = waitingHandler;
					if (waitingHandler.done || waitingController.aborted) {
						waitingHandler.done = !0;
						continue;
					}
					try {
						handler.onResponseStart?.(waitingController, statusCode, headers, statusMessage);
					} catch {}
					waitingController.aborted && (waitingHandler.done = !0);
				}
				this.#pruneDoneWaitingHandlers();
			}
			onResponseData(controller, chunk) {
				if (this.#aborted || this.#completed) return;
				this.#responseDataStarted = !0;
				this.#primaryHandler.onResponseData?.(controller, chunk);
				for (let waitingHandler of this.#waitingHandlers) {
					let { handler, controller: waitingController } = waitingHandler;
					if (waitingHandler.done || waitingController.aborted) {
						waitingHandler.done = !0;
						continue;
					}
					if (waitingController.paused) {
						this.#bufferWaitingChunk(waitingHandler, chunk);
						continue;
					}
					try {
						handler.onResponseData?.(waitingController, chunk);
					} catch {}
					if (waitingController.aborted) {
						waitingHandler.done = !0;
						waitingHandler.bufferedChunks = [];
						waitingHandler.bufferedBytes = 0;
					}
				}
				this.#pruneDoneWaitingHandlers();
			}
			onResponseEnd(controller, trailers) {
				if (this.#aborted || this.#completed) return;
				this.#completed = !0;
				this.#primaryHandler.onResponseEnd?.(controller, trailers);
				for (let waitingHandler of this.#waitingHandlers) {
					if (waitingHandler.done || waitingHandler.controller.aborted) {
						waitingHandler.done = !0;
						continue;
					}
					this.#flushWaitingHandler(waitingHandler);
					if (waitingHandler.done || waitingHandler.controller.aborted) {
						waitingHandler.done = !0;
						continue;
					}
					if (waitingHandler.controller.paused && waitingHandler.bufferedChunks.length > 0) {
						waitingHandler.pendingTrailers = trailers;
						continue;
					}
					try {
						waitingHandler.handler.onResponseEnd?.(waitingHandler.controller, trailers);
					} catch {}
					waitingHandler.done = !0;
				}
				this.#pruneDoneWaitingHandlers();
				this.#onComplete?.();
			}
			onResponseError(controller, err) {
				if (this.#completed) return;
				this.#aborted = !0;
				this.#completed = !0;
				this.#primaryHandler.onResponseError?.(controller, err);
				for (let waitingHandler of this.#waitingHandlers) this.#errorWaitingHandler(waitingHandler, err);
				this.#waitingHandlers = [];
				this.#onComplete?.();
			}
			#createWaitingHandler(handler) {
				let waitingHandler = {
					handler,
					controller: null,
					bufferedChunks: [],
					bufferedBytes: 0,
					pendingTrailers: null,
					done: !1,
					pendingStart: !1
				}, state = {
					aborted: !1,
					paused: !1,
					reason: null
				};
				waitingHandler.controller = {
					resume: () => {
						if (state.aborted) return;
						state.paused = !1;
						this.#flushWaitingHandler(waitingHandler);
						if (this.#completed && waitingHandler.pendingTrailers && waitingHandler.bufferedChunks.length === 0 && !state.paused && !state.aborted) {
							try {
								waitingHandler.handler.onResponseEnd?.(waitingHandler.controller, waitingHandler.pendingTrailers);
							} catch {}
							waitingHandler.pendingTrailers = null;
							waitingHandler.done = !0;
						}
						this.#pruneDoneWaitingHandlers();
					},
					pause: () => {
						state.aborted || (state.paused = !0);
					},
					get paused() {
						return state.paused;
					},
					get aborted() {
						return state.aborted;
					},
					get reason() {
						return state.reason;
					},
					abort: (reason) => {
						state.aborted = !0;
						state.reason = reason ?? null;
						waitingHandler.done = !0;
						waitingHandler.pendingTrailers = null;
						waitingHandler.bufferedChunks = [];
						waitingHandler.bufferedBytes = 0;
					}
				};
				return waitingHandler;
			}
			#bufferWaitingChunk(waitingHandler, chunk) {
				if (waitingHandler.done || waitingHandler.controller.aborted) {
					waitingHandler.done = !0;
					waitingHandler.bufferedChunks = [];
					waitingHandler.bufferedBytes = 0;
					return;
				}
				let bufferedChunk = Buffer.from(chunk);
				waitingHandler.bufferedChunks.push(bufferedChunk);
				waitingHandler.bufferedBytes += bufferedChunk.length;
				if (waitingHandler.bufferedBytes > this.#maxBufferSize) {
					let err = new RequestAbortedError(`Deduplicated waiting handler exceeded maxBufferSize (${this.#maxBufferSize} bytes) while paused`);
					this.#errorWaitingHandler(waitingHandler, err);
				}
			}
			#flushWaitingHandler(waitingHandler) {
				let { handler, controller } = waitingHandler;
				for (; !waitingHandler.done && !controller.aborted && !controller.paused && waitingHandler.bufferedChunks.length > 0;) {
					let bufferedChunk = waitingHandler.bufferedChunks.shift();
					waitingHandler.bufferedBytes -= bufferedChunk.length;
					try {
						handler.onResponseData?.(controller, bufferedChunk);
					} catch {}
					if (controller.aborted) {
						waitingHandler.done = !0;
						waitingHandler.pendingTrailers = null;
						waitingHandler.bufferedChunks = [];
						waitingHandler.bufferedBytes = 0;
						break;
					}
				}
			}
			#errorWaitingHandler(waitingHandler, err) {
				if (waitingHandler.done) return;
				waitingHandler.done = !0;
				waitingHandler.pendingTrailers = null;
				waitingHandler.bufferedChunks = [];
				waitingHandler.bufferedBytes = 0;
				try {
					waitingHandler.controller.abort(err);
					waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
				} catch {}
			}
			#pruneDoneWaitingHandlers() {
				this.#waitingHandlers = this.#waitingHandlers.filter((waitingHandler) => waitingHandler.done === !1);
			}
		}
		module.exports = DeduplicationHandler;
	}),
	8754: ((module, __unused_webpack_exports, __webpack_require__) => {
		let util = __webpack_require__(3440), { kBodyUsed, kRedirectCacheControl } = __webpack_require__(6443), assert = __webpack_require__(4589), { InvalidArgumentError } = __webpack_require__(8707), EE = __webpack_require__(8474), redirectableStatusCodes = [
			300,
			301,
			302,
			303,
			307,
			308
		], kBody = Symbol("body"), noop = () => {};
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
		class RedirectHandler {
			static buildDispatch(dispatcher, maxRedirections) {
				if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
				let dispatch = dispatcher.dispatch.bind(dispatcher);
				return (opts, originalHandler) => dispatch(opts, new RedirectHandler(dispatch, maxRedirections, opts, originalHandler));
			}
			constructor(dispatch, maxRedirections, opts, handler) {
				if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
				this.dispatch = dispatch;
				this.location = null;
				let { maxRedirections: _, ...cleanOpts } = opts;
				this.opts = cleanOpts;
				this.maxRedirections = maxRedirections;
				this.handler = handler;
				this.history = [];
				Object.defineProperty(this.history, kRedirectCacheControl, {
					value: [],
					enumerable: !1
				});
				if (util.isStream(this.opts.body)) {
					util.bodyLength(this.opts.body) === 0 && this.opts.body.on("data", function() {
						assert(!1);
					});
					if (typeof this.opts.body.readableDidRead != "boolean") {
						this.opts.body[kBodyUsed] = !1;
						EE.prototype.on.call(this.opts.body, "data", function() {
							this[kBodyUsed] = !0;
						});
					}
				} else (this.opts.body && typeof this.opts.body.pipeTo == "function" || this.opts.body && typeof this.opts.body != "string" && !ArrayBuffer.isView(this.opts.body) && util.isIterable(this.opts.body) && !util.isFormDataLike(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
			}
			onRequestStart(controller, context) {
				this.handler.onRequestStart?.(controller, {
					...context,
					history: this.history
				});
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) throw Error("max redirects");
				if ((statusCode === 301 || statusCode === 302) && this.opts.method === "POST") {
					this.opts.method = "GET";
					util.isStream(this.opts.body) && util.destroy(this.opts.body.on("error", noop));
					this.opts.body = null;
				}
				if (statusCode === 303 && this.opts.method !== "HEAD") {
					this.opts.method = "GET";
					util.isStream(this.opts.body) && util.destroy(this.opts.body.on("error", noop));
					this.opts.body = null;
				}
				this.location = this.history.length >= this.maxRedirections || util.isDisturbed(this.opts.body) || redirectableStatusCodes.indexOf(statusCode) === -1 ? null : headers.location;
				this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin));
				if (!this.location) {
					this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
					return;
				}
				this.history[kRedirectCacheControl].push({
					statusCode,
					headers: { ...headers },
					receivedAt: Date.now()
				});
				let { origin, pathname, search } = util.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), path = search ? `${pathname}${search}` : pathname, redirectUrlString = `${origin}${path}`;
				for (let historyUrl of this.history) if (historyUrl.toString() === redirectUrlString) throw new InvalidArgumentError(`Redirect loop detected. Cannot redirect to ${origin}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
				this.opts.headers = cleanRequestHeaders(this.opts.headers, statusCode === 303, this.opts.origin !== origin);
				this.opts.path = path;
				this.opts.origin = origin;
				this.opts.query = null;
			}
			onResponseData(controller, chunk) {
				this.location || this.handler.onResponseData?.(controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				this.location ? this.dispatch(this.opts, this) : this.handler.onResponseEnd(controller, trailers);
			}
			onResponseError(controller, error) {
				this.handler.onResponseError?.(controller, error);
			}
		}
		function shouldRemoveHeader(header, removeContent, unknownOrigin) {
			if (header.length === 4) return util.headerNameToString(header) === "host";
			if (removeContent && util.headerNameToString(header).startsWith("content-")) return !0;
			if (unknownOrigin && (header.length === 13 || header.length === 6 || header.length === 19)) {
				let name = util.headerNameToString(header);
				return name === "authorization" || name === "cookie" || name === "proxy-authorization";
			}
			return !1;
		}
		function cleanRequestHeaders(headers, removeContent, unknownOrigin) {
			let ret = [];
			if (Array.isArray(headers)) {
				if (headers.length > 0 && Array.isArray(headers[0])) for (let [key, value] of headers) shouldRemoveHeader(key, removeContent, unknownOrigin) || ret.push(key, value);
				else for (let i = 0; i < headers.length; i += 2) shouldRemoveHeader(headers[i], removeContent, unknownOrigin) || ret.push(headers[i], headers[i + 1]);
			} else if (headers && typeof headers == "object") {
				let entries = util.hasSafeIterator(headers) ? headers : Object.entries(headers);
				for (let [key, value] of entries) shouldRemoveHeader(key, removeContent, unknownOrigin) || ret.push(key, value);
			} else assert(headers == null, "headers must be an object or an array");
			return ret;
		}
		module.exports = RedirectHandler;
	}),
	7816: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { kRetryHandlerDefaultRetry } = __webpack_require__(6443), { RequestRetryError } = __webpack_require__(8707), WrapHandler = __webpack_require__(9510), { isDisturbed, parseRangeHeader, wrapRequestBody } = __webpack_require__(3440);
		function calculateRetryAfterHeader(retryAfter) {
			let retryTime = new Date(retryAfter).getTime();
			return isNaN(retryTime) ? 0 : retryTime - Date.now();
		}
		function validatePartialResponseContentLength(headers, range, statusCode, retryCount) {
			let contentLength = headers["content-length"];
			if (contentLength == null) return;
			if (!Number.isFinite(range.start) || !Number.isFinite(range.end)) return;
			let length = Number(contentLength), expectedLength = range.end - range.start + 1;
			if (!Number.isFinite(length) || length !== expectedLength) throw new RequestRetryError("Content-Length mismatch", statusCode, {
				headers,
				data: { count: retryCount }
			});
		}
		class RetryController {
			#paused = !1;
			#target = null;
			set target(target) {
				this.#target = target;
				this.#paused && target?.pause();
			}
			get target() {
				return this.#target;
			}
			pause() {
				this.#paused = !0;
				this.#target?.pause();
			}
			resume() {
				this.#paused = !1;
				this.#target?.resume();
			}
			abort(reason) {
				this.#target?.abort(reason);
			}
			get paused() {
				return this.#paused || (this.#target?.paused ?? !1);
			}
			get aborted() {
				return this.#target?.aborted ?? !1;
			}
			get reason() {
				return this.#target?.reason ?? null;
			}
			get rawHeaders() {
				return this.#target?.rawHeaders ?? null;
			}
			set rawHeaders(value) {
				this.#target && (this.#target.rawHeaders = value);
			}
			get rawTrailers() {
				return this.#target?.rawTrailers ?? null;
			}
			set rawTrailers(value) {
				this.#target && (this.#target.rawTrailers = value);
			}
		}
		class RetryHandler {
			constructor(opts, { dispatch, handler }) {
				let { retryOptions, ...dispatchOpts } = opts, { retry: retryFn, maxRetries, maxTimeout, minTimeout, timeoutFactor, methods, errorCodes, retryAfter, statusCodes, throwOnError } = retryOptions ?? {};
				this.error = null;
				this.dispatch = dispatch;
				this.handler = WrapHandler.wrap(handler);
				this.opts = {
					...dispatchOpts,
					body: wrapRequestBody(opts.body)
				};
				this.retryOpts = {
					throwOnError: throwOnError ?? !0,
					retry: retryFn ?? RetryHandler[kRetryHandlerDefaultRetry],
					retryAfter: retryAfter ?? !0,
					maxTimeout: maxTimeout ?? 3e4,
					minTimeout: minTimeout ?? 500,
					timeoutFactor: timeoutFactor ?? 2,
					maxRetries: maxRetries ?? 5,
					methods: methods ?? [
						"GET",
						"HEAD",
						"OPTIONS",
						"PUT",
						"DELETE",
						"TRACE"
					],
					statusCodes: statusCodes ?? [
						500,
						502,
						503,
						504,
						429
					],
					errorCodes: errorCodes ?? [
						"ECONNRESET",
						"ECONNREFUSED",
						"ENOTFOUND",
						"ENETDOWN",
						"ENETUNREACH",
						"EHOSTDOWN",
						"EHOSTUNREACH",
						"EPIPE",
						"UND_ERR_SOCKET"
					]
				};
				this.retryCount = 0;
				this.retryCountCheckpoint = 0;
				this.headersSent = !1;
				this.start = 0;
				this.end = null;
				this.etag = null;
				this.controllerProxy = new RetryController();
			}
			onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err) {
				if (this.retryOpts.throwOnError) {
					if (this.retryOpts.statusCodes.includes(statusCode) === !1) {
						if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, err);
						else {
							this.headersSent = !0;
							this.checkpointResponseEnd(headers);
							this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
						}
					} else this.error = err;
					return;
				}
				if (isDisturbed(this.opts.body)) {
					this.headersSent = !0;
					this.checkpointResponseEnd(headers);
					this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
					return;
				}
				function shouldRetry(passedErr) {
					if (passedErr) {
						if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, passedErr);
						else {
							this.headersSent = !0;
							this.checkpointResponseEnd(headers);
							this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
						}
						controller.resume();
						return;
					}
					this.error = err;
					controller.resume();
				}
				controller.pause();
				this.retryOpts.retry(err, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this));
			}
			checkpointResponseEnd(headers) {
				if (this.end == null && this.opts.method !== "HEAD") {
					let contentLength = headers["content-length"];
					this.end = contentLength == null ? null : Number(contentLength) - 1;
					assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = this.end != null;
				}
			}
			onRequestStart(controller, context) {
				this.controllerProxy.target = controller;
				this.headersSent || this.handler.onRequestStart?.(this.controllerProxy, context);
			}
			onRequestUpgrade(_controller, statusCode, headers, socket) {
				this.handler.onRequestUpgrade?.(this.controllerProxy, statusCode, headers, socket);
			}
			static [kRetryHandlerDefaultRetry](err, { state, opts }, cb) {
				let { statusCode, code, headers } = err, { method, retryOptions } = opts, { maxRetries, minTimeout, maxTimeout, timeoutFactor, statusCodes, errorCodes, methods } = retryOptions, { counter } = state;
				if (code && code !== "UND_ERR_REQ_RETRY" && !errorCodes.includes(code)) {
					cb(err);
					return;
				}
				if (Array.isArray(methods) && !methods.includes(method)) {
					cb(err);
					return;
				}
				if (statusCode != null && Array.isArray(statusCodes) && !statusCodes.includes(statusCode)) {
					cb(err);
					return;
				}
				if (counter > maxRetries) {
					cb(err);
					return;
				}
				let retryAfterHeader = headers?.["retry-after"];
				if (retryAfterHeader) {
					retryAfterHeader = Number(retryAfterHeader);
					retryAfterHeader = Number.isNaN(retryAfterHeader) ? calculateRetryAfterHeader(headers["retry-after"]) : retryAfterHeader * 1e3;
				}
				let retryTimeout = Math.min(retryAfterHeader > 0 ? retryAfterHeader : minTimeout * timeoutFactor ** (counter - 1), maxTimeout);
				setTimeout(() => cb(null), retryTimeout);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				this.error = null;
				this.retryCount += 1;
				if (statusCode >= 300) {
					let err = new RequestRetryError("Request failed", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					this.onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err);
					return;
				}
				if (this.headersSent) {
					if (statusCode !== 206 && (this.start > 0 || statusCode !== 200)) throw new RequestRetryError("server does not support the range header and the payload was partially consumed", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					let contentRange = parseRangeHeader(headers["content-range"]);
					if (!contentRange) throw new RequestRetryError("Content-Range mismatch", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					if (this.etag != null && this.etag !== headers.etag) throw new RequestRetryError("ETag mismatch", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					validatePartialResponseContentLength(headers, contentRange, statusCode, this.retryCount);
					let { start, size, end = size ? size - 1 : null } = contentRange;
					if (this.start !== start || this.end != null && this.end !== end) throw new RequestRetryError("Content-Range mismatch", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					return;
				}
				if (this.end == null) {
					if (statusCode === 206) {
						let range = parseRangeHeader(headers["content-range"]);
						if (range == null) {
							this.headersSent = !0;
							this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
							return;
						}
						validatePartialResponseContentLength(headers, range, statusCode, this.retryCount);
						let { start, size, end = size ? size - 1 : null } = range;
						assert(start != null && Number.isFinite(start), "content-range mismatch");
						assert(end != null && Number.isFinite(end), "invalid content-length");
						this.start = start;
						this.end = end;
					}
					if (this.end == null) {
						let contentLength = headers["content-length"];
						this.end = contentLength == null ? null : Number(contentLength) - 1;
					}
					assert(Number.isFinite(this.start));
					assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = !0;
					this.etag = headers.etag == null ? null : headers.etag;
					this.etag != null && this.etag[0] === "W" && this.etag[1] === "/" && (this.etag = null);
					this.headersSent = !0;
					this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
				} else throw new RequestRetryError("Request failed", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
			}
			onResponseData(_controller, chunk) {
				if (this.error) return;
				this.start += chunk.length;
				this.handler.onResponseData?.(this.controllerProxy, chunk);
			}
			onResponseEnd(_controller, trailers) {
				if (this.error && this.retryOpts.throwOnError) throw this.error;
				if (!this.error) {
					this.retryCount = 0;
					return this.handler.onResponseEnd?.(this.controllerProxy, trailers);
				}
				this.retry();
			}
			retry() {
				if (this.start !== 0) {
					let headers = { range: `bytes=${this.start}-${this.end ?? ""}` };
					this.etag != null && (headers["if-match"] = this.etag);
					this.opts = {
						...this.opts,
						headers: {
							...this.opts.headers,
							...headers
						}
					};
				}
				try {
					this.retryCountCheckpoint = this.retryCount;
					this.dispatch(this.opts, this);
				} catch (err) {
					this.handler.onResponseError?.(this.controllerProxy, err);
				}
			}
			onResponseError(controller, err) {
				if (controller?.aborted || isDisturbed(this.opts.body) || this.headersSent && !this.resume) {
					this.handler.onResponseError?.(this.controllerProxy, err);
					return;
				}
				function shouldRetry(returnedErr) {
					if (!returnedErr) {
						this.retry();
						return;
					}
					this.handler?.onResponseError?.(this.controllerProxy, returnedErr);
				}
				this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1;
				this.retryOpts.retry(err, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this));
			}
		}
		module.exports = RetryHandler;
	}),
	5542: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { Readable } = __webpack_require__(7075), util = __webpack_require__(3440), CacheHandler = __webpack_require__(9976), MemoryCacheStore = __webpack_require__(4889), CacheRevalidationHandler = __webpack_require__(7133), { assertCacheStore, assertCacheMethods, makeCacheKey, normalizeHeaders, parseCacheControlHeader, isInvalidOrWildcardVaryHeader, parseVaryHeader, isEtagUsable } = __webpack_require__(7659), { AbortError } = __webpack_require__(8707), { parseHttpDate } = __webpack_require__(5453);
		function assertCacheOrigins(origins, name) {
			if (origins === void 0) return;
			if (!Array.isArray(origins)) throw TypeError(`expected ${name} to be an array or undefined, got ${typeof origins}`);
			for (let i = 0; i < origins.length; i++) {
				let origin = origins[i];
				if (typeof origin != "string" && !(origin instanceof RegExp)) throw TypeError(`expected ${name}[${i}] to be a string or RegExp, got ${typeof origin}`);
			}
		}
		let nop = () => {};
		function trimOWS(value) {
			return value.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(array, value) {
			for (let i = 0; i < array.length; i++) if (array[i] === value) return !0;
			return !1;
		}
		function hasPragmaNoCache(headers) {
			let pragma = headers?.pragma;
			if (!pragma) return !1;
			let values = Array.isArray(pragma) ? pragma : [pragma];
			for (let i = 0; i < values.length; i++) {
				let value = values[i];
				if (typeof value != "string") continue;
				let directives = value.split(",");
				for (let j = 0; j < directives.length; j++) if (trimOWS(directives[j]).toLowerCase() === "no-cache") return !0;
			}
			return !1;
		}
		function needsRevalidation(result, cacheControlDirectives, { headers = {} }) {
			if (cacheControlDirectives?.["no-cache"]) return !0;
			if (result.cacheControlDirectives?.["no-cache"] && !Array.isArray(result.cacheControlDirectives["no-cache"])) return !0;
			if (headers["if-modified-since"] || headers["if-none-match"]) return !0;
			return !1;
		}
		function staleResponseRequiresRevalidation(result, cacheType) {
			return result.cacheControlDirectives?.["must-revalidate"] === !0 || cacheType === "shared" && (result.cacheControlDirectives?.["proxy-revalidate"] === !0 || result.cacheControlDirectives?.["s-maxage"] !== void 0);
		}
		function revalidationResponseDisallowsCachedReuse(cacheType, headers) {
			if (headers.vary && isInvalidOrWildcardVaryHeader(headers.vary) || cacheType === "shared" && Object.hasOwn(headers, "set-cookie")) return !0;
			let cacheControl = headers["cache-control"];
			if (!cacheControl) return !1;
			let cacheControlDirectives = parseCacheControlHeader(cacheControl);
			return cacheControlDirectives["no-store"] === !0 || cacheType === "shared" && cacheControlDirectives.private === !0;
		}
		function revalidationResponseUpdatesCacheControl(headers) {
			return headers["cache-control"] !== void 0;
		}
		function revalidationResponseAddsVary(result, varyDirectives) {
			if (!varyDirectives) return !1;
			for (let key in varyDirectives) if (result.vary == null || !Object.hasOwn(result.vary, key)) return !0;
			return !1;
		}
		function deleteCachedValue(store, cacheKey) {
			try {
				store.delete(cacheKey)?.catch?.(nop);
			} catch {}
		}
		function getUsableLastModified(headers) {
			let lastModified = headers?.["last-modified"];
			if (typeof lastModified == "string" && parseHttpDate(lastModified)) return lastModified;
		}
		function makeRevalidationHeaders(opts, result) {
			let headers = {
				...opts.headers,
				"if-modified-since": getUsableLastModified(result.headers) ?? new Date(result.cachedAt).toUTCString()
			};
			result.etag && (headers["if-none-match"] = result.etag);
			if (result.vary) for (let key in result.vary) result.vary[key] != null && (headers[key] = result.vary[key]);
			return headers;
		}
		function revalidationTargetMatchesCacheKey(cacheKey, context) {
			let history = context?.history;
			if (!Array.isArray(history) || history.length === 0) return !0;
			try {
				let cachedUrl = new URL(cacheKey.path, cacheKey.origin), responseUrl = history[history.length - 1];
				return responseUrl.origin === cachedUrl.origin && responseUrl.pathname === cachedUrl.pathname && responseUrl.search === cachedUrl.search;
			} catch {
				return !1;
			}
		}
		function revalidationEtagMatchesCachedValue(result, headers) {
			if (!Object.hasOwn(headers, "etag")) return !0;
			let responseEtag = headers.etag, cachedEtag = result.etag;
			if (typeof responseEtag != "string" || typeof cachedEtag != "string" || !isEtagUsable(responseEtag) || !isEtagUsable(cachedEtag)) return !1;
			if (!responseEtag.startsWith("W/")) return responseEtag === cachedEtag;
			let cachedOpaqueTag = cachedEtag.startsWith("W/") ? cachedEtag.slice(2) : cachedEtag;
			return responseEtag.slice(2) === cachedOpaqueTag;
		}
		function isStale(result, cacheControlDirectives, cacheType) {
			let now = Date.now();
			if (now > result.staleAt) {
				if (!staleResponseRequiresRevalidation(result, cacheType) && cacheControlDirectives?.["max-stale"]) return now > result.staleAt + cacheControlDirectives["max-stale"] * 1e3;
				return !0;
			}
			if (cacheControlDirectives?.["min-fresh"]) return result.staleAt - now <= cacheControlDirectives["min-fresh"] * 1e3;
			return !1;
		}
		function withinStaleWhileRevalidateWindow(result, cacheType) {
			let staleWhileRevalidate = result.cacheControlDirectives?.["stale-while-revalidate"];
			if (!staleWhileRevalidate || staleResponseRequiresRevalidation(result, cacheType)) return !1;
			return Date.now() <= result.staleAt + staleWhileRevalidate * 1e3;
		}
		function handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl) {
			if (reqCacheControl?.["only-if-cached"]) {
				let aborted = !1;
				try {
					if (typeof handler.onConnect == "function") {
						handler.onConnect(() => {
							aborted = !0;
						});
						if (aborted) return;
					}
					if (typeof handler.onHeaders == "function") {
						handler.onHeaders(504, [], nop, "Gateway Timeout");
						if (aborted) return;
					}
					typeof handler.onComplete == "function" && handler.onComplete([]);
				} catch (err) {
					typeof handler.onError == "function" && handler.onError(err);
				}
				return !0;
			}
			return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
		}
		function sendCachedValue(handler, opts, result, age, context, isStale) {
			let stream = util.isStream(result.body) ? result.body : Readable.from(result.body ?? []);
			assert(!stream.destroyed, "stream should not be destroyed");
			assert(!stream.readableDidRead, "stream should not be readableDidRead");
			let controller = {
				resume() {
					stream.resume();
				},
				pause() {
					stream.pause();
				},
				get paused() {
					return stream.isPaused();
				},
				get aborted() {
					return stream.destroyed;
				},
				get reason() {
					return stream.errored;
				},
				abort(reason) {
					stream.destroy(reason ?? new AbortError());
				}
			};
			stream.on("error", function(err) {
				this.readableEnded || handler.onResponseError?.(controller, err);
			}).on("close", function() {
				if (!this.errored) try {
					handler.onResponseEnd?.(controller, {});
				} catch (err) {
					handler.onResponseError?.(controller, err);
				}
			});
			try {
				handler.onRequestStart?.(controller, context);
			} catch (err) {
				stream.destroy(err);
				return;
			}
			if (stream.destroyed) return;
			let headers = {
				...result.headers,
				age: String(age)
			};
			isStale && (headers.warning = "110 - \"response is stale\"");
			controller.rawHeaders = util.toRawHeaders(headers);
			try {
				handler.onResponseStart?.(controller, result.statusCode, headers, result.statusMessage);
			} catch (err) {
				stream.destroy(err);
				return;
			}
			opts.method === "HEAD" ? stream.destroy() : stream.on("data", function(chunk) {
				try {
					handler.onResponseData?.(controller, chunk);
				} catch (err) {
					stream.destroy(err);
				}
			});
		}
		function handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result) {
			if (!result) return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
			if (globalOpts.type === "shared" && Object.hasOwn(result.headers, "set-cookie")) {
				util.isStream(result.body) && result.body.on("error", nop).destroy();
				deleteCachedValue(globalOpts.store, cacheKey);
				return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
			}
			let now = Date.now();
			if (now > result.deleteAt) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
			let age = Math.round((now - result.cachedAt) / 1e3), requestMaxAgeExpired = reqCacheControl?.["max-age"] !== void 0 && age >= reqCacheControl["max-age"], stale = requestMaxAgeExpired || isStale(result, reqCacheControl, globalOpts.type), revalidate = requestMaxAgeExpired || needsRevalidation(result, reqCacheControl, opts);
			if (stale || revalidate) {
				if (util.isStream(opts.body) && util.bodyLength(opts.body) !== 0) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				if (!revalidate && withinStaleWhileRevalidateWindow(result, globalOpts.type)) {
					sendCachedValue(handler, opts, result, age, null, !0);
					queueMicrotask(() => {
						let headers = makeRevalidationHeaders(opts, result);
						dispatch({
							...opts,
							headers
						}, new CacheHandler(globalOpts, cacheKey, {
							onRequestStart() {},
							onRequestUpgrade() {},
							onResponseStart() {},
							onResponseData() {},
							onResponseEnd() {},
							onResponseError() {}
						}));
					});
					return !0;
				}
				let withinStaleIfErrorThreshold = !1;
				if (!staleResponseRequiresRevalidation(result, globalOpts.type)) {
					let staleIfErrorExpiry = result.cacheControlDirectives["stale-if-error"] ?? reqCacheControl?.["stale-if-error"];
					staleIfErrorExpiry && (withinStaleIfErrorThreshold = now < result.staleAt + staleIfErrorExpiry * 1e3);
				}
				let headers = makeRevalidationHeaders(opts, result), refetch = () => {
					util.isStream(result.body) && result.body.on("error", nop).destroy();
					deleteCachedValue(globalOpts.store, cacheKey);
					return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				};
				return dispatch({
					...opts,
					headers
				}, new CacheRevalidationHandler((success, context, statusCode, headers) => {
					if (success) {
						if (statusCode === 304) {
							if (!revalidationTargetMatchesCacheKey(cacheKey, context) || !revalidationEtagMatchesCachedValue(result, headers) || revalidationResponseDisallowsCachedReuse(globalOpts.type, headers)) return refetch();
							if (revalidationResponseUpdatesCacheControl(headers)) deleteCachedValue(globalOpts.store, cacheKey);
							else if (revalidationResponseAddsVary(result, headers.vary ? parseVaryHeader(headers.vary, opts.headers) : void 0)) return refetch();
						}
						sendCachedValue(handler, opts, result, age, context, stale);
					} else util.isStream(result.body) && result.body.on("error", nop).destroy();
				}, new CacheHandler(globalOpts, cacheKey, handler), withinStaleIfErrorThreshold));
			}
			util.isStream(opts.body) && opts.body.on("error", nop).destroy();
			sendCachedValue(handler, opts, result, age, null, !1);
		}
		module.exports = (opts = {}) => {
			let { store = new MemoryCacheStore(), methods = ["GET"], cacheByDefault = void 0, type = "shared", origins = void 0 } = opts;
			if (typeof opts != "object" || !opts) throw TypeError(`expected type of opts to be an Object, got ${opts === null ? "null" : typeof opts}`);
			assertCacheStore(store, "opts.store");
			assertCacheMethods(methods, "opts.methods");
			assertCacheOrigins(origins, "opts.origins");
			if (cacheByDefault !== void 0 && typeof cacheByDefault != "number") throw TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof cacheByDefault}`);
			if (type !== void 0 && type !== "shared" && type !== "private") throw TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof type}`);
			let globalOpts = {
				store,
				methods,
				cacheByDefault,
				type
			}, safeMethodsToNotCache = [];
			for (let i = 0; i < util.safeHTTPMethods.length; i++) {
				let method = util.safeHTTPMethods[i];
				arrayIncludes(methods, method) || safeMethodsToNotCache.push(method);
			}
			return (dispatch) => (opts, handler) => {
				if (!opts.origin || arrayIncludes(safeMethodsToNotCache, opts.method)) return dispatch(opts, handler);
				if (origins !== void 0) {
					let requestOrigin = opts.origin.toString().toLowerCase(), isAllowed = !1;
					for (let i = 0; i < origins.length; i++) {
						let allowed = origins[i];
						if (typeof allowed == "string") {
							if (allowed.toLowerCase() === requestOrigin) {
								isAllowed = !0;
								break;
							}
						} else if (allowed.test(requestOrigin)) {
							isAllowed = !0;
							break;
						}
					}
					if (!isAllowed) return dispatch(opts, handler);
				}
				opts = {
					...opts,
					headers: normalizeHeaders(opts)
				};
				let reqCacheControl = opts.headers?.["cache-control"] ? parseCacheControlHeader(opts.headers["cache-control"]) : hasPragmaNoCache(opts.headers) ? { "no-cache": !0 } : void 0;
				if (reqCacheControl?.["no-store"]) return dispatch(opts, handler);
				let cacheKey = makeCacheKey(opts);
				if (!arrayIncludes(util.safeHTTPMethods, opts.method)) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				let result = store.get(cacheKey);
				if (result && typeof result.then == "function") return result.then((result) => handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result)).catch((err) => {
					if (typeof handler.onResponseError == "function") handler.onResponseError({
						rawHeaders: [],
						rawTrailers: [],
						pause() {},
						resume() {},
						get paused() {
							return !1;
						},
						get aborted() {
							return !1;
						},
						get reason() {
							return null;
						},
						abort() {}
					}, err);
					else throw err;
				});
				else return handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result);
			};
		};
	}),
	557: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { createInflate, createGunzip, createBrotliDecompress, createZstdDecompress } = __webpack_require__(8522), { pipeline, Transform: TransformStream } = __webpack_require__(7075), { InvalidArgumentError, ResponseExceededMaxSizeError } = __webpack_require__(8707), DecoratorHandler = __webpack_require__(8155), { runtimeFeatures } = __webpack_require__(313);
		class DecompressController {
			#onPause;
			#onResume;
			#onAbort;
			#paused = !1;
			constructor(onPause, onResume, onAbort) {
				this.#onPause = onPause;
				this.#onResume = onResume;
				this.#onAbort = onAbort;
				this.target = null;
			}
			pause() {
				if (this.#paused) return;
				this.#paused = !0;
				this.#onPause();
			}
			resume() {
				if (!this.#paused) return;
				this.#paused = !1;
				this.#onResume();
			}
			abort(reason) {
				this.target?.abort(reason);
				this.#onAbort(reason);
			}
			get paused() {
				return this.#paused;
			}
			get aborted() {
				return this.target?.aborted ?? !1;
			}
			get reason() {
				return this.target?.reason ?? null;
			}
			get rawHeaders() {
				return this.target?.rawHeaders ?? null;
			}
			set rawHeaders(value) {
				this.target && (this.target.rawHeaders = value);
			}
			get rawTrailers() {
				return this.target?.rawTrailers ?? null;
			}
			set rawTrailers(value) {
				this.target && (this.target.rawTrailers = value);
			}
		}
		let supportedEncodings = {
			gzip: createGunzip,
			"x-gzip": createGunzip,
			br: createBrotliDecompress,
			deflate: createInflate,
			compress: createInflate,
			"x-compress": createInflate,
			...runtimeFeatures.has("zstd") ? { zstd: createZstdDecompress } : {}
		}, defaultSkipStatusCodes = [204, 304];
		function createMaxSizeLimiter(maxSize) {
			let size = 0;
			return new TransformStream({ transform(chunk, _encoding, callback) {
				let decompressedSize = size + chunk.length;
				if (decompressedSize > maxSize) {
					callback(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${maxSize})`));
					return;
				}
				size = decompressedSize;
				callback(null, chunk);
			} });
		}
		let warningEmitted = !1;
		class DecompressHandler extends DecoratorHandler {
			#decompressors = [];
			#trailers;
			#skipStatusCodes;
			#skipErrorResponses;
			#maxSize;
			#decompressedSize = 0;
			#terminated = !1;
			#inputEnded = !1;
			#inputBackpressured = !1;
			#upstreamPaused = !1;
			#draining = !1;
			#drainRequested = !1;
			#completionPending = !1;
			#finalDecompressor;
			#controller;
			constructor(handler, { skipStatusCodes = defaultSkipStatusCodes, skipErrorResponses = !0, maxSize = 0 } = {}) {
				if (!Number.isSafeInteger(maxSize) || maxSize < 0) throw new InvalidArgumentError("maxSize must be a non-negative integer");
				super(handler);
				this.#skipStatusCodes = skipStatusCodes;
				this.#skipErrorResponses = skipErrorResponses;
				this.#maxSize = maxSize;
				this.#controller = new DecompressController(() => this.#onDownstreamPause(), () => this.#onDownstreamResume(), (reason) => {
					this.#inputEnded && !this.#terminated && this.onResponseError(this.#controller, reason);
				});
			}
			#onDownstreamPause() {
				this.#pauseUpstream();
			}
			#onDownstreamResume() {
				let drainWasDeferred = this.#draining;
				this.#drainOutput();
				if (!drainWasDeferred) {
					this.#resumeUpstreamIfNeeded();
					this.#finishIfReady();
				}
			}
			#pauseUpstream() {
				if (!this.#upstreamPaused && !this.#terminated) {
					this.#upstreamPaused = !0;
					this.#controller.target?.pause();
				}
			}
			#resumeUpstreamIfNeeded() {
				if (this.#upstreamPaused && !this.#controller.paused && !this.#inputBackpressured) {
					this.#upstreamPaused = !1;
					this.#inputEnded || this.#controller.target?.resume();
				}
			}
			#drainOutput() {
				if (this.#terminated || this.#controller.paused || !this.#finalDecompressor) return;
				if (this.#draining) {
					this.#drainRequested = !0;
					return;
				}
				this.#draining = !0;
				try {
					do {
						this.#drainRequested = !1;
						let chunk;
						for (; !this.#terminated && !this.#controller.paused && (chunk = this.#finalDecompressor.read()) !== null;) {
							if (this.#maxSize > 0) {
								let decompressedSize = this.#decompressedSize + chunk.length;
								if (decompressedSize > this.#maxSize) {
									this.#fail(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${this.#maxSize})`));
									return;
								}
								this.#decompressedSize = decompressedSize;
							}
							try {
								super.onResponseData(this.#controller, chunk) === !1 && !this.#controller.paused && this.#controller.pause();
							} catch (err) {
								this.#fail(err);
								return;
							}
						}
					} while (this.#drainRequested && !this.#terminated && !this.#controller.paused);
				} finally {
					this.#draining = !1;
				}
				this.#resumeUpstreamIfNeeded();
				this.#finishIfReady();
			}
			#finishIfReady() {
				if (this.#terminated || !this.#completionPending || this.#controller.paused || this.#draining) return;
				this.#cleanupDecompressors();
				try {
					super.onResponseEnd(this.#controller, this.#trailers);
				} catch (err) {
					this.#fail(err);
					return;
				}
				this.#terminated = !0;
			}
			#onDecompressionEnd() {
				if (this.#terminated) return;
				this.#completionPending = !0;
				this.#drainOutput();
				this.#finishIfReady();
			}
			#shouldSkipDecompression(contentEncoding, statusCode) {
				if (!contentEncoding || statusCode < 200) return !0;
				if (this.#skipStatusCodes.includes(statusCode)) return !0;
				if (this.#skipErrorResponses && statusCode >= 400) return !0;
				return !1;
			}
			#createDecompressionChain(encodings) {
				let parts = encodings.split(",");
				if (parts.length > 5) throw Error(`too many content-encodings in response: ${parts.length}, maximum allowed is 5`);
				let decompressors = [];
				for (let i = parts.length - 1; i >= 0; i--) {
					let encoding = parts[i].trim();
					if (!encoding) continue;
					if (!supportedEncodings[encoding]) {
						decompressors.length = 0;
						return decompressors;
					}
					decompressors.push(supportedEncodings[encoding]());
				}
				if (decompressors.length < 2) return decompressors;
				let streams = [];
				for (let i = 0; i < decompressors.length; i++) {
					streams.push(decompressors[i]);
					i < decompressors.length - 1 && this.#maxSize > 0 && streams.push(createMaxSizeLimiter(this.#maxSize));
				}
				return streams;
			}
			#fail(error) {
				if (this.#terminated) return;
				this.#inputEnded ? this.onResponseError(this.#controller, error) : this.#controller.abort(error);
			}
			#setupDecompressorEvents(decompressor) {
				this.#finalDecompressor = decompressor;
				decompressor.on("readable", () => this.#drainOutput());
				decompressor.on("error", (error) => this.#fail(error));
			}
			#setupSingleDecompressor() {
				let decompressor = this.#decompressors[0];
				this.#setupDecompressorEvents(decompressor);
				decompressor.on("end", () => this.#onDecompressionEnd());
			}
			#setupMultipleDecompressors() {
				let lastDecompressor = this.#decompressors[this.#decompressors.length - 1];
				this.#setupDecompressorEvents(lastDecompressor);
				pipeline(this.#decompressors, (err) => {
					if (this.#terminated) return;
					if (err) {
						this.#fail(err);
						return;
					}
					this.#onDecompressionEnd();
				});
			}
			#setupInputBackpressure() {
				this.#decompressors[0].on("drain", () => {
					if (this.#terminated) return;
					this.#inputBackpressured = !1;
					if (!this.#controller.paused) {
						this.#drainOutput();
						this.#resumeUpstreamIfNeeded();
					}
				});
			}
			#cleanupDecompressors() {
				this.#decompressors.length = 0;
				this.#finalDecompressor = void 0;
			}
			onRequestStart(controller, context) {
				this.#controller.target = controller;
				return super.onRequestStart(this.#controller, context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				return super.onRequestUpgrade(this.#controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				let rawContentEncoding = headers["content-encoding"], contentEncoding = Array.isArray(rawContentEncoding) ? rawContentEncoding.join(",") : rawContentEncoding;
				if (this.#shouldSkipDecompression(contentEncoding, statusCode)) return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
				let decompressors = this.#createDecompressionChain(contentEncoding.toLowerCase());
				if (decompressors.length === 0) {
					this.#cleanupDecompressors();
					return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
				}
				this.#decompressors = decompressors;
				let { "content-encoding": _, "content-length": __, ...newHeaders } = headers;
				if (this.#controller.rawHeaders) {
					let rawHeaders = this.#controller.rawHeaders;
					if (Array.isArray(rawHeaders)) {
						let filteredHeaders = [];
						for (let i = 0; i < rawHeaders.length; i += 2) {
							let headerName = rawHeaders[i], lowerName = (Buffer.isBuffer(headerName) ? headerName.toString("latin1") : `${headerName}`).toLowerCase();
							if (lowerName === "content-encoding" || lowerName === "content-length") continue;
							filteredHeaders.push(rawHeaders[i], rawHeaders[i + 1]);
						}
						rawHeaders.splice(0, rawHeaders.length, ...filteredHeaders);
					} else if (typeof rawHeaders == "object") for (let name of Object.keys(rawHeaders)) {
						let lowerName = name.toLowerCase();
						(lowerName === "content-encoding" || lowerName === "content-length") && delete rawHeaders[name];
					}
				}
				this.#setupInputBackpressure();
				this.#decompressors.length === 1 ? this.#setupSingleDecompressor() : this.#setupMultipleDecompressors();
				return super.onResponseStart(this.#controller, statusCode, newHeaders, statusMessage);
			}
			onResponseData(controller, chunk) {
				if (this.#decompressors.length > 0) {
					if (!this.#decompressors[0].write(chunk)) {
						this.#inputBackpressured = !0;
						this.#pauseUpstream();
					}
					return;
				}
				return super.onResponseData(this.#controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				if (this.#decompressors.length > 0) {
					this.#inputEnded = !0;
					this.#trailers = trailers;
					this.#decompressors[0].end();
					return;
				}
				return super.onResponseEnd(this.#controller, trailers);
			}
			onResponseError(controller, err) {
				if (this.#terminated) return;
				this.#terminated = !0;
				for (let decompressor of this.#decompressors) decompressor.destroy();
				this.#cleanupDecompressors();
				super.onResponseError(this.#controller, err);
			}
		}
		function createDecompressInterceptor(options = {}) {
			if (!warningEmitted) {
				process.emitWarning("DecompressInterceptor is experimental and subject to change", "ExperimentalWarning");
				warningEmitted = !0;
			}
			return (dispatch) => (opts, handler) => dispatch(opts, new DecompressHandler(handler, options));
		}
		module.exports = createDecompressInterceptor;
	}),
	7240: ((module, __unused_webpack_exports, __webpack_require__) => {
		let diagnosticsChannel = __webpack_require__(3053), util = __webpack_require__(3440), DeduplicationHandler = __webpack_require__(3599), { normalizeHeaders, makeCacheKey, makeDeduplicationKey } = __webpack_require__(7659), pendingRequestsChannel = diagnosticsChannel.channel("undici:request:pending-requests");
		module.exports = (opts = {}) => {
			let { methods = ["GET"], skipHeaderNames = [], excludeHeaderNames = [], maxBufferSize = 5242880 } = opts;
			if (typeof opts != "object" || !opts) throw TypeError(`expected type of opts to be an Object, got ${opts === null ? "null" : typeof opts}`);
			if (!Array.isArray(methods)) throw TypeError(`expected opts.methods to be an array, got ${typeof methods}`);
			for (let method of methods) if (!util.safeHTTPMethods.includes(method)) throw TypeError(`expected opts.methods to only contain safe HTTP methods, got ${method}`);
			if (!Array.isArray(skipHeaderNames)) throw TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof skipHeaderNames}`);
			if (!Array.isArray(excludeHeaderNames)) throw TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof excludeHeaderNames}`);
			if (!Number.isFinite(maxBufferSize) || maxBufferSize <= 0) throw TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${maxBufferSize}`);
			let skipHeaderNamesSet = new Set(skipHeaderNames.map((name) => name.toLowerCase())), excludeHeaderNamesSet = new Set(excludeHeaderNames.map((name) => name.toLowerCase())), pendingRequests = new Map();
			return (dispatch) => (opts, handler) => {
				if (!opts.origin || methods.includes(opts.method) === !1) return dispatch(opts, handler);
				opts = {
					...opts,
					headers: normalizeHeaders(opts)
				};
				if (skipHeaderNamesSet.size > 0) {
					for (let headerName of Object.keys(opts.headers)) if (skipHeaderNamesSet.has(headerName.toLowerCase())) return dispatch(opts, handler);
				}
				let cacheKey = makeCacheKey(opts), dedupeKey = makeDeduplicationKey(cacheKey, excludeHeaderNamesSet), pendingHandler = pendingRequests.get(dedupeKey);
				if (pendingHandler) {
					if (pendingHandler.addWaitingHandler(handler)) return !0;
					return dispatch(opts, handler);
				}
				let deduplicationHandler = new DeduplicationHandler(handler, () => {
					pendingRequests.delete(dedupeKey);
					pendingRequestsChannel.hasSubscribers && pendingRequestsChannel.publish({
						size: pendingRequests.size,
						key: dedupeKey,
						type: "removed"
					});
				}, maxBufferSize);
				pendingRequests.set(dedupeKey, deduplicationHandler);
				pendingRequestsChannel.hasSubscribers && pendingRequestsChannel.publish({
					size: pendingRequests.size,
					key: dedupeKey,
					type: "added"
				});
				return dispatch(opts, deduplicationHandler);
			};
		};
	}),
	379: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { isIP } = __webpack_require__(7030), { lookup } = __webpack_require__(610), DecoratorHandler = __webpack_require__(8155), { InvalidArgumentError, InformationalError } = __webpack_require__(8707), maxInt = 2 ** 31 - 1;
		function hasSafeIterator(headers) {
			let prototype = Object.getPrototypeOf(headers);
			return Object.prototype.hasOwnProperty.call(headers, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof headers[Symbol.iterator] == "function";
		}
		function isHostHeader(key) {
			return typeof key == "string" && key.toLowerCase() === "host";
		}
		function normalizeHeaders(headers) {
			if (headers == null) return null;
			if (Array.isArray(headers)) {
				if (headers.length === 0 || !Array.isArray(headers[0])) return headers;
				let normalized = [];
				for (let header of headers) Array.isArray(header) && header.length === 2 ? normalized.push(header[0], header[1]) : normalized.push(header);
				return normalized;
			}
			if (typeof headers == "object" && hasSafeIterator(headers)) {
				let normalized = [];
				for (let header of headers) Array.isArray(header) && header.length === 2 ? normalized.push(header[0], header[1]) : normalized.push(header);
				return normalized;
			}
			return headers;
		}
		function hasHostHeader(headers) {
			if (headers == null) return !1;
			if (Array.isArray(headers)) {
				if (headers.length === 0) return !1;
				for (let i = 0; i < headers.length; i += 2) if (isHostHeader(headers[i])) return !0;
				return !1;
			}
			if (typeof headers == "object") {
				for (let key in headers) if (isHostHeader(key)) return !0;
			}
			return !1;
		}
		function withHostHeader(host, headers) {
			let normalizedHeaders = normalizeHeaders(headers);
			if (hasHostHeader(normalizedHeaders)) return normalizedHeaders;
			if (Array.isArray(normalizedHeaders)) return [
				"host",
				host,
				...normalizedHeaders
			];
			if (normalizedHeaders && typeof normalizedHeaders == "object") return {
				host,
				...normalizedHeaders
			};
			return { host };
		}
		class DNSStorage {
			#maxItems = 0;
			#records = new Map();
			constructor(opts) {
				this.#maxItems = opts.maxItems;
			}
			get size() {
				return this.#records.size;
			}
			get(hostname) {
				return this.#records.get(hostname) ?? null;
			}
			set(hostname, records) {
				this.#records.set(hostname, records);
			}
			delete(hostname) {
				this.#records.delete(hostname);
			}
			full() {
				return this.size >= this.#maxItems;
			}
		}
		class DNSInstance {
			#maxTTL = 0;
			#maxItems = 0;
			dualStack = !0;
			affinity = null;
			lookup = null;
			pick = null;
			storage = null;
			constructor(opts) {
				this.#maxTTL = opts.maxTTL;
				this.#maxItems = opts.maxItems;
				this.dualStack = opts.dualStack;
				this.affinity = opts.affinity;
				this.lookup = opts.lookup ?? this.#defaultLookup;
				this.pick = opts.pick ?? this.#defaultPick;
				this.storage = opts.storage ?? new DNSStorage(opts);
			}
			runLookup(origin, opts, cb) {
				let ips = this.storage.get(origin.hostname);
				if (ips == null && this.storage.full()) {
					cb(null, origin);
					return;
				}
				let newOpts = {
					affinity: this.affinity,
					dualStack: this.dualStack,
					lookup: this.lookup,
					pick: this.pick,
					...opts.dns,
					maxTTL: this.#maxTTL,
					maxItems: this.#maxItems
				};
				if (ips == null) this.lookup(origin, newOpts, (err, addresses) => {
					if (err || addresses == null || addresses.length === 0) {
						cb(err ?? new InformationalError("No DNS entries found"));
						return;
					}
					this.setRecords(origin, addresses);
					let records = this.storage.get(origin.hostname), ip = this.pick(origin, records, newOpts.affinity), port;
					port = typeof ip.port == "number" ? `:${ip.port}` : origin.port === "" ? "" : `:${origin.port}`;
					cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
				});
				else {
					let ip = this.pick(origin, ips, newOpts.affinity);
					if (ip == null) {
						this.storage.delete(origin.hostname);
						this.runLookup(origin, opts, cb);
						return;
					}
					let port;
					port = typeof ip.port == "number" ? `:${ip.port}` : origin.port === "" ? "" : `:${origin.port}`;
					cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
				}
			}
			#defaultLookup(origin, opts, cb) {
				lookup(origin.hostname, {
					all: !0,
					family: this.dualStack === !1 ? this.affinity : 0,
					order: "ipv4first"
				}, (err, addresses) => {
					if (err) return cb(err);
					let results = new Map();
					for (let addr of addresses) results.set(`${addr.address}:${addr.family}`, addr);
					cb(null, results.values());
				});
			}
			#defaultPick(origin, hostnameRecords, affinity) {
				let ip = null, { records, offset } = hostnameRecords, family;
				if (this.dualStack) {
					if (affinity == null) {
						if (offset == null || offset === maxInt) {
							hostnameRecords.offset = 0;
							affinity = 4;
						} else {
							hostnameRecords.offset++;
							affinity = (hostnameRecords.offset & 1) == 1 ? 6 : 4;
						}
					}
					family = records[affinity] != null && records[affinity].ips.length > 0 ? records[affinity] : records[affinity === 4 ? 6 : 4];
				} else family = records[affinity];
				if (family == null || family.ips.length === 0) return ip;
				family.offset == null || family.offset === maxInt ? family.offset = 0 : family.offset++;
				let position = family.offset % family.ips.length;
				ip = family.ips[position] ?? null;
				if (ip == null) return ip;
				if (Date.now() - ip.timestamp > ip.ttl) {
					family.ips.splice(position, 1);
					return this.pick(origin, hostnameRecords, affinity);
				}
				return ip;
			}
			pickFamily(origin, ipFamily) {
				let records = this.storage.get(origin.hostname)?.records;
				if (!records) return null;
				let family = records[ipFamily];
				if (!family) return null;
				family.offset == null || family.offset === maxInt ? family.offset = 0 : family.offset++;
				let position = family.offset % family.ips.length, ip = family.ips[position] ?? null;
				if (ip == null) return ip;
				Date.now() - ip.timestamp > ip.ttl && family.ips.splice(position, 1);
				return ip;
			}
			setRecords(origin, addresses) {
				let timestamp = Date.now(), records = { records: {
					4: null,
					6: null
				} }, minTTL = this.#maxTTL;
				for (let record of addresses) {
					record.timestamp = timestamp;
					if (typeof record.ttl == "number") {
						record.ttl = Math.min(record.ttl, this.#maxTTL);
						minTTL = Math.min(minTTL, record.ttl);
					} else record.ttl = this.#maxTTL;
					let familyRecords = records.records[record.family] ?? { ips: [] };
					familyRecords.ips.push(record);
					records.records[record.family] = familyRecords;
				}
				this.storage.set(origin.hostname, records, { ttl: minTTL });
			}
			deleteRecords(origin) {
				this.storage.delete(origin.hostname);
			}
			getHandler(meta, opts) {
				return new DNSDispatchHandler(this, meta, opts);
			}
		}
		class DNSDispatchHandler extends DecoratorHandler {
			#state = null;
			#opts = null;
			#dispatch = null;
			#origin = null;
			#newOrigin = null;
			#firstTry = !0;
			constructor(state, { origin, handler, dispatch, newOrigin }, opts) {
				super(handler);
				this.#origin = origin;
				this.#newOrigin = newOrigin;
				this.#opts = { ...opts };
				this.#state = state;
				this.#dispatch = dispatch;
			}
			onResponseError(controller, err) {
				switch (err.code) {
					case "ETIMEDOUT":
					case "ECONNREFUSED":
						if (this.#state.dualStack) {
							if (!this.#firstTry) {
								super.onResponseError(controller, err);
								return;
							}
							this.#firstTry = !1;
							let otherFamily = this.#newOrigin.hostname[0] === "[" ? 4 : 6, ip = this.#state.pickFamily(this.#origin, otherFamily);
							if (ip == null) {
								super.onResponseError(controller, err);
								return;
							}
							let port;
							port = typeof ip.port == "number" ? `:${ip.port}` : this.#origin.port === "" ? "" : `:${this.#origin.port}`;
							let dispatchOpts = {
								...this.#opts,
								origin: `${this.#origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`,
								headers: withHostHeader(this.#origin.host, this.#opts.headers)
							};
							this.#dispatch(dispatchOpts, this);
							return;
						}
						super.onResponseError(controller, err);
						break;
					case "ENOTFOUND":
						this.#state.deleteRecords(this.#origin);
						super.onResponseError(controller, err);
						break;
					default: super.onResponseError(controller, err);
				}
			}
		}
		module.exports = (interceptorOpts) => {
			if (interceptorOpts?.maxTTL != null && (typeof interceptorOpts?.maxTTL != "number" || interceptorOpts?.maxTTL < 0)) throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");
			if (interceptorOpts?.maxItems != null && (typeof interceptorOpts?.maxItems != "number" || interceptorOpts?.maxItems < 1)) throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");
			if (interceptorOpts?.affinity != null && interceptorOpts?.affinity !== 4 && interceptorOpts?.affinity !== 6) throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");
			if (interceptorOpts?.dualStack != null && typeof interceptorOpts?.dualStack != "boolean") throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");
			if (interceptorOpts?.lookup != null && typeof interceptorOpts?.lookup != "function") throw new InvalidArgumentError("Invalid lookup. Must be a function");
			if (interceptorOpts?.pick != null && typeof interceptorOpts?.pick != "function") throw new InvalidArgumentError("Invalid pick. Must be a function");
			if (interceptorOpts?.storage != null && (typeof interceptorOpts?.storage?.get != "function" || typeof interceptorOpts?.storage?.set != "function" || typeof interceptorOpts?.storage?.full != "function" || typeof interceptorOpts?.storage?.delete != "function")) throw new InvalidArgumentError("Invalid storage. Must be a object with methods: { get, set, full, delete }");
			let dualStack = interceptorOpts?.dualStack ?? !0, affinity;
			affinity = dualStack ? interceptorOpts?.affinity ?? null : interceptorOpts?.affinity ?? 4;
			let opts = {
				maxTTL: interceptorOpts?.maxTTL ?? 1e4,
				lookup: interceptorOpts?.lookup ?? null,
				pick: interceptorOpts?.pick ?? null,
				dualStack,
				affinity,
				maxItems: interceptorOpts?.maxItems ?? Infinity,
				storage: interceptorOpts?.storage
			}, instance = new DNSInstance(opts);
			return (dispatch) => function(origDispatchOpts, handler) {
				let origin = origDispatchOpts.origin.constructor === URL ? origDispatchOpts.origin : new URL(origDispatchOpts.origin);
				if (isIP(origin.hostname) !== 0) return dispatch(origDispatchOpts, handler);
				instance.runLookup(origin, origDispatchOpts, (err, newOrigin) => {
					if (err) return handler.onResponseError(null, err);
					dispatch({
						...origDispatchOpts,
						servername: origin.hostname,
						origin: newOrigin.origin,
						headers: withHostHeader(origin.host, origDispatchOpts.headers)
					}, instance.getHandler({
						origin,
						dispatch,
						handler,
						newOrigin
					}, origDispatchOpts));
				});
				return !0;
			};
		};
	}),
	8060: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, RequestAbortedError } = __webpack_require__(8707), DecoratorHandler = __webpack_require__(8155);
		class DumpHandler extends DecoratorHandler {
			#maxSize = 1048576;
			#dumped = !1;
			#size = 0;
			aborted = !1;
			reason = !1;
			constructor({ maxSize, signal }, handler) {
				if (maxSize != null && (!Number.isFinite(maxSize) || maxSize < 1)) throw new InvalidArgumentError("maxSize must be a number greater than 0");
				super(handler);
				this.#maxSize = maxSize ?? this.#maxSize;
			}
			#abort(reason) {
				this.aborted = !0;
				this.reason = reason;
			}
			onRequestStart(controller, context) {
				controller.abort = this.#abort.bind(this);
				return super.onRequestStart(controller, context);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				let contentLength = headers["content-length"];
				if (contentLength != null && contentLength > this.#maxSize) throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);
				if (this.aborted === !0) return !0;
				return super.onResponseStart(controller, statusCode, headers, statusMessage);
			}
			onResponseError(controller, err) {
				super.onResponseError(controller, this.aborted === !0 ? this.reason : err);
			}
			onResponseData(controller, chunk) {
				this.#size += chunk.length;
				if (this.#size > this.#maxSize) throw new RequestAbortedError(`Response size (${this.#size}) larger than maxSize (${this.#maxSize})`);
				this.#size === this.#maxSize && (this.#dumped = !0);
				return !0;
			}
			onResponseEnd(controller, trailers) {
				if (this.aborted === !0) {
					super.onResponseError(controller, this.reason);
					return;
				}
				super.onResponseEnd(controller, this.#dumped ? {} : trailers);
			}
		}
		function createDumpInterceptor({ maxSize: defaultMaxSize } = { maxSize: 1048576 }) {
			return (dispatch) => function(opts, handler) {
				let { dumpMaxSize = defaultMaxSize } = opts;
				return dispatch(opts, new DumpHandler({
					maxSize: dumpMaxSize,
					signal: opts.signal
				}, handler));
			};
		}
		module.exports = createDumpInterceptor;
	}),
	1514: ((module, __unused_webpack_exports, __webpack_require__) => {
		let RedirectHandler = __webpack_require__(8754);
		function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections } = {}) {
			return (dispatch) => function(opts, handler) {
				let { maxRedirections = defaultMaxRedirections, ...rest } = opts;
				if (maxRedirections == null || maxRedirections === 0) return dispatch(opts, handler);
				let dispatchOpts = { ...rest };
				return dispatch(dispatchOpts, new RedirectHandler(dispatch, maxRedirections, dispatchOpts, handler));
			};
		}
		module.exports = createRedirectInterceptor;
	}),
	8918: ((module, __unused_webpack_exports, __webpack_require__) => {
		let DecoratorHandler = __webpack_require__(8155), { ResponseError } = __webpack_require__(8707);
		class ResponseErrorHandler extends DecoratorHandler {
			#statusCode;
			#contentType;
			#decoder;
			#headers;
			#body;
			constructor(_opts, { handler }) {
				super(handler);
			}
			#checkContentType(contentType) {
				return (this.#contentType ?? "").indexOf(contentType) === 0;
			}
			onRequestStart(controller, context) {
				this.#statusCode = 0;
				this.#contentType = null;
				this.#decoder = null;
				this.#headers = null;
				this.#body = "";
				return super.onRequestStart(controller, context);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				this.#statusCode = statusCode;
				this.#headers = headers;
				this.#contentType = headers["content-type"];
				if (this.#statusCode < 400) return super.onResponseStart(controller, statusCode, headers, statusMessage);
				(this.#checkContentType("application/json") || this.#checkContentType("text/plain")) && (this.#decoder = new TextDecoder("utf-8"));
			}
			onResponseData(controller, chunk) {
				if (this.#statusCode < 400) return super.onResponseData(controller, chunk);
				this.#body += this.#decoder?.decode(chunk, { stream: !0 }) ?? "";
			}
			onResponseEnd(controller, trailers) {
				if (this.#statusCode >= 400) {
					this.#body += this.#decoder?.decode(void 0, { stream: !1 }) ?? "";
					if (this.#checkContentType("application/json")) try {
						this.#body = JSON.parse(this.#body);
					} catch {}
					let err, stackTraceLimit = Error.stackTraceLimit;
					Error.stackTraceLimit = 0;
					try {
						err = new ResponseError("Response Error", this.#statusCode, {
							body: this.#body,
							headers: this.#headers
						});
					} finally {
						Error.stackTraceLimit = stackTraceLimit;
					}
					super.onResponseError(controller, err);
				} else super.onResponseEnd(controller, trailers);
			}
			onResponseError(controller, err) {
				super.onResponseError(controller, err);
			}
		}
		module.exports = () => (dispatch) => function(opts, handler) {
			return dispatch(opts, new ResponseErrorHandler(opts, { handler }));
		};
	}),
	2026: ((module, __unused_webpack_exports, __webpack_require__) => {
		let RetryHandler = __webpack_require__(7816);
		module.exports = (globalOpts) => (dispatch) => function(opts, handler) {
			return dispatch(opts, new RetryHandler({
				...opts,
				retryOptions: {
					...globalOpts,
					...opts.retryOptions
				}
			}, {
				handler,
				dispatch
			}));
		};
	}),
	7501: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kClients } = __webpack_require__(6443), Agent = __webpack_require__(7405), { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory, kMockAgentRegisterCallHistory, kMockAgentIsCallHistoryEnabled, kMockAgentAddCallHistoryLog, kMockAgentMockCallHistoryInstance, kMockAgentAcceptsNonStandardSearchParameters, kMockCallHistoryAddLog, kIgnoreTrailingSlash } = __webpack_require__(1117), MockClient = __webpack_require__(7365), MockPool = __webpack_require__(4004), { matchValue, normalizeSearchParams, buildAndValidateMockOptions, normalizeOrigin } = __webpack_require__(3397), { InvalidArgumentError, UndiciError } = __webpack_require__(8707), Dispatcher = __webpack_require__(883), PendingInterceptorsFormatter = __webpack_require__(6142), { MockCallHistory } = __webpack_require__(431);
		class MockAgent extends Dispatcher {
			constructor(opts = {}) {
				super(opts);
				let mockOptions = buildAndValidateMockOptions(opts);
				this[kNetConnect] = !0;
				this[kIsMockActive] = !0;
				this[kMockAgentIsCallHistoryEnabled] = mockOptions.enableCallHistory ?? !1;
				this[kMockAgentAcceptsNonStandardSearchParameters] = mockOptions.acceptNonStandardSearchParameters ?? !1;
				this[kIgnoreTrailingSlash] = mockOptions.ignoreTrailingSlash ?? !1;
				if (opts?.agent && typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				let agent = opts?.agent ? opts.agent : new Agent(opts);
				this[kAgent] = agent;
				this[kClients] = agent[kClients];
				this[kOptions] = mockOptions;
				this[kMockAgentIsCallHistoryEnabled] && this[kMockAgentRegisterCallHistory]();
			}
			get(origin) {
				let normalizedOrigin = normalizeOrigin(origin), originKey = this[kIgnoreTrailingSlash] ? normalizedOrigin.replace(/\/$/, "") : normalizedOrigin, dispatcher = this[kMockAgentGet](originKey);
				if (!dispatcher) {
					dispatcher = this[kFactory](originKey);
					this[kMockAgentSet](originKey, dispatcher);
				}
				return dispatcher;
			}
			dispatch(opts, handler) {
				opts.origin = normalizeOrigin(opts.origin);
				this.get(opts.origin);
				this[kMockAgentAddCallHistoryLog](opts);
				let acceptNonStandardSearchParameters = this[kMockAgentAcceptsNonStandardSearchParameters], dispatchOpts = { ...opts };
				if (acceptNonStandardSearchParameters && dispatchOpts.path) {
					let [path, searchParams] = dispatchOpts.path.split("?");
					dispatchOpts.path = `${path}?${normalizeSearchParams(searchParams, acceptNonStandardSearchParameters)}`;
				}
				return this[kAgent].dispatch(dispatchOpts, handler);
			}
			async close() {
				this.clearCallHistory();
				await this[kAgent].close();
				this[kClients].clear();
			}
			deactivate() {
				this[kIsMockActive] = !1;
			}
			activate() {
				this[kIsMockActive] = !0;
			}
			enableNetConnect(matcher) {
				if (typeof matcher == "string" || typeof matcher == "function" || matcher instanceof RegExp) Array.isArray(this[kNetConnect]) ? this[kNetConnect].push(matcher) : this[kNetConnect] = [matcher];
				else if (matcher === void 0) this[kNetConnect] = !0;
				else throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.");
			}
			disableNetConnect() {
				this[kNetConnect] = !1;
			}
			enableCallHistory() {
				this[kMockAgentIsCallHistoryEnabled] = !0;
				return this;
			}
			disableCallHistory() {
				this[kMockAgentIsCallHistoryEnabled] = !1;
				return this;
			}
			getCallHistory() {
				return this[kMockAgentMockCallHistoryInstance];
			}
			clearCallHistory() {
				this[kMockAgentMockCallHistoryInstance] !== void 0 && this[kMockAgentMockCallHistoryInstance].clear();
			}
			get isMockActive() {
				return this[kIsMockActive];
			}
			[kMockAgentRegisterCallHistory]() {
				this[kMockAgentMockCallHistoryInstance] === void 0 && (this[kMockAgentMockCallHistoryInstance] = new MockCallHistory());
			}
			[kMockAgentAddCallHistoryLog](opts) {
				if (this[kMockAgentIsCallHistoryEnabled]) {
					this[kMockAgentRegisterCallHistory]();
					this[kMockAgentMockCallHistoryInstance][kMockCallHistoryAddLog](opts);
				}
			}
			[kMockAgentSet](origin, dispatcher) {
				this[kClients].set(origin, {
					count: 0,
					dispatcher
				});
			}
			[kFactory](origin) {
				let mockOptions = Object.assign({ agent: this }, this[kOptions]);
				return this[kOptions] && this[kOptions].connections === 1 ? new MockClient(origin, mockOptions) : new MockPool(origin, mockOptions);
			}
			[kMockAgentGet](origin) {
				let result = this[kClients].get(origin);
				if (result?.dispatcher) return result.dispatcher;
				if (typeof origin != "string") {
					let dispatcher = this[kFactory]("http://localhost:9999");
					this[kMockAgentSet](origin, dispatcher);
					return dispatcher;
				}
				for (let [keyMatcher, result] of Array.from(this[kClients])) if (result && typeof keyMatcher != "string" && matchValue(keyMatcher, origin)) {
					let dispatcher = this[kFactory](origin);
					this[kMockAgentSet](origin, dispatcher);
					dispatcher[kDispatches] = result.dispatcher[kDispatches];
					return dispatcher;
				}
			}
			[kGetNetConnect]() {
				return this[kNetConnect];
			}
			pendingInterceptors() {
				let mockAgentClients = this[kClients];
				return Array.from(mockAgentClients.entries()).flatMap(([origin, result]) => result.dispatcher[kDispatches].map((dispatch) => ({
					...dispatch,
					origin
				}))).filter(({ pending }) => pending);
			}
			assertNoPendingInterceptors({ pendingInterceptorsFormatter = new PendingInterceptorsFormatter() } = {}) {
				let pending = this.pendingInterceptors();
				if (pending.length === 0) return;
				throw new UndiciError(pending.length === 1 ? `1 interceptor is pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim() : `${pending.length} interceptors are pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim());
			}
		}
		module.exports = MockAgent;
	}),
	431: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kMockCallHistoryAddLog } = __webpack_require__(1117), { InvalidArgumentError } = __webpack_require__(8707);
		function handleFilterCallsWithOptions(criteria, options, handler, store, allLogs) {
			switch (options.operator) {
				case "OR":
					store.push(...handler(criteria, allLogs));
					return store;
				case "AND": return handler(criteria, store);
				default: throw new InvalidArgumentError("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
			}
		}
		function buildAndValidateFilterCallsOptions(options = {}) {
			let finalOptions = {};
			if ("operator" in options) {
				if (typeof options.operator != "string" || options.operator.toUpperCase() !== "OR" && options.operator.toUpperCase() !== "AND") throw new InvalidArgumentError("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
				return {
					...finalOptions,
					operator: options.operator.toUpperCase()
				};
			}
			return finalOptions;
		}
		function makeFilterCalls(parameterName) {
			return (parameterValue, logs) => {
				if (typeof parameterValue == "string" || parameterValue == null) return logs.filter((log) => log[parameterName] === parameterValue);
				if (parameterValue instanceof RegExp) return logs.filter((log) => parameterValue.test(log[parameterName]));
				throw new InvalidArgumentError(`${parameterName} parameter should be one of string, regexp, undefined or null`);
			};
		}
		function computeUrlWithMaybeSearchParameters(requestInit) {
			try {
				let url = new URL(requestInit.path, requestInit.origin);
				if (url.search.length !== 0) return url;
				url.search = new URLSearchParams(requestInit.query).toString();
				return url;
			} catch (error) {
				throw new InvalidArgumentError("An error occurred when computing MockCallHistoryLog.url", { cause: error });
			}
		}
		class MockCallHistoryLog {
			constructor(requestInit = {}) {
				this.body = requestInit.body;
				this.headers = requestInit.headers;
				this.method = requestInit.method;
				let url = computeUrlWithMaybeSearchParameters(requestInit);
				this.fullUrl = url.toString();
				this.origin = url.origin;
				this.path = url.pathname;
				this.searchParams = Object.fromEntries(url.searchParams);
				this.protocol = url.protocol;
				this.host = url.host;
				this.port = url.port;
				this.hash = url.hash;
			}
			toMap() {
				return new Map([
					["protocol", this.protocol],
					["host", this.host],
					["port", this.port],
					["origin", this.origin],
					["path", this.path],
					["hash", this.hash],
					["searchParams", this.searchParams],
					["fullUrl", this.fullUrl],
					["method", this.method],
					["body", this.body],
					["headers", this.headers]
				]);
			}
			toString() {
				let options = {
					betweenKeyValueSeparator: "->",
					betweenPairSeparator: "|"
				}, result = "";
				this.toMap().forEach((value, key) => {
					(typeof value == "string" || value == null) && (result = `${result}${key}${options.betweenKeyValueSeparator}${value}${options.betweenPairSeparator}`);
					(typeof value == "object" && value || Array.isArray(value)) && (result = `${result}${key}${options.betweenKeyValueSeparator}${JSON.stringify(value)}${options.betweenPairSeparator}`);
				});
				return result.slice(0, -1);
			}
		}
		class MockCallHistory {
			logs = [];
			calls() {
				return this.logs;
			}
			firstCall() {
				return this.logs.at(0);
			}
			lastCall() {
				return this.logs.at(-1);
			}
			nthCall(number) {
				if (typeof number != "number") throw new InvalidArgumentError("nthCall must be called with a number");
				if (!Number.isInteger(number)) throw new InvalidArgumentError("nthCall must be called with an integer");
				if (Math.sign(number) !== 1) throw new InvalidArgumentError("nthCall must be called with a positive value. use firstCall or lastCall instead");
				return this.logs.at(number - 1);
			}
			filterCalls(criteria, options) {
				if (this.logs.length === 0) return this.logs;
				if (typeof criteria == "function") return this.logs.filter(criteria);
				if (criteria instanceof RegExp) return this.logs.filter((log) => criteria.test(log.toString()));
				if (typeof criteria == "object" && criteria) {
					if (Object.keys(criteria).length === 0) return this.logs;
					let finalOptions = {
						operator: "OR",
						...buildAndValidateFilterCallsOptions(options)
					}, maybeDuplicatedLogsFiltered = finalOptions.operator === "AND" ? this.logs : [];
					"protocol" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.protocol, finalOptions, this.filterCallsByProtocol, maybeDuplicatedLogsFiltered, this.logs));
					"host" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.host, finalOptions, this.filterCallsByHost, maybeDuplicatedLogsFiltered, this.logs));
					"port" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.port, finalOptions, this.filterCallsByPort, maybeDuplicatedLogsFiltered, this.logs));
					"origin" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.origin, finalOptions, this.filterCallsByOrigin, maybeDuplicatedLogsFiltered, this.logs));
					"path" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.path, finalOptions, this.filterCallsByPath, maybeDuplicatedLogsFiltered, this.logs));
					"hash" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.hash, finalOptions, this.filterCallsByHash, maybeDuplicatedLogsFiltered, this.logs));
					"fullUrl" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.fullUrl, finalOptions, this.filterCallsByFullUrl, maybeDuplicatedLogsFiltered, this.logs));
					"method" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.method, finalOptions, this.filterCallsByMethod, maybeDuplicatedLogsFiltered, this.logs));
					return [...new Set(maybeDuplicatedLogsFiltered)];
				}
				throw new InvalidArgumentError("criteria parameter should be one of function, regexp, or object");
			}
			filterCallsByProtocol = makeFilterCalls.call(this, "protocol");
			filterCallsByHost = makeFilterCalls.call(this, "host");
			filterCallsByPort = makeFilterCalls.call(this, "port");
			filterCallsByOrigin = makeFilterCalls.call(this, "origin");
			filterCallsByPath = makeFilterCalls.call(this, "path");
			filterCallsByHash = makeFilterCalls.call(this, "hash");
			filterCallsByFullUrl = makeFilterCalls.call(this, "fullUrl");
			filterCallsByMethod = makeFilterCalls.call(this, "method");
			clear() {
				this.logs = [];
			}
			[kMockCallHistoryAddLog](requestInit) {
				let log = new MockCallHistoryLog(requestInit);
				this.logs.push(log);
				return log;
			}
			*[Symbol.iterator]() {
				for (let log of this.calls()) yield log;
			}
		}
		module.exports.MockCallHistory = MockCallHistory;
		module.exports.MockCallHistoryLog = MockCallHistoryLog;
	}),
	7365: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { promisify } = __webpack_require__(7975), Client = __webpack_require__(3701), { buildMockDispatch } = __webpack_require__(3397), { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = __webpack_require__(1117), { MockInterceptor } = __webpack_require__(1511), Symbols = __webpack_require__(6443), { InvalidArgumentError } = __webpack_require__(8707);
		class MockClient extends Client {
			constructor(origin, opts) {
				if (!opts || !opts.agent || typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				super(origin, opts);
				this[kMockAgent] = opts.agent;
				this[kOrigin] = origin;
				this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? !1;
				this[kDispatches] = [];
				this[kConnected] = 1;
				this[kOriginalDispatch] = this.dispatch;
				this[kOriginalClose] = this.close.bind(this);
				this.dispatch = buildMockDispatch.call(this);
				this.close = this[kClose];
			}
			get [Symbols.kConnected]() {
				return this[kConnected];
			}
			intercept(opts) {
				return new MockInterceptor(opts && {
					ignoreTrailingSlash: this[kIgnoreTrailingSlash],
					...opts
				}, this[kDispatches]);
			}
			cleanMocks() {
				this[kDispatches] = [];
			}
			async [kClose]() {
				await promisify(this[kOriginalClose])();
				this[kConnected] = 0;
				this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
			}
		}
		module.exports = MockClient;
	}),
	2429: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { UndiciError } = __webpack_require__(8707), kMockNotMatchedError = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
		class MockNotMatchedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MockNotMatchedError";
				this.message = message || "The request does not match any registered mock dispatches";
				this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMockNotMatchedError] === !0;
			}
			get [kMockNotMatchedError]() {
				return !0;
			}
		}
		module.exports = { MockNotMatchedError };
	}),
	1511: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { getResponseData, buildKey, addMockDispatch } = __webpack_require__(3397), { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch, kIgnoreTrailingSlash } = __webpack_require__(1117), { InvalidArgumentError } = __webpack_require__(8707), { serializePathWithQuery } = __webpack_require__(3440);
		class MockScope {
			constructor(mockDispatch) {
				this[kMockDispatch] = mockDispatch;
			}
			delay(waitInMs) {
				if (typeof waitInMs != "number" || !Number.isInteger(waitInMs) || waitInMs <= 0) throw new InvalidArgumentError("waitInMs must be a valid integer > 0");
				this[kMockDispatch].delay = waitInMs;
				return this;
			}
			persist() {
				this[kMockDispatch].persist = !0;
				return this;
			}
			times(repeatTimes) {
				if (typeof repeatTimes != "number" || !Number.isInteger(repeatTimes) || repeatTimes <= 0) throw new InvalidArgumentError("repeatTimes must be a valid integer > 0");
				this[kMockDispatch].times = repeatTimes;
				return this;
			}
		}
		class MockInterceptor {
			constructor(opts, mockDispatches) {
				if (typeof opts != "object") throw new InvalidArgumentError("opts must be an object");
				if (opts.path === void 0) throw new InvalidArgumentError("opts.path must be defined");
				opts.method === void 0 && (opts.method = "GET");
				if (typeof opts.path == "string") {
					if (opts.query) opts.path = serializePathWithQuery(opts.path, opts.query);
					else {
						let parsedURL = new URL(opts.path, "data://");
						opts.path = parsedURL.pathname + parsedURL.search;
					}
				}
				typeof opts.method == "string" && (opts.method = opts.method.toUpperCase());
				this[kDispatchKey] = buildKey(opts);
				this[kDispatches] = mockDispatches;
				this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? !1;
				this[kDefaultHeaders] = {};
				this[kDefaultTrailers] = {};
				this[kContentLength] = !1;
			}
			createMockScopeDispatchData({ statusCode, data, responseOptions }) {
				let responseData = getResponseData(data), contentLength = this[kContentLength] ? { "content-length": responseData.length } : {};
				return {
					statusCode,
					data,
					headers: {
						...this[kDefaultHeaders],
						...contentLength,
						...responseOptions.headers
					},
					trailers: {
						...this[kDefaultTrailers],
						...responseOptions.trailers
					}
				};
			}
			validateReplyParameters(replyParameters) {
				if (replyParameters.statusCode === void 0) throw new InvalidArgumentError("statusCode must be defined");
				if (typeof replyParameters.responseOptions != "object" || replyParameters.responseOptions === null) throw new InvalidArgumentError("responseOptions must be an object");
			}
			reply(replyOptionsCallbackOrStatusCode) {
				if (typeof replyOptionsCallbackOrStatusCode == "function") {
					let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], (opts) => {
						let resolvedData = replyOptionsCallbackOrStatusCode(opts);
						if (typeof resolvedData != "object" || !resolvedData) throw new InvalidArgumentError("reply options callback must return an object");
						let replyParameters = {
							data: "",
							responseOptions: {},
							...resolvedData
						};
						this.validateReplyParameters(replyParameters);
						return { ...this.createMockScopeDispatchData(replyParameters) };
					}, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
					return new MockScope(newMockDispatch);
				}
				let replyParameters = {
					statusCode: replyOptionsCallbackOrStatusCode,
					data: arguments[1] === void 0 ? "" : arguments[1],
					responseOptions: arguments[2] === void 0 ? {} : arguments[2]
				};
				this.validateReplyParameters(replyParameters);
				let dispatchData = this.createMockScopeDispatchData(replyParameters), newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], dispatchData, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
				return new MockScope(newMockDispatch);
			}
			replyWithError(error) {
				if (error === void 0) throw new InvalidArgumentError("error must be defined");
				let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], { error }, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
				return new MockScope(newMockDispatch);
			}
			defaultReplyHeaders(headers) {
				if (headers === void 0) throw new InvalidArgumentError("headers must be defined");
				this[kDefaultHeaders] = headers;
				return this;
			}
			defaultReplyTrailers(trailers) {
				if (trailers === void 0) throw new InvalidArgumentError("trailers must be defined");
				this[kDefaultTrailers] = trailers;
				return this;
			}
			replyContentLength() {
				this[kContentLength] = !0;
				return this;
			}
		}
		module.exports.MockInterceptor = MockInterceptor;
		module.exports.MockScope = MockScope;
	}),
	4004: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { promisify } = __webpack_require__(7975), Pool = __webpack_require__(628), { buildMockDispatch } = __webpack_require__(3397), { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = __webpack_require__(1117), { MockInterceptor } = __webpack_require__(1511), Symbols = __webpack_require__(6443), { InvalidArgumentError } = __webpack_require__(8707);
		class MockPool extends Pool {
			constructor(origin, opts) {
				if (!opts || !opts.agent || typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				super(origin, opts);
				this[kMockAgent] = opts.agent;
				this[kOrigin] = origin;
				this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? !1;
				this[kDispatches] = [];
				this[kConnected] = 1;
				this[kOriginalDispatch] = this.dispatch;
				this[kOriginalClose] = this.close.bind(this);
				this.dispatch = buildMockDispatch.call(this);
				this.close = this[kClose];
			}
			get [Symbols.kConnected]() {
				return this[kConnected];
			}
			intercept(opts) {
				return new MockInterceptor(opts && {
					ignoreTrailingSlash: this[kIgnoreTrailingSlash],
					...opts
				}, this[kDispatches]);
			}
			cleanMocks() {
				this[kDispatches] = [];
			}
			async [kClose]() {
				await promisify(this[kOriginalClose])();
				this[kConnected] = 0;
				this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
			}
		}
		module.exports = MockPool;
	}),
	1117: ((module) => {
		module.exports = {
			kAgent: Symbol("agent"),
			kOptions: Symbol("options"),
			kFactory: Symbol("factory"),
			kDispatches: Symbol("dispatches"),
			kDispatchKey: Symbol("dispatch key"),
			kDefaultHeaders: Symbol("default headers"),
			kDefaultTrailers: Symbol("default trailers"),
			kContentLength: Symbol("content length"),
			kMockAgent: Symbol("mock agent"),
			kMockAgentSet: Symbol("mock agent set"),
			kMockAgentGet: Symbol("mock agent get"),
			kMockDispatch: Symbol("mock dispatch"),
			kClose: Symbol("close"),
			kOriginalClose: Symbol("original agent close"),
			kOriginalDispatch: Symbol("original dispatch"),
			kOrigin: Symbol("origin"),
			kIsMockActive: Symbol("is mock active"),
			kNetConnect: Symbol("net connect"),
			kGetNetConnect: Symbol("get net connect"),
			kConnected: Symbol("connected"),
			kIgnoreTrailingSlash: Symbol("ignore trailing slash"),
			kMockAgentMockCallHistoryInstance: Symbol("mock agent mock call history name"),
			kMockAgentRegisterCallHistory: Symbol("mock agent register mock call history"),
			kMockAgentAddCallHistoryLog: Symbol("mock agent add call history log"),
			kMockAgentIsCallHistoryEnabled: Symbol("mock agent is call history enabled"),
			kMockAgentAcceptsNonStandardSearchParameters: Symbol("mock agent accepts non standard search parameters"),
			kMockCallHistoryAddLog: Symbol("mock call history add log"),
			kTotalDispatchCount: Symbol("total dispatch count")
		};
	}),
	3397: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { MockNotMatchedError } = __webpack_require__(2429), { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect, kTotalDispatchCount } = __webpack_require__(1117), { serializePathWithQuery } = __webpack_require__(3440), { STATUS_CODES } = __webpack_require__(7067), { types: { isPromise } } = __webpack_require__(7975), { InvalidArgumentError } = __webpack_require__(8707);
		function matchValue(match, value) {
			if (typeof match == "string") return match === value;
			if (match instanceof RegExp) return match.test(value);
			if (typeof match == "function") return match(value) === !0;
			return !1;
		}
		function lowerCaseEntries(headers) {
			return Object.fromEntries(Object.entries(headers).map(([headerName, headerValue]) => [headerName.toLocaleLowerCase(), headerValue]));
		}
		function getHeaderByName(headers, key) {
			if (Array.isArray(headers)) {
				for (let i = 0; i < headers.length; i += 2) if (headers[i].toLocaleLowerCase() === key.toLocaleLowerCase()) return headers[i + 1];
				return;
			} else if (typeof headers.get == "function") return headers.get(key);
			else return lowerCaseEntries(headers)[key.toLocaleLowerCase()];
		}
		function buildHeadersFromArray(headers) {
			let clone = headers.slice(), entries = [];
			for (let index = 0; index < clone.length; index += 2) entries.push([clone[index], clone[index + 1]]);
			return Object.fromEntries(entries);
		}
		function matchHeaders(mockDispatch, headers) {
			if (typeof mockDispatch.headers == "function") {
				Array.isArray(headers) && (headers = buildHeadersFromArray(headers));
				return mockDispatch.headers(headers ? lowerCaseEntries(headers) : {});
			}
			if (mockDispatch.headers === void 0) return !0;
			if (typeof headers != "object" || typeof mockDispatch.headers != "object") return !1;
			for (let [matchHeaderName, matchHeaderValue] of Object.entries(mockDispatch.headers)) if (!matchValue(matchHeaderValue, getHeaderByName(headers, matchHeaderName))) return !1;
			return !0;
		}
		function normalizeSearchParams(query) {
			if (typeof query != "string") return query;
			let originalQp = new URLSearchParams(query), normalizedQp = new URLSearchParams();
			for (let [key, value] of originalQp.entries()) {
				key = key.replace("[]", "");
				if (/^(['"]).*\1$/.test(value)) {
					normalizedQp.append(key, value);
					continue;
				}
				if (value.includes(",")) {
					let values = value.split(",");
					for (let v of values) normalizedQp.append(key, v);
					continue;
				}
				normalizedQp.append(key, value);
			}
			return normalizedQp;
		}
		function safeUrl(path) {
			if (typeof path != "string") return path;
			let pathSegments = path.split("?", 3);
			if (pathSegments.length !== 2) return path;
			let qp = new URLSearchParams(pathSegments.pop());
			qp.sort();
			return [...pathSegments, qp.toString()].join("?");
		}
		function matchKey(mockDispatch, { path, method, body, headers }) {
			let pathMatch = matchValue(mockDispatch.path, path), methodMatch = matchValue(mockDispatch.method, method), bodyMatch = mockDispatch.body === void 0 || matchValue(mockDispatch.body, body), headersMatch = matchHeaders(mockDispatch, headers);
			return pathMatch && methodMatch && bodyMatch && headersMatch;
		}
		function getResponseData(data) {
			if (Buffer.isBuffer(data)) return data;
			else if (data instanceof Uint8Array) return data;
			else if (data instanceof ArrayBuffer) return data;
			else if (typeof data == "object") return JSON.stringify(data);
			else if (data) return data.toString();
			else return "";
		}
		function getMockDispatch(mockDispatches, key) {
			let basePath = key.query ? serializePathWithQuery(key.path, key.query) : key.path, resolvedPath = typeof basePath == "string" ? safeUrl(basePath) : basePath, resolvedPathWithoutTrailingSlash = removeTrailingSlash(resolvedPath), matchedMockDispatches = mockDispatches.filter(({ consumed }) => !consumed).filter(({ path, ignoreTrailingSlash }) => ignoreTrailingSlash ? matchValue(removeTrailingSlash(safeUrl(path)), resolvedPathWithoutTrailingSlash) : matchValue(safeUrl(path), resolvedPath));
			if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`);
			matchedMockDispatches = matchedMockDispatches.filter(({ method }) => matchValue(method, key.method));
			if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);
			matchedMockDispatches = matchedMockDispatches.filter(({ body }) => body === void 0 || matchValue(body, key.body));
			if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`);
			matchedMockDispatches = matchedMockDispatches.filter((mockDispatch) => matchHeaders(mockDispatch, key.headers));
			if (matchedMockDispatches.length === 0) {
				let headers = typeof key.headers == "object" ? JSON.stringify(key.headers) : key.headers;
				throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`);
			}
			return matchedMockDispatches[0];
		}
		function addMockDispatch(mockDispatches, key, data, opts) {
			let baseData = {
				timesInvoked: 0,
				times: 1,
				persist: !1,
				consumed: !1,
				...opts
			}, replyData = typeof data == "function" ? { callback: data } : { ...data }, newMockDispatch = {
				...baseData,
				...key,
				pending: !0,
				data: {
					error: null,
					...replyData
				}
			};
			mockDispatches.push(newMockDispatch);
			mockDispatches[kTotalDispatchCount] = (mockDispatches[kTotalDispatchCount] || 0) + 1;
			return newMockDispatch;
		}
		function deleteMockDispatch(mockDispatches, key) {
			let index = mockDispatches.findIndex((dispatch) => {
				if (!dispatch.consumed) return !1;
				return matchKey(dispatch, key);
			});
			index !== -1 && mockDispatches.splice(index, 1);
		}
		function removeTrailingSlash(path) {
			for (; path.endsWith("/");) path = path.slice(0, -1);
			path.length === 0 && (path = "/");
			return path;
		}
		function buildKey(opts) {
			let { path, method, body, headers, query } = opts;
			return {
				path,
				method,
				body,
				headers,
				query
			};
		}
		function generateKeyValues(data) {
			let keys = Object.keys(data), result = [];
			for (let i = 0; i < keys.length; ++i) {
				let key = keys[i], value = data[key], name = Buffer.from(`${key}`);
				if (Array.isArray(value)) for (let j = 0; j < value.length; ++j) result.push(name, Buffer.from(`${value[j]}`));
				else result.push(name, Buffer.from(`${value}`));
			}
			return result;
		}
		function getStatusText(statusCode) {
			return STATUS_CODES[statusCode] || "unknown";
		}
		async function getResponse(body) {
			let buffers = [];
			for await (let data of body) buffers.push(data);
			return Buffer.concat(buffers).toString("utf8");
		}
		function mockDispatch(opts, handler) {
			let key = buildKey(opts), mockDispatch = getMockDispatch(this[kDispatches], key);
			mockDispatch.timesInvoked++;
			mockDispatch.data.callback && (mockDispatch.data = {
				...mockDispatch.data,
				...mockDispatch.data.callback(opts)
			});
			let { data: { statusCode, data, headers, trailers, error }, delay, persist } = mockDispatch, { timesInvoked, times } = mockDispatch;
			mockDispatch.consumed = !persist && timesInvoked >= times;
			mockDispatch.pending = timesInvoked < times;
			if (error !== null) {
				deleteMockDispatch(this[kDispatches], key);
				handler.onError(error);
				return !0;
			}
			let aborted = !1, timer = null;
			function abort(err) {
				if (aborted) return;
				aborted = !0;
				if (timer !== null) {
					clearTimeout(timer);
					timer = null;
				}
				handler.onError(err);
			}
			handler.onConnect?.(abort, null);
			typeof delay == "number" && delay > 0 ? timer = setTimeout(() => {
				timer = null;
				handleReply(this[kDispatches]);
			}, delay) : handleReply(this[kDispatches]);
			function handleReply(mockDispatches, _data = data) {
				if (aborted) return;
				let optsHeaders = Array.isArray(opts.headers) ? buildHeadersFromArray(opts.headers) : opts.headers, body = typeof _data == "function" ? _data({
					...opts,
					headers: optsHeaders
				}) : _data;
				if (isPromise(body)) return body.then((newData) => handleReply(mockDispatches, newData));
				if (aborted) return;
				let responseData = getResponseData(body), responseHeaders = generateKeyValues(headers), responseTrailers = generateKeyValues(trailers);
				handler.onHeaders?.(statusCode, responseHeaders, resume, getStatusText(statusCode));
				handler.onData?.(Buffer.from(responseData));
				handler.onComplete?.(responseTrailers);
				deleteMockDispatch(mockDispatches, key);
			}
			function resume() {}
			return !0;
		}
		function buildMockDispatch() {
			let agent = this[kMockAgent], origin = this[kOrigin], originalDispatch = this[kOriginalDispatch];
			return function(opts, handler) {
				if (agent.isMockActive) try {
					mockDispatch.call(this, opts, handler);
				} catch (error) {
					if (error.code === "UND_MOCK_ERR_MOCK_NOT_MATCHED") {
						let netConnect = agent[kGetNetConnect](), totalInterceptsCount = this[kDispatches][kTotalDispatchCount] || this[kDispatches].length, interceptsMessage = `, ${this[kDispatches].filter(({ consumed }) => !consumed).length} interceptor(s) remaining out of ${totalInterceptsCount} defined`;
						if (netConnect === !1) throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)${interceptsMessage}`);
						if (checkNetConnect(netConnect, origin)) originalDispatch.call(this, opts, handler);
						else throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)${interceptsMessage}`);
					} else throw error;
				}
				else originalDispatch.call(this, opts, handler);
			};
		}
		function checkNetConnect(netConnect, origin) {
			let url = new URL(origin);
			if (netConnect === !0) return !0;
			else if (Array.isArray(netConnect) && netConnect.some((matcher) => matchValue(matcher, url.host))) return !0;
			return !1;
		}
		function normalizeOrigin(origin) {
			if (typeof origin != "string" && !(origin instanceof URL)) return origin;
			if (origin instanceof URL) return origin.origin;
			return origin.toLowerCase();
		}
		function buildAndValidateMockOptions(opts) {
			let { agent, ...mockOptions } = opts;
			if ("enableCallHistory" in mockOptions && typeof mockOptions.enableCallHistory != "boolean") throw new InvalidArgumentError("options.enableCallHistory must to be a boolean");
			if ("acceptNonStandardSearchParameters" in mockOptions && typeof mockOptions.acceptNonStandardSearchParameters != "boolean") throw new InvalidArgumentError("options.acceptNonStandardSearchParameters must to be a boolean");
			if ("ignoreTrailingSlash" in mockOptions && typeof mockOptions.ignoreTrailingSlash != "boolean") throw new InvalidArgumentError("options.ignoreTrailingSlash must to be a boolean");
			return mockOptions;
		}
		module.exports = {
			getResponseData,
			getMockDispatch,
			addMockDispatch,
			deleteMockDispatch,
			buildKey,
			generateKeyValues,
			matchValue,
			getResponse,
			getStatusText,
			mockDispatch,
			buildMockDispatch,
			checkNetConnect,
			buildAndValidateMockOptions,
			getHeaderByName,
			buildHeadersFromArray,
			normalizeSearchParams,
			normalizeOrigin
		};
	}),
	6142: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Transform } = __webpack_require__(7075), { Console } = __webpack_require__(7540), PERSISTENT = process.versions.icu ? "✅" : "Y ", NOT_PERSISTENT = process.versions.icu ? "❌" : "N ";
		module.exports = class {
			constructor({ disableColors } = {}) {
				this.transform = new Transform({ transform(chunk, _enc, cb) {
					cb(null, chunk);
				} });
				this.logger = new Console({
					stdout: this.transform,
					inspectOptions: { colors: !disableColors && !process.env.CI }
				});
			}
			format(pendingInterceptors) {
				let withPrettyHeaders = pendingInterceptors.map(({ method, path, data: { statusCode }, persist, times, timesInvoked, origin }) => ({
					Method: method,
					Origin: origin,
					Path: path,
					"Status code": statusCode,
					Persistent: persist ? PERSISTENT : NOT_PERSISTENT,
					Invocations: timesInvoked,
					Remaining: persist ? Infinity : times - timesInvoked
				}));
				this.logger.table(withPrettyHeaders);
				return this.transform.read().toString();
			}
		};
	}),
	5095: ((module, __unused_webpack_exports, __webpack_require__) => {
		let Agent = __webpack_require__(7405), MockAgent = __webpack_require__(7501), { SnapshotRecorder } = __webpack_require__(3766), WrapHandler = __webpack_require__(9510), { InvalidArgumentError, UndiciError } = __webpack_require__(8707), { validateSnapshotMode } = __webpack_require__(9683), kSnapshotRecorder = Symbol("kSnapshotRecorder"), kSnapshotMode = Symbol("kSnapshotMode"), kSnapshotPath = Symbol("kSnapshotPath"), kSnapshotLoaded = Symbol("kSnapshotLoaded"), kRealAgent = Symbol("kRealAgent"), warningEmitted = !1;
		class SnapshotAgent extends MockAgent {
			constructor(opts = {}) {
				if (!warningEmitted) {
					process.emitWarning("SnapshotAgent is experimental and subject to change", "ExperimentalWarning");
					warningEmitted = !0;
				}
				let { mode = "record", snapshotPath = null, ...mockAgentOpts } = opts;
				super(mockAgentOpts);
				validateSnapshotMode(mode);
				if ((mode === "playback" || mode === "update") && !snapshotPath) throw new InvalidArgumentError(`snapshotPath is required when mode is '${mode}'`);
				this[kSnapshotMode] = mode;
				this[kSnapshotPath] = snapshotPath;
				this[kSnapshotRecorder] = new SnapshotRecorder({
					snapshotPath: this[kSnapshotPath],
					mode: this[kSnapshotMode],
					maxSnapshots: opts.maxSnapshots,
					autoFlush: opts.autoFlush,
					flushInterval: opts.flushInterval,
					matchHeaders: opts.matchHeaders,
					ignoreHeaders: opts.ignoreHeaders,
					excludeHeaders: opts.excludeHeaders,
					matchBody: opts.matchBody,
					matchQuery: opts.matchQuery,
					caseSensitive: opts.caseSensitive,
					shouldRecord: opts.shouldRecord,
					shouldPlayback: opts.shouldPlayback,
					excludeUrls: opts.excludeUrls
				});
				this[kSnapshotLoaded] = !1;
				(this[kSnapshotMode] === "record" || this[kSnapshotMode] === "update" || this[kSnapshotMode] === "playback" && opts.excludeUrls && opts.excludeUrls.length > 0) && (this[kRealAgent] = new Agent(opts));
				(this[kSnapshotMode] === "playback" || this[kSnapshotMode] === "update") && this[kSnapshotPath] && this.loadSnapshots().catch(() => {});
			}
			dispatch(opts, handler) {
				handler = WrapHandler.wrap(handler);
				let mode = this[kSnapshotMode];
				if (this[kSnapshotRecorder].isUrlExcluded(opts)) return this[kRealAgent].dispatch(opts, handler);
				if (mode === "playback" || mode === "update") {
					if (!this[kSnapshotLoaded]) return this.#asyncDispatch(opts, handler);
					let snapshot = this[kSnapshotRecorder].findSnapshot(opts);
					if (snapshot) return this.#replaySnapshot(snapshot, handler);
					else if (mode === "update") return this.#recordAndReplay(opts, handler);
					else {
						let error = new UndiciError(`No snapshot found for ${opts.method || "GET"} ${opts.path}`);
						if (handler.onError) {
							handler.onError(error);
							return;
						}
						throw error;
					}
				} else if (mode === "record") return this.#recordAndReplay(opts, handler);
			}
			async #asyncDispatch(opts, handler) {
				await this.loadSnapshots();
				return this.dispatch(opts, handler);
			}
			#recordAndReplay(opts, handler) {
				let responseData = {
					statusCode: null,
					headers: {},
					trailers: {},
					body: []
				}, self = this;
				return this[kRealAgent].dispatch(opts, {
					onRequestStart(controller, context) {
						return handler.onRequestStart(controller, {
							...context,
							history: this.history
						});
					},
					onRequestUpgrade(controller, statusCode, headers, socket) {
						return handler.onRequestUpgrade(controller, statusCode, headers, socket);
					},
					onResponseStart(controller, statusCode, headers, statusMessage) {
						responseData.statusCode = statusCode;
						responseData.headers = headers;
						return handler.onResponseStart(controller, statusCode, headers, statusMessage);
					},
					onResponseData(controller, chunk) {
						responseData.body.push(chunk);
						return handler.onResponseData(controller, chunk);
					},
					onResponseEnd(controller, trailers) {
						responseData.trailers = trailers;
						let responseBody = Buffer.concat(responseData.body);
						self[kSnapshotRecorder].record(opts, {
							statusCode: responseData.statusCode,
							headers: responseData.headers,
							body: responseBody,
							trailers: responseData.trailers
						}).then(() => handler.onResponseEnd(controller, trailers)).catch((error) => handler.onResponseError(controller, error));
					}
				});
			}
			#replaySnapshot(snapshot, handler) {
				try {
					let { response } = snapshot, controller = {
						pause() {},
						resume() {},
						abort(reason) {
							this.aborted = !0;
							this.reason = reason;
						},
						aborted: !1,
						paused: !1
					};
					handler.onRequestStart(controller);
					handler.onResponseStart(controller, response.statusCode, response.headers);
					let body = Buffer.from(response.body, "base64");
					handler.onResponseData(controller, body);
					handler.onResponseEnd(controller, response.trailers);
				} catch (error) {
					handler.onError?.(error);
				}
			}
			async loadSnapshots(filePath) {
				await this[kSnapshotRecorder].loadSnapshots(filePath || this[kSnapshotPath]);
				this[kSnapshotLoaded] = !0;
				this[kSnapshotMode] === "playback" && this.#setupMockInterceptors();
			}
			async saveSnapshots(filePath) {
				return this[kSnapshotRecorder].saveSnapshots(filePath || this[kSnapshotPath]);
			}
			#setupMockInterceptors() {
				for (let snapshot of this[kSnapshotRecorder].getSnapshots()) {
					let { request, responses, response } = snapshot, url = new URL(request.url), mockPool = this.get(url.origin), responseData = responses ? responses[0] : response;
					if (!responseData) continue;
					mockPool.intercept({
						path: url.pathname + url.search,
						method: request.method,
						headers: request.headers,
						body: request.body
					}).reply(responseData.statusCode, responseData.body, {
						headers: responseData.headers,
						trailers: responseData.trailers
					}).persist();
				}
			}
			getRecorder() {
				return this[kSnapshotRecorder];
			}
			getMode() {
				return this[kSnapshotMode];
			}
			clearSnapshots() {
				this[kSnapshotRecorder].clear();
			}
			resetCallCounts() {
				this[kSnapshotRecorder].resetCallCounts();
			}
			deleteSnapshot(requestOpts) {
				return this[kSnapshotRecorder].deleteSnapshot(requestOpts);
			}
			getSnapshotInfo(requestOpts) {
				return this[kSnapshotRecorder].getSnapshotInfo(requestOpts);
			}
			replaceSnapshots(snapshotData) {
				this[kSnapshotRecorder].replaceSnapshots(snapshotData);
			}
			async close() {
				await this[kSnapshotRecorder].close();
				await this[kRealAgent]?.close();
				await super.close();
			}
		}
		module.exports = SnapshotAgent;
	}),
	3766: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { writeFile, readFile, mkdir } = __webpack_require__(1455), { dirname, resolve } = __webpack_require__(6760), { setTimeout, clearTimeout } = __webpack_require__(7997), { InvalidArgumentError, UndiciError } = __webpack_require__(8707), { hashId, isUrlExcludedFactory, normalizeHeaders, createHeaderFilters } = __webpack_require__(9683);
		function formatRequestKey(opts, headerFilters, matchOptions = {}) {
			let url = new URL(opts.path, opts.origin), normalized = opts._normalizedHeaders || normalizeHeaders(opts.headers);
			opts._normalizedHeaders ||= normalized;
			return {
				method: opts.method || "GET",
				url: matchOptions.matchQuery === !1 ? `${url.origin}${url.pathname}` : url.toString(),
				headers: filterHeadersForMatching(normalized, headerFilters, matchOptions),
				body: matchOptions.matchBody !== !1 && opts.body ? String(opts.body) : ""
			};
		}
		function filterHeadersForMatching(headers, headerFilters, matchOptions = {}) {
			if (!headers || typeof headers != "object") return {};
			let { caseSensitive = !1 } = matchOptions, filtered = {}, { ignore, exclude, match } = headerFilters;
			for (let [key, value] of Object.entries(headers)) {
				let headerKey = caseSensitive ? key : key.toLowerCase();
				if (exclude.has(headerKey)) continue;
				if (ignore.has(headerKey)) continue;
				if (match.size !== 0 && !match.has(headerKey)) continue;
				filtered[headerKey] = value;
			}
			return filtered;
		}
		function filterHeadersForStorage(headers, headerFilters, matchOptions = {}) {
			if (!headers || typeof headers != "object") return {};
			let { caseSensitive = !1 } = matchOptions, filtered = {}, { exclude: excludeSet } = headerFilters;
			for (let [key, value] of Object.entries(headers)) {
				let headerKey = caseSensitive ? key : key.toLowerCase();
				if (excludeSet.has(headerKey)) continue;
				filtered[headerKey] = value;
			}
			return filtered;
		}
		function createRequestHash(formattedRequest) {
			let parts = [formattedRequest.method, formattedRequest.url];
			if (formattedRequest.headers && typeof formattedRequest.headers == "object") {
				let headerKeys = Object.keys(formattedRequest.headers).sort();
				for (let key of headerKeys) {
					let values = Array.isArray(formattedRequest.headers[key]) ? formattedRequest.headers[key] : [formattedRequest.headers[key]];
					parts.push(key);
					for (let value of values.sort()) parts.push(String(value));
				}
			}
			parts.push(formattedRequest.body);
			let content = parts.join("|");
			return hashId(content);
		}
		class SnapshotRecorder {
			#flushTimeout;
			#isUrlExcluded;
			#snapshots = new Map();
			#snapshotPath;
			#maxSnapshots = Infinity;
			#autoFlush = !1;
			#headerFilters;
			constructor(options = {}) {
				this.#snapshotPath = options.snapshotPath;
				this.#maxSnapshots = options.maxSnapshots || Infinity;
				this.#autoFlush = options.autoFlush || !1;
				this.flushInterval = options.flushInterval || 3e4;
				this._flushTimer = null;
				this.matchOptions = {
					matchHeaders: options.matchHeaders || [],
					ignoreHeaders: options.ignoreHeaders || [],
					excludeHeaders: options.excludeHeaders || [],
					matchBody: options.matchBody !== !1,
					matchQuery: options.matchQuery !== !1,
					caseSensitive: options.caseSensitive || !1
				};
				this.#headerFilters = createHeaderFilters(this.matchOptions);
				this.shouldRecord = options.shouldRecord || (() => !0);
				this.shouldPlayback = options.shouldPlayback || (() => !0);
				this.#isUrlExcluded = isUrlExcludedFactory(options.excludeUrls);
				this.#autoFlush && this.#snapshotPath && this.#startAutoFlush();
			}
			async record(requestOpts, response) {
				if (!this.shouldRecord(requestOpts)) return;
				if (this.isUrlExcluded(requestOpts)) return;
				let request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions), hash = createRequestHash(request), normalizedHeaders = normalizeHeaders(response.headers), responseData = {
					statusCode: response.statusCode,
					headers: filterHeadersForStorage(normalizedHeaders, this.#headerFilters, this.matchOptions),
					body: Buffer.isBuffer(response.body) ? response.body.toString("base64") : Buffer.from(String(response.body || "")).toString("base64"),
					trailers: response.trailers
				};
				if (this.#snapshots.size >= this.#maxSnapshots && !this.#snapshots.has(hash)) {
					let oldestKey = this.#snapshots.keys().next().value;
					this.#snapshots.delete(oldestKey);
				}
				let existingSnapshot = this.#snapshots.get(hash);
				if (existingSnapshot && existingSnapshot.responses) {
					existingSnapshot.responses.push(responseData);
					existingSnapshot.timestamp = new Date().toISOString();
				} else this.#snapshots.set(hash, {
					request,
					responses: [responseData],
					callCount: 0,
					timestamp: new Date().toISOString()
				});
				this.#autoFlush && this.#snapshotPath && this.#scheduleFlush();
			}
			isUrlExcluded(requestOpts) {
				let url = new URL(requestOpts.path, requestOpts.origin).toString();
				return this.#isUrlExcluded(url);
			}
			findSnapshot(requestOpts) {
				if (!this.shouldPlayback(requestOpts)) return;
				if (this.isUrlExcluded(requestOpts)) return;
				let hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions)), snapshot = this.#snapshots.get(hash);
				if (!snapshot) return;
				let currentCallCount = snapshot.callCount || 0, responseIndex = Math.min(currentCallCount, snapshot.responses.length - 1);
				snapshot.callCount = currentCallCount + 1;
				return {
					...snapshot,
					response: snapshot.responses[responseIndex]
				};
			}
			async loadSnapshots(filePath) {
				let path = filePath || this.#snapshotPath;
				if (!path) throw new InvalidArgumentError("Snapshot path is required");
				try {
					let data = await readFile(resolve(path), "utf8"), parsed = JSON.parse(data);
					if (Array.isArray(parsed)) {
						this.#snapshots.clear();
						for (let { hash, snapshot } of parsed) this.#snapshots.set(hash, snapshot);
					} else this.#snapshots = new Map(Object.entries(parsed));
				} catch (error) {
					if (error.code === "ENOENT") this.#snapshots.clear();
					else throw new UndiciError(`Failed to load snapshots from ${path}`, { cause: error });
				}
			}
			async saveSnapshots(filePath) {
				let path = filePath || this.#snapshotPath;
				if (!path) throw new InvalidArgumentError("Snapshot path is required");
				let resolvedPath = resolve(path);
				await mkdir(dirname(resolvedPath), { recursive: !0 });
				let data = Array.from(this.#snapshots.entries()).map(([hash, snapshot]) => ({
					hash,
					snapshot
				}));
				await writeFile(resolvedPath, JSON.stringify(data, null, 2), { flush: !0 });
			}
			clear() {
				this.#snapshots.clear();
			}
			getSnapshots() {
				return Array.from(this.#snapshots.values());
			}
			size() {
				return this.#snapshots.size;
			}
			resetCallCounts() {
				for (let snapshot of this.#snapshots.values()) snapshot.callCount = 0;
			}
			deleteSnapshot(requestOpts) {
				let hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
				return this.#snapshots.delete(hash);
			}
			getSnapshotInfo(requestOpts) {
				let hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions)), snapshot = this.#snapshots.get(hash);
				if (!snapshot) return null;
				return {
					hash,
					request: snapshot.request,
					responseCount: snapshot.responses ? snapshot.responses.length : +!!snapshot.response,
					callCount: snapshot.callCount || 0,
					timestamp: snapshot.timestamp
				};
			}
			replaceSnapshots(snapshotData) {
				this.#snapshots.clear();
				if (Array.isArray(snapshotData)) for (let { hash, snapshot } of snapshotData) this.#snapshots.set(hash, snapshot);
				else snapshotData && typeof snapshotData == "object" && (this.#snapshots = new Map(Object.entries(snapshotData)));
			}
			#startAutoFlush() {
				return this.#scheduleFlush();
			}
			#stopAutoFlush() {
				if (this.#flushTimeout) {
					clearTimeout(this.#flushTimeout);
					this.saveSnapshots().catch(() => {});
					this.#flushTimeout = null;
				}
			}
			#scheduleFlush() {
				this.#flushTimeout = setTimeout(() => {
					this.saveSnapshots().catch(() => {});
					this.#autoFlush ? this.#flushTimeout?.refresh() : this.#flushTimeout = null;
				}, 1e3);
			}
			destroy() {
				this.#stopAutoFlush();
				if (this.#flushTimeout) {
					clearTimeout(this.#flushTimeout);
					this.#flushTimeout = null;
				}
			}
			async close() {
				this.#snapshotPath && this.#snapshots.size !== 0 && await this.saveSnapshots();
				this.destroy();
			}
		}
		module.exports = {
			SnapshotRecorder,
			formatRequestKey,
			createRequestHash,
			filterHeadersForMatching,
			filterHeadersForStorage,
			createHeaderFilters
		};
	}),
	9683: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError } = __webpack_require__(8707), { runtimeFeatures } = __webpack_require__(313);
		function createHeaderFilters(matchOptions = {}) {
			let { ignoreHeaders = [], excludeHeaders = [], matchHeaders = [], caseSensitive = !1 } = matchOptions;
			return {
				ignore: new Set(ignoreHeaders.map((header) => caseSensitive ? header : header.toLowerCase())),
				exclude: new Set(excludeHeaders.map((header) => caseSensitive ? header : header.toLowerCase())),
				match: new Set(matchHeaders.map((header) => caseSensitive ? header : header.toLowerCase()))
			};
		}
		let crypto = runtimeFeatures.has("crypto") ? __webpack_require__(7598) : null, hashId = crypto?.hash ? (value) => crypto.hash("sha256", value, "base64url") : (value) => Buffer.from(value).toString("base64url");
		function isUndiciHeaders(headers) {
			return Array.isArray(headers) && !(headers.length & 1);
		}
		function isUrlExcludedFactory(excludePatterns = []) {
			if (excludePatterns.length === 0) return () => !1;
			return function(url) {
				let urlLowerCased;
				for (let pattern of excludePatterns) if (typeof pattern == "string") {
					urlLowerCased ||= url.toLowerCase();
					if (urlLowerCased.includes(pattern.toLowerCase())) return !0;
				} else if (pattern instanceof RegExp && pattern.test(url)) return !0;
				return !1;
			};
		}
		function normalizeHeaders(headers) {
			let normalizedHeaders = {};
			if (!headers) return normalizedHeaders;
			if (isUndiciHeaders(headers)) {
				for (let i = 0; i < headers.length; i += 2) {
					let key = headers[i], value = headers[i + 1];
					if (key && value !== void 0) {
						let keyStr = Buffer.isBuffer(key) ? key.toString() : key, valueStr = Buffer.isBuffer(value) ? value.toString() : value;
						normalizedHeaders[keyStr.toLowerCase()] = valueStr;
					}
				}
				return normalizedHeaders;
			}
			if (headers && typeof headers == "object") for (let [key, value] of Object.entries(headers)) key && typeof key == "string" && (normalizedHeaders[key.toLowerCase()] = Array.isArray(value) ? value.join(", ") : String(value));
			return normalizedHeaders;
		}
		let validSnapshotModes = [
			"record",
			"playback",
			"update"
		];
		function validateSnapshotMode(mode) {
			if (!validSnapshotModes.includes(mode)) throw new InvalidArgumentError(`Invalid snapshot mode: ${mode}. Must be one of: ${validSnapshotModes.join(", ")}`);
		}
		module.exports = {
			createHeaderFilters,
			hashId,
			isUndiciHeaders,
			normalizeHeaders,
			isUrlExcludedFactory,
			validateSnapshotMode
		};
	}),
	7659: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { safeHTTPMethods, pathHasQueryOrFragment, hasSafeIterator, isValidHTTPToken } = __webpack_require__(3440), { serializePathWithQuery } = __webpack_require__(3440), RESTRICTIVE_DIRECTIVE_NAMES = [
			"no-store",
			"private",
			"no-cache"
		], kInvalidCacheControlDirectives = Symbol("invalid cache-control directives");
		function trimOWS(value) {
			return value.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(array, value) {
			for (let i = 0; i < array.length; i++) if (array[i] === value) return !0;
			return !1;
		}
		function trimOWSStart(value) {
			return value.replace(/^[\t ]+/, "");
		}
		function trimOWSEnd(value) {
			return value.replace(/[\t ]+$/, "");
		}
		function findUnescapedQuote(value, start) {
			let escaped = !1;
			for (let i = start; i < value.length; i++) if (escaped) escaped = !1;
			else if (value[i] === "\\") escaped = !0;
			else if (value[i] === "\"") return i;
			return -1;
		}
		function splitCacheControlHeaderValue(value) {
			let directives = [], start = 0, quoteStart = -1, inQuote = !1, escaped = !1;
			for (let i = 0; i < value.length; i++) if (inQuote) {
				if (escaped) escaped = !1;
				else if (value[i] === "\\") escaped = !0;
				else if (value[i] === "\"") {
					inQuote = !1;
					quoteStart = -1;
				}
			} else if (value[i] === "\"") {
				inQuote = !0;
				quoteStart = i;
			} else if (value[i] === ",") {
				directives.push({
					value: value.substring(start, i),
					fromMalformedQuote: !1
				});
				start = i + 1;
			}
			if (!inQuote) {
				directives.push({
					value: value.substring(start),
					fromMalformedQuote: !1
				});
				return directives;
			}
			let tail = value.substring(start), quoteOffset = quoteStart - start, tailStart = 0;
			for (let i = 0; i < tail.length; i++) if (tail[i] === ",") {
				directives.push({
					value: tail.substring(tailStart, i),
					fromMalformedQuote: tailStart > quoteOffset
				});
				tailStart = i + 1;
			}
			directives.push({
				value: tail.substring(tailStart),
				fromMalformedQuote: tailStart > quoteOffset
			});
			return directives;
		}
		function markInvalidCacheControlDirective(directives, key) {
			let invalidDirectives = directives[kInvalidCacheControlDirectives];
			if (invalidDirectives === void 0) {
				invalidDirectives = new Set();
				Object.defineProperty(directives, kInvalidCacheControlDirectives, { value: invalidDirectives });
			}
			invalidDirectives.add(key);
		}
		function hasInvalidCacheControlDirective(directives, key) {
			return directives[kInvalidCacheControlDirectives]?.has(key) === !0;
		}
		function getMalformedRestrictiveDirectiveName(key) {
			for (let directiveName of RESTRICTIVE_DIRECTIVE_NAMES) if (key.startsWith(directiveName) && key.length > directiveName.length && !isValidHTTPToken(key[directiveName.length])) return directiveName;
			let tokenOnlyKey = "", hasInvalidTokenChar = !1;
			for (let i = 0; i < key.length; i++) isValidHTTPToken(key[i]) ? tokenOnlyKey += key[i] : hasInvalidTokenChar = !0;
			if (hasInvalidTokenChar && arrayIncludes(RESTRICTIVE_DIRECTIVE_NAMES, tokenOnlyKey)) return tokenOnlyKey;
		}
		function makeCacheKey(opts) {
			if (!opts.origin) throw Error("opts.origin is undefined");
			let fullPath = opts.path || "/";
			opts.query && !pathHasQueryOrFragment(fullPath) && (fullPath = serializePathWithQuery(fullPath, opts.query));
			return {
				origin: opts.origin.toString(),
				method: opts.method,
				path: fullPath,
				headers: opts.headers
			};
		}
		function appendHeader(headers, key, val) {
			let headerName = key.toLowerCase(), current = headers[headerName], values = Array.isArray(val) ? val : [val];
			current === void 0 ? headers[headerName] = Array.isArray(val) ? val.slice() : val : Array.isArray(current) ? current.push(...values) : headers[headerName] = [current, ...values];
		}
		function normalizeHeaders(opts) {
			let headers;
			if (opts.headers == null) headers = {};
			else if (typeof opts.headers == "object") {
				headers = {};
				if (hasSafeIterator(opts.headers)) {
					if (Array.isArray(opts.headers)) {
						if (Array.isArray(opts.headers[0])) for (let x of opts.headers) {
							if (!Array.isArray(x)) throw Error("opts.headers is not a valid header map");
							let [key, val] = x;
							if (typeof key != "string" || typeof val != "string") throw Error("opts.headers is not a valid header map");
							appendHeader(headers, key, val);
						}
						else {
							if (opts.headers.length % 2 != 0) throw Error("opts.headers is not a valid header map");
							for (let i = 0; i < opts.headers.length; i += 2) {
								let key = opts.headers[i], val = opts.headers[i + 1];
								if (typeof key != "string" || typeof val != "string" && !Array.isArray(val)) throw Error("opts.headers is not a valid header map");
								typeof val == "string" ? appendHeader(headers, key, val) : appendHeader(headers, key, val.map((item) => typeof item == "string" ? item : item.toString("latin1")));
							}
						}
					} else for (let x of opts.headers) {
						if (!Array.isArray(x)) throw Error("opts.headers is not a valid header map");
						let [key, val] = x;
						if (typeof key != "string" || typeof val != "string") throw Error("opts.headers is not a valid header map");
						appendHeader(headers, key, val);
					}
				} else for (let key of Object.keys(opts.headers)) appendHeader(headers, key, opts.headers[key]);
			} else throw Error("opts.headers is not an object");
			return headers;
		}
		function assertCacheKey(key) {
			if (typeof key != "object") throw TypeError(`expected key to be object, got ${typeof key}`);
			for (let property of [
				"origin",
				"method",
				"path"
			]) if (typeof key[property] != "string") throw TypeError(`expected key.${property} to be string, got ${typeof key[property]}`);
			if (key.headers !== void 0 && typeof key.headers != "object") throw TypeError(`expected headers to be object, got ${typeof key}`);
		}
		function assertCacheValue(value) {
			if (typeof value != "object") throw TypeError(`expected value to be object, got ${typeof value}`);
			for (let property of [
				"statusCode",
				"cachedAt",
				"staleAt",
				"deleteAt"
			]) if (typeof value[property] != "number") throw TypeError(`expected value.${property} to be number, got ${typeof value[property]}`);
			if (typeof value.statusMessage != "string") throw TypeError(`expected value.statusMessage to be string, got ${typeof value.statusMessage}`);
			if (value.headers != null && typeof value.headers != "object") throw TypeError(`expected value.rawHeaders to be object, got ${typeof value.headers}`);
			if (value.vary !== void 0 && typeof value.vary != "object") throw TypeError(`expected value.vary to be object, got ${typeof value.vary}`);
			if (value.etag !== void 0 && typeof value.etag != "string") throw TypeError(`expected value.etag to be string, got ${typeof value.etag}`);
		}
		function parseCacheControlHeader(header) {
			let output = {}, invalidNumericDirectives = new Set(), invalidNoArgumentDirectives = new Set(), directives = splitCacheControlHeaderValue(Array.isArray(header) ? header.join(",") : header);
			for (let i = 0; i < directives.length; i++) {
				let directiveRecord = directives[i], directive = directiveRecord.value.toLowerCase(), fromMalformedQuote = directiveRecord.fromMalformedQuote, keyValueDelimiter = directive.indexOf("="), key, value, keyHasTrailingWhitespace = !1, valueHasLeadingWhitespace = !1;
				if (keyValueDelimiter !== -1) {
					let rawKey = directive.substring(0, keyValueDelimiter), rawValue = directive.substring(keyValueDelimiter + 1);
					keyHasTrailingWhitespace = trimOWSEnd(rawKey) !== rawKey;
					valueHasLeadingWhitespace = trimOWSStart(rawValue) !== rawValue;
					key = trimOWS(rawKey);
					value = trimOWSStart(rawValue);
				} else key = trimOWS(directive);
				let malformedRestrictiveDirectiveName = getMalformedRestrictiveDirectiveName(key);
				if (malformedRestrictiveDirectiveName !== void 0) {
					output[malformedRestrictiveDirectiveName] = !0;
					continue;
				}
				switch (key) {
					case "min-fresh":
					case "max-stale":
					case "max-age":
					case "s-maxage":
					case "stale-while-revalidate":
					case "stale-if-error": {
						if (fromMalformedQuote || invalidNumericDirectives.has(key)) continue;
						if (value === void 0 || keyHasTrailingWhitespace || valueHasLeadingWhitespace) {
							delete output[key];
							invalidNumericDirectives.add(key);
							markInvalidCacheControlDirective(output, key);
							continue;
						}
						value.length >= 2 && value[0] === "\"" && value[value.length - 1] === "\"" && (value = value.substring(1, value.length - 1));
						if (!/^[0-9]+$/.test(value)) {
							delete output[key];
							invalidNumericDirectives.add(key);
							markInvalidCacheControlDirective(output, key);
							continue;
						}
						let parsedValue = Math.min(parseInt(value, 10), 2147483647);
						key === "min-fresh" ? (!(key in output) || output[key] < parsedValue) && (output[key] = parsedValue) : (!(key in output) || output[key] > parsedValue) && (output[key] = parsedValue);
						break;
					}
					case "private":
					case "no-cache":
						if (fromMalformedQuote) {
							output[key] = !0;
							break;
						}
						if (value !== void 0 && value.length === 0) {
							output[key] = !0;
							break;
						}
						if (value) {
							if (value[0] === "\"") {
								value = trimOWSEnd(value);
								let fieldList = "", lastQuotedPart = i, foundEndingQuote = !1, closingQuote = findUnescapedQuote(value, 1);
								if (closingQuote !== -1) {
									fieldList = value.substring(1, closingQuote);
									foundEndingQuote = !0;
								} else {
									let fieldListParts = [value.substring(1)];
									for (let j = i + 1; j < directives.length; j++) {
										let nextPart = trimOWS(directives[j].value), closingQuote = findUnescapedQuote(nextPart, 0);
										lastQuotedPart = j;
										if (closingQuote !== -1) {
											fieldListParts.push(nextPart.substring(0, closingQuote));
											foundEndingQuote = !0;
											break;
										}
										fieldListParts.push(nextPart);
									}
									fieldList = fieldListParts.join(",");
								}
								if (!foundEndingQuote) {
									output[key] = !0;
									break;
								}
								i = lastQuotedPart;
								let headers = fieldList.split(","), validFieldNames = !0;
								for (let j = 0; j < headers.length; j++) {
									headers[j] = trimOWS(headers[j]);
									isValidHTTPToken(headers[j]) || (validFieldNames = !1);
								}
								validFieldNames ? output[key] !== !0 && (key in output ? output[key] = output[key].concat(headers) : output[key] = headers) : output[key] = !0;
							} else {
								let fieldName = trimOWS(value);
								isValidHTTPToken(fieldName) ? output[key] !== !0 && (key in output ? output[key] = output[key].concat(fieldName) : output[key] = [fieldName]) : output[key] = !0;
							}
							break;
						}
					case "public":
					case "must-revalidate":
					case "proxy-revalidate":
					case "immutable":
					case "no-transform":
					case "must-understand":
					case "only-if-cached":
						if (fromMalformedQuote || invalidNoArgumentDirectives.has(key)) continue;
						if (value !== void 0) {
							delete output[key];
							invalidNoArgumentDirectives.add(key);
							continue;
						}
						output[key] = !0;
						break;
					case "no-store":
						output[key] = !0;
						break;
					default: continue;
				}
			}
			return output;
		}
		function splitVaryHeader(varyHeader) {
			let values = Array.isArray(varyHeader) ? varyHeader : [varyHeader], output = [];
			for (let i = 0; i < values.length; i++) {
				let parts = values[i].split(",");
				for (let j = 0; j < parts.length; j++) output.push(parts[j]);
			}
			return output;
		}
		function hasVaryStar(varyHeader) {
			let values = splitVaryHeader(varyHeader);
			for (let i = 0; i < values.length; i++) if (trimOWS(values[i]).indexOf("*") !== -1) return !0;
			return !1;
		}
		function parseVaryHeader(varyHeader, headers) {
			if (hasVaryStar(varyHeader)) return headers;
			let output = {}, varyingHeaders = splitVaryHeader(varyHeader);
			for (let header of varyingHeaders) {
				let trimmedHeader = trimOWS(header).toLowerCase();
				if (trimmedHeader.length === 0) continue;
				if (!isValidHTTPToken(trimmedHeader)) return;
				let headerValue = headers[trimmedHeader];
				output[trimmedHeader] = Array.isArray(headerValue) ? headerValue.slice() : headerValue ?? null;
			}
			return output;
		}
		function isInvalidOrWildcardVaryHeader(varyHeader) {
			return hasVaryStar(varyHeader) || parseVaryHeader(varyHeader, {}) === void 0;
		}
		function isEtagUsable(etag) {
			if (etag.length <= 2) return !1;
			if (etag[0] === "\"" && etag[etag.length - 1] === "\"") return !(etag[1] === "\"" || etag.startsWith("\"W/"));
			if (etag.startsWith("W/\"") && etag[etag.length - 1] === "\"") return etag.length !== 4;
			return !1;
		}
		function assertCacheStore(store, name = "CacheStore") {
			if (typeof store != "object" || !store) throw TypeError(`expected type of ${name} to be a CacheStore, got ${store === null ? "null" : typeof store}`);
			for (let fn of [
				"get",
				"createWriteStream",
				"delete"
			]) if (typeof store[fn] != "function") throw TypeError(`${name} needs to have a \`${fn}()\` function`);
		}
		function assertCacheMethods(methods, name = "CacheMethods") {
			if (!Array.isArray(methods)) throw TypeError(`expected type of ${name} needs to be an array, got ${methods === null ? "null" : typeof methods}`);
			if (methods.length === 0) throw TypeError(`${name} needs to have at least one method`);
			for (let method of methods) if (!arrayIncludes(safeHTTPMethods, method)) throw TypeError(`element of ${name}-array needs to be one of following values: ${safeHTTPMethods.join(", ")}, got ${method}`);
		}
		function makeDeduplicationKey(cacheKey, excludeHeaders) {
			let headers = {};
			if (cacheKey.headers) {
				let sortedHeaders = Object.keys(cacheKey.headers).sort();
				for (let header of sortedHeaders) {
					if (excludeHeaders?.has(header.toLowerCase())) continue;
					headers[header] = cacheKey.headers[header];
				}
			}
			return JSON.stringify([
				cacheKey.origin,
				cacheKey.method,
				cacheKey.path,
				headers
			]);
		}
		module.exports = {
			makeCacheKey,
			normalizeHeaders,
			assertCacheKey,
			assertCacheValue,
			parseCacheControlHeader,
			hasInvalidCacheControlDirective,
			parseVaryHeader,
			hasVaryStar,
			isInvalidOrWildcardVaryHeader,
			isEtagUsable,
			assertCacheMethods,
			assertCacheStore,
			makeDeduplicationKey
		};
	}),
	5453: ((module) => {
		function parseHttpDate(date) {
			switch (date[3]) {
				case ",": return parseImfDate(date);
				case " ": return parseAscTimeDate(date);
				default: return parseRfc850Date(date);
			}
		}
		function makeDate(year, monthIdx, day, hour, minute, second, weekday) {
			let result = new Date(Date.UTC(year, monthIdx, day, hour, minute, second));
			year >= 0 && year <= 99 && result.setUTCFullYear(year);
			return result.getUTCFullYear() === year && result.getUTCMonth() === monthIdx && result.getUTCDate() === day && result.getUTCHours() === hour && result.getUTCMinutes() === minute && result.getUTCSeconds() === second && result.getUTCDay() === weekday ? result : void 0;
		}
		function parseImfDate(date) {
			if (date.length !== 29 || date[4] !== " " || date[7] !== " " || date[11] !== " " || date[16] !== " " || date[19] !== ":" || date[22] !== ":" || date[25] !== " " || date[26] !== "G" || date[27] !== "M" || date[28] !== "T") return;
			let weekday = -1;
			if (date[0] === "S" && date[1] === "u" && date[2] === "n") weekday = 0;
			else if (date[0] === "M" && date[1] === "o" && date[2] === "n") weekday = 1;
			else if (date[0] === "T" && date[1] === "u" && date[2] === "e") weekday = 2;
			else if (date[0] === "W" && date[1] === "e" && date[2] === "d") weekday = 3;
			else if (date[0] === "T" && date[1] === "h" && date[2] === "u") weekday = 4;
			else if (date[0] === "F" && date[1] === "r" && date[2] === "i") weekday = 5;
			else if (date[0] === "S" && date[1] === "a" && date[2] === "t") weekday = 6;
			else return;
			let day = 0;
			if (date[5] === "0") {
				let code = date.charCodeAt(6);
				if (code < 49 || code > 57) return;
				day = code - 48;
			} else {
				let code1 = date.charCodeAt(5);
				if (code1 < 49 || code1 > 51) return;
				let code2 = date.charCodeAt(6);
				if (code2 < 48 || code2 > 57) return;
				day = (code1 - 48) * 10 + (code2 - 48);
			}
			let monthIdx = -1;
			if (date[8] === "J" && date[9] === "a" && date[10] === "n") monthIdx = 0;
			else if (date[8] === "F" && date[9] === "e" && date[10] === "b") monthIdx = 1;
			else if (date[8] === "M" && date[9] === "a") {
				if (date[10] === "r") monthIdx = 2;
				else if (date[10] === "y") monthIdx = 4;
				else return;
			} else if (date[8] === "J") {
				if (date[9] === "a" && date[10] === "n") monthIdx = 0;
				else if (date[9] === "u") {
					if (date[10] === "n") monthIdx = 5;
					else if (date[10] === "l") monthIdx = 6;
					else return;
				} else return;
			} else if (date[8] === "A") {
				if (date[9] === "p" && date[10] === "r") monthIdx = 3;
				else if (date[9] === "u" && date[10] === "g") monthIdx = 7;
				else return;
			} else if (date[8] === "S" && date[9] === "e" && date[10] === "p") monthIdx = 8;
			else if (date[8] === "O" && date[9] === "c" && date[10] === "t") monthIdx = 9;
			else if (date[8] === "N" && date[9] === "o" && date[10] === "v") monthIdx = 10;
			else if (date[8] === "D" && date[9] === "e" && date[10] === "c") monthIdx = 11;
			else return;
			let yearDigit1 = date.charCodeAt(12);
			if (yearDigit1 < 48 || yearDigit1 > 57) return;
			let yearDigit2 = date.charCodeAt(13);
			if (yearDigit2 < 48 || yearDigit2 > 57) return;
			let yearDigit3 = date.charCodeAt(14);
			if (yearDigit3 < 48 || yearDigit3 > 57) return;
			let yearDigit4 = date.charCodeAt(15);
			if (yearDigit4 < 48 || yearDigit4 > 57) return;
			let year = (yearDigit1 - 48) * 1e3 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48), hour = 0;
			if (date[17] === "0") {
				let code = date.charCodeAt(18);
				if (code < 48 || code > 57) return;
				hour = code - 48;
			} else {
				let code1 = date.charCodeAt(17);
				if (code1 < 48 || code1 > 50) return;
				let code2 = date.charCodeAt(18);
				if (code2 < 48 || code2 > 57) return;
				if (code1 === 50 && code2 > 51) return;
				hour = (code1 - 48) * 10 + (code2 - 48);
			}
			let minute = 0;
			if (date[20] === "0") {
				let code = date.charCodeAt(21);
				if (code < 48 || code > 57) return;
				minute = code - 48;
			} else {
				let code1 = date.charCodeAt(20);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(21);
				if (code2 < 48 || code2 > 57) return;
				minute = (code1 - 48) * 10 + (code2 - 48);
			}
			let second = 0;
			if (date[23] === "0") {
				let code = date.charCodeAt(24);
				if (code < 48 || code > 57) return;
				second = code - 48;
			} else {
				let code1 = date.charCodeAt(23);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(24);
				if (code2 < 48 || code2 > 57) return;
				second = (code1 - 48) * 10 + (code2 - 48);
			}
			return makeDate(year, monthIdx, day, hour, minute, second, weekday);
		}
		function parseAscTimeDate(date) {
			if (date.length !== 24 || date[7] !== " " || date[10] !== " " || date[19] !== " ") return;
			let weekday = -1;
			if (date[0] === "S" && date[1] === "u" && date[2] === "n") weekday = 0;
			else if (date[0] === "M" && date[1] === "o" && date[2] === "n") weekday = 1;
			else if (date[0] === "T" && date[1] === "u" && date[2] === "e") weekday = 2;
			else if (date[0] === "W" && date[1] === "e" && date[2] === "d") weekday = 3;
			else if (date[0] === "T" && date[1] === "h" && date[2] === "u") weekday = 4;
			else if (date[0] === "F" && date[1] === "r" && date[2] === "i") weekday = 5;
			else if (date[0] === "S" && date[1] === "a" && date[2] === "t") weekday = 6;
			else return;
			let monthIdx = -1;
			if (date[4] === "J" && date[5] === "a" && date[6] === "n") monthIdx = 0;
			else if (date[4] === "F" && date[5] === "e" && date[6] === "b") monthIdx = 1;
			else if (date[4] === "M" && date[5] === "a") {
				if (date[6] === "r") monthIdx = 2;
				else if (date[6] === "y") monthIdx = 4;
				else return;
			} else if (date[4] === "J") {
				if (date[5] === "a" && date[6] === "n") monthIdx = 0;
				else if (date[5] === "u") {
					if (date[6] === "n") monthIdx = 5;
					else if (date[6] === "l") monthIdx = 6;
					else return;
				} else return;
			} else if (date[4] === "A") {
				if (date[5] === "p" && date[6] === "r") monthIdx = 3;
				else if (date[5] === "u" && date[6] === "g") monthIdx = 7;
				else return;
			} else if (date[4] === "S" && date[5] === "e" && date[6] === "p") monthIdx = 8;
			else if (date[4] === "O" && date[5] === "c" && date[6] === "t") monthIdx = 9;
			else if (date[4] === "N" && date[5] === "o" && date[6] === "v") monthIdx = 10;
			else if (date[4] === "D" && date[5] === "e" && date[6] === "c") monthIdx = 11;
			else return;
			let day = 0;
			if (date[8] === " ") {
				let code = date.charCodeAt(9);
				if (code < 49 || code > 57) return;
				day = code - 48;
			} else {
				let code1 = date.charCodeAt(8);
				if (code1 < 49 || code1 > 51) return;
				let code2 = date.charCodeAt(9);
				if (code2 < 48 || code2 > 57) return;
				day = (code1 - 48) * 10 + (code2 - 48);
			}
			let hour = 0;
			if (date[11] === "0") {
				let code = date.charCodeAt(12);
				if (code < 48 || code > 57) return;
				hour = code - 48;
			} else {
				let code1 = date.charCodeAt(11);
				if (code1 < 48 || code1 > 50) return;
				let code2 = date.charCodeAt(12);
				if (code2 < 48 || code2 > 57) return;
				if (code1 === 50 && code2 > 51) return;
				hour = (code1 - 48) * 10 + (code2 - 48);
			}
			let minute = 0;
			if (date[14] === "0") {
				let code = date.charCodeAt(15);
				if (code < 48 || code > 57) return;
				minute = code - 48;
			} else {
				let code1 = date.charCodeAt(14);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(15);
				if (code2 < 48 || code2 > 57) return;
				minute = (code1 - 48) * 10 + (code2 - 48);
			}
			let second = 0;
			if (date[17] === "0") {
				let code = date.charCodeAt(18);
				if (code < 48 || code > 57) return;
				second = code - 48;
			} else {
				let code1 = date.charCodeAt(17);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(18);
				if (code2 < 48 || code2 > 57) return;
				second = (code1 - 48) * 10 + (code2 - 48);
			}
			let yearDigit1 = date.charCodeAt(20);
			if (yearDigit1 < 48 || yearDigit1 > 57) return;
			let yearDigit2 = date.charCodeAt(21);
			if (yearDigit2 < 48 || yearDigit2 > 57) return;
			let yearDigit3 = date.charCodeAt(22);
			if (yearDigit3 < 48 || yearDigit3 > 57) return;
			let yearDigit4 = date.charCodeAt(23);
			if (yearDigit4 < 48 || yearDigit4 > 57) return;
			return makeDate((yearDigit1 - 48) * 1e3 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48), monthIdx, day, hour, minute, second, weekday);
		}
		function parseRfc850Date(date) {
			let commaIndex = -1, weekday = -1;
			if (date[0] === "S") {
				if (date[1] === "u" && date[2] === "n" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
					weekday = 0;
					commaIndex = 6;
				} else if (date[1] === "a" && date[2] === "t" && date[3] === "u" && date[4] === "r" && date[5] === "d" && date[6] === "a" && date[7] === "y") {
					weekday = 6;
					commaIndex = 8;
				}
			} else if (date[0] === "M" && date[1] === "o" && date[2] === "n" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
				weekday = 1;
				commaIndex = 6;
			} else if (date[0] === "T") {
				if (date[1] === "u" && date[2] === "e" && date[3] === "s" && date[4] === "d" && date[5] === "a" && date[6] === "y") {
					weekday = 2;
					commaIndex = 7;
				} else if (date[1] === "h" && date[2] === "u" && date[3] === "r" && date[4] === "s" && date[5] === "d" && date[6] === "a" && date[7] === "y") {
					weekday = 4;
					commaIndex = 8;
				}
			} else if (date[0] === "W" && date[1] === "e" && date[2] === "d" && date[3] === "n" && date[4] === "e" && date[5] === "s" && date[6] === "d" && date[7] === "a" && date[8] === "y") {
				weekday = 3;
				commaIndex = 9;
			} else if (date[0] === "F" && date[1] === "r" && date[2] === "i" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
				weekday = 5;
				commaIndex = 6;
			} else return;
			if (date[commaIndex] !== "," || date.length - commaIndex - 1 != 23 || date[commaIndex + 1] !== " " || date[commaIndex + 4] !== "-" || date[commaIndex + 8] !== "-" || date[commaIndex + 11] !== " " || date[commaIndex + 14] !== ":" || date[commaIndex + 17] !== ":" || date[commaIndex + 20] !== " " || date[commaIndex + 21] !== "G" || date[commaIndex + 22] !== "M" || date[commaIndex + 23] !== "T") return;
			let day = 0;
			if (date[commaIndex + 2] === "0") {
				let code = date.charCodeAt(commaIndex + 3);
				if (code < 49 || code > 57) return;
				day = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 2);
				if (code1 < 49 || code1 > 51) return;
				let code2 = date.charCodeAt(commaIndex + 3);
				if (code2 < 48 || code2 > 57) return;
				day = (code1 - 48) * 10 + (code2 - 48);
			}
			let monthIdx = -1;
			if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "n") monthIdx = 0;
			else if (date[commaIndex + 5] === "F" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "b") monthIdx = 1;
			else if (date[commaIndex + 5] === "M" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "r") monthIdx = 2;
			else if (date[commaIndex + 5] === "A" && date[commaIndex + 6] === "p" && date[commaIndex + 7] === "r") monthIdx = 3;
			else if (date[commaIndex + 5] === "M" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "y") monthIdx = 4;
			else if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "n") monthIdx = 5;
			else if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "l") monthIdx = 6;
			else if (date[commaIndex + 5] === "A" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "g") monthIdx = 7;
			else if (date[commaIndex + 5] === "S" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "p") monthIdx = 8;
			else if (date[commaIndex + 5] === "O" && date[commaIndex + 6] === "c" && date[commaIndex + 7] === "t") monthIdx = 9;
			else if (date[commaIndex + 5] === "N" && date[commaIndex + 6] === "o" && date[commaIndex + 7] === "v") monthIdx = 10;
			else if (date[commaIndex + 5] === "D" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "c") monthIdx = 11;
			else return;
			let yearDigit1 = date.charCodeAt(commaIndex + 9);
			if (yearDigit1 < 48 || yearDigit1 > 57) return;
			let yearDigit2 = date.charCodeAt(commaIndex + 10);
			if (yearDigit2 < 48 || yearDigit2 > 57) return;
			let year = (yearDigit1 - 48) * 10 + (yearDigit2 - 48);
			year += year < 70 ? 2e3 : 1900;
			let hour = 0;
			if (date[commaIndex + 12] === "0") {
				let code = date.charCodeAt(commaIndex + 13);
				if (code < 48 || code > 57) return;
				hour = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 12);
				if (code1 < 48 || code1 > 50) return;
				let code2 = date.charCodeAt(commaIndex + 13);
				if (code2 < 48 || code2 > 57) return;
				if (code1 === 50 && code2 > 51) return;
				hour = (code1 - 48) * 10 + (code2 - 48);
			}
			let minute = 0;
			if (date[commaIndex + 15] === "0") {
				let code = date.charCodeAt(commaIndex + 16);
				if (code < 48 || code > 57) return;
				minute = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 15);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(commaIndex + 16);
				if (code2 < 48 || code2 > 57) return;
				minute = (code1 - 48) * 10 + (code2 - 48);
			}
			let second = 0;
			if (date[commaIndex + 18] === "0") {
				let code = date.charCodeAt(commaIndex + 19);
				if (code < 48 || code > 57) return;
				second = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 18);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(commaIndex + 19);
				if (code2 < 48 || code2 > 57) return;
				second = (code1 - 48) * 10 + (code2 - 48);
			}
			return makeDate(year, monthIdx, day, hour, minute, second, weekday);
		}
		module.exports = { parseHttpDate };
	}),
	9634: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { kConstruct } = __webpack_require__(6443), { urlEquals, getFieldValues } = __webpack_require__(6798), { kEnumerableProperty, isDisturbed } = __webpack_require__(3440), { webidl } = __webpack_require__(7879), { cloneResponse, fromInnerResponse, getResponseState } = __webpack_require__(9051), { Request, fromInnerRequest, getRequestState } = __webpack_require__(9967), { fetching } = __webpack_require__(4398), { urlIsHttpHttpsScheme, readAllBytes } = __webpack_require__(3168), { createDeferredPromise } = __webpack_require__(6436);
		class Cache {
			#relevantRequestResponseList;
			constructor() {
				arguments[0] !== kConstruct && webidl.illegalConstructor();
				webidl.util.markAsUncloneable(this);
				this.#relevantRequestResponseList = arguments[1];
			}
			async match(request, options = {}) {
				webidl.brandCheck(this, Cache);
				let prefix = "Cache.match";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				let p = this.#internalMatchAll(request, options, 1);
				if (p.length === 0) return;
				return p[0];
			}
			async matchAll(request = void 0, options = {}) {
				webidl.brandCheck(this, Cache);
				request !== void 0 && (request = webidl.converters.RequestInfo(request));
				options = webidl.converters.CacheQueryOptions(options, "Cache.matchAll", "options");
				return this.#internalMatchAll(request, options);
			}
			async add(request) {
				webidl.brandCheck(this, Cache);
				webidl.argumentLengthCheck(arguments, 1, "Cache.add");
				request = webidl.converters.RequestInfo(request);
				let requests = [request];
				return await this.addAll(requests);
			}
			async addAll(requests) {
				webidl.brandCheck(this, Cache);
				let prefix = "Cache.addAll";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				let responsePromises = [], requestList = [];
				for (let request of requests) {
					if (request === void 0) throw webidl.errors.conversionFailed({
						prefix,
						argument: "Argument 1",
						types: ["undefined is not allowed"]
					});
					request = webidl.converters.RequestInfo(request);
					if (typeof request == "string") continue;
					let r = getRequestState(request);
					if (!urlIsHttpHttpsScheme(r.url) || r.method !== "GET") throw webidl.errors.exception({
						header: prefix,
						message: "Expected http/s scheme when method is not GET."
					});
				}
				let fetchControllers = [];
				for (let request of requests) {
					let r = getRequestState(new Request(request));
					if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
						header: prefix,
						message: "Expected http/s scheme."
					});
					r.initiator = "fetch";
					r.destination = "subresource";
					requestList.push(r);
					let responsePromise = createDeferredPromise();
					fetchControllers.push(fetching({
						request: r,
						processResponse(response) {
							if (response.type === "error" || response.status === 206 || response.status < 200 || response.status > 299) responsePromise.reject(webidl.errors.exception({
								header: "Cache.addAll",
								message: "Received an invalid status code or the request failed."
							}));
							else if (response.headersList.contains("vary")) {
								let fieldValues = getFieldValues(response.headersList.get("vary"));
								for (let fieldValue of fieldValues) if (fieldValue === "*") {
									responsePromise.reject(webidl.errors.exception({
										header: "Cache.addAll",
										message: "invalid vary field value"
									}));
									for (let controller of fetchControllers) controller.abort();
									return;
								}
							}
						},
						processResponseEndOfBody(response) {
							if (response.aborted) {
								responsePromise.reject(new DOMException("aborted", "AbortError"));
								return;
							}
							responsePromise.resolve(response);
						}
					}));
					responsePromises.push(responsePromise.promise);
				}
				let responses = await Promise.all(responsePromises), operations = [], index = 0;
				for (let response of responses) {
					let operation = {
						type: "put",
						request: requestList[index],
						response
					};
					operations.push(operation);
					index++;
				}
				let cacheJobPromise = createDeferredPromise(), errorData = null;
				try {
					this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					errorData === null ? cacheJobPromise.resolve(void 0) : cacheJobPromise.reject(errorData);
				});
				return cacheJobPromise.promise;
			}
			async put(request, response) {
				webidl.brandCheck(this, Cache);
				let prefix = "Cache.put";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				request = webidl.converters.RequestInfo(request);
				response = webidl.converters.Response(response, prefix, "response");
				let innerRequest = null;
				innerRequest = webidl.is.Request(request) ? getRequestState(request) : getRequestState(new Request(request));
				if (!urlIsHttpHttpsScheme(innerRequest.url) || innerRequest.method !== "GET") throw webidl.errors.exception({
					header: prefix,
					message: "Expected an http/s scheme when method is not GET"
				});
				let innerResponse = getResponseState(response);
				if (innerResponse.status === 206) throw webidl.errors.exception({
					header: prefix,
					message: "Got 206 status"
				});
				if (innerResponse.headersList.contains("vary")) {
					let fieldValues = getFieldValues(innerResponse.headersList.get("vary"));
					for (let fieldValue of fieldValues) if (fieldValue === "*") throw webidl.errors.exception({
						header: prefix,
						message: "Got * vary field value"
					});
				}
				if (innerResponse.body && (isDisturbed(innerResponse.body.stream) || innerResponse.body.stream.locked)) throw webidl.errors.exception({
					header: prefix,
					message: "Response body is locked or disturbed"
				});
				let clonedResponse = cloneResponse(innerResponse), bodyReadPromise = createDeferredPromise();
				if (innerResponse.body != null) {
					let reader = innerResponse.body.stream.getReader();
					readAllBytes(reader, bodyReadPromise.resolve, bodyReadPromise.reject);
				} else bodyReadPromise.resolve(void 0);
				let operations = [], operation = {
					type: "put",
					request: innerRequest,
					response: clonedResponse
				};
				operations.push(operation);
				let bytes = await bodyReadPromise.promise;
				clonedResponse.body != null && (clonedResponse.body.source = bytes);
				let cacheJobPromise = createDeferredPromise(), errorData = null;
				try {
					this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					errorData === null ? cacheJobPromise.resolve() : cacheJobPromise.reject(errorData);
				});
				return cacheJobPromise.promise;
			}
			async delete(request, options = {}) {
				webidl.brandCheck(this, Cache);
				let prefix = "Cache.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				let r = null;
				if (webidl.is.Request(request)) {
					r = getRequestState(request);
					if (r.method !== "GET" && !options.ignoreMethod) return !1;
				} else {
					assert(typeof request == "string");
					r = getRequestState(new Request(request));
				}
				let operations = [], operation = {
					type: "delete",
					request: r,
					options
				};
				operations.push(operation);
				let cacheJobPromise = createDeferredPromise(), errorData = null, requestResponses;
				try {
					requestResponses = this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					errorData === null ? cacheJobPromise.resolve(!!requestResponses?.length) : cacheJobPromise.reject(errorData);
				});
				return cacheJobPromise.promise;
			}
			async keys(request = void 0, options = {}) {
				webidl.brandCheck(this, Cache);
				request !== void 0 && (request = webidl.converters.RequestInfo(request));
				options = webidl.converters.CacheQueryOptions(options, "Cache.keys", "options");
				let r = null;
				if (request !== void 0) {
					if (webidl.is.Request(request)) {
						r = getRequestState(request);
						if (r.method !== "GET" && !options.ignoreMethod) return [];
					} else typeof request == "string" && (r = getRequestState(new Request(request)));
				}
				let promise = createDeferredPromise(), requests = [];
				if (request === void 0) for (let requestResponse of this.#relevantRequestResponseList) requests.push(requestResponse[0]);
				else {
					let requestResponses = this.#queryCache(r, options);
					for (let requestResponse of requestResponses) requests.push(requestResponse[0]);
				}
				queueMicrotask(() => {
					let requestList = [];
					for (let request of requests) {
						let requestObject = fromInnerRequest(request, void 0, new AbortController().signal, "immutable");
						requestList.push(requestObject);
					}
					promise.resolve(Object.freeze(requestList));
				});
				return promise.promise;
			}
			#batchCacheOperations(operations) {
				let cache = this.#relevantRequestResponseList, backupCache = [...cache], addedItems = [], resultList = [];
				try {
					for (let operation of operations) {
						if (operation.type !== "delete" && operation.type !== "put") throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "operation type does not match \"delete\" or \"put\""
						});
						if (operation.type === "delete" && operation.response != null) throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "delete operation should not have an associated response"
						});
						if (this.#queryCache(operation.request, operation.options, addedItems).length) throw new DOMException("???", "InvalidStateError");
						let requestResponses;
						if (operation.type === "delete") {
							requestResponses = this.#queryCache(operation.request, operation.options);
							if (requestResponses.length === 0) return [];
							for (let requestResponse of requestResponses) {
								let idx = cache.indexOf(requestResponse);
								assert(idx !== -1);
								cache.splice(idx, 1);
							}
						} else if (operation.type === "put") {
							if (operation.response == null) throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "put operation should have an associated response"
							});
							let r = operation.request;
							if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "expected http or https scheme"
							});
							if (r.method !== "GET") throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "not get method"
							});
							if (operation.options != null) throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "options must not be defined"
							});
							requestResponses = this.#queryCache(operation.request);
							for (let requestResponse of requestResponses) {
								let idx = cache.indexOf(requestResponse);
								assert(idx !== -1);
								cache.splice(idx, 1);
							}
							cache.push([operation.request, operation.response]);
							addedItems.push([operation.request, operation.response]);
						}
						resultList.push([operation.request, operation.response]);
					}
					return resultList;
				} catch (e) {
					this.#relevantRequestResponseList.length = 0;
					this.#relevantRequestResponseList = backupCache;
					throw e;
				}
			}
			#queryCache(requestQuery, options, targetStorage) {
				let resultList = [], storage = targetStorage ?? this.#relevantRequestResponseList;
				for (let requestResponse of storage) {
					let [cachedRequest, cachedResponse] = requestResponse;
					this.#requestMatchesCachedItem(requestQuery, cachedRequest, cachedResponse, options) && resultList.push(requestResponse);
				}
				return resultList;
			}
			#requestMatchesCachedItem(requestQuery, request, response = null, options) {
				let queryURL = new URL(requestQuery.url), cachedURL = new URL(request.url);
				if (options?.ignoreSearch) {
					cachedURL.search = "";
					queryURL.search = "";
				}
				if (!urlEquals(queryURL, cachedURL, !0)) return !1;
				if (response == null || options?.ignoreVary || !response.headersList.contains("vary")) return !0;
				let fieldValues = getFieldValues(response.headersList.get("vary"));
				for (let fieldValue of fieldValues) {
					if (fieldValue === "*") return !1;
					if (request.headersList.get(fieldValue) !== requestQuery.headersList.get(fieldValue)) return !1;
				}
				return !0;
			}
			#internalMatchAll(request, options, maxResponses = Infinity) {
				let r = null;
				if (request !== void 0) {
					if (webidl.is.Request(request)) {
						r = getRequestState(request);
						if (r.method !== "GET" && !options.ignoreMethod) return [];
					} else typeof request == "string" && (r = getRequestState(new Request(request)));
				}
				let responses = [];
				if (request === void 0) for (let requestResponse of this.#relevantRequestResponseList) responses.push(requestResponse[1]);
				else {
					let requestResponses = this.#queryCache(r, options);
					for (let requestResponse of requestResponses) responses.push(requestResponse[1]);
				}
				let responseList = [];
				for (let response of responses) {
					let responseObject = fromInnerResponse(cloneResponse(response), "immutable");
					responseList.push(responseObject);
					if (responseList.length >= maxResponses) break;
				}
				return Object.freeze(responseList);
			}
		}
		Object.defineProperties(Cache.prototype, {
			[Symbol.toStringTag]: {
				value: "Cache",
				configurable: !0
			},
			match: kEnumerableProperty,
			matchAll: kEnumerableProperty,
			add: kEnumerableProperty,
			addAll: kEnumerableProperty,
			put: kEnumerableProperty,
			delete: kEnumerableProperty,
			keys: kEnumerableProperty
		});
		let cacheQueryOptionConverters = [
			{
				key: "ignoreSearch",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "ignoreMethod",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "ignoreVary",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			}
		];
		webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters);
		webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([...cacheQueryOptionConverters, {
			key: "cacheName",
			converter: webidl.converters.DOMString
		}]);
		webidl.converters.Response = webidl.interfaceConverter(webidl.is.Response, "Response");
		webidl.converters["sequence<RequestInfo>"] = webidl.sequenceConverter(webidl.converters.RequestInfo);
		module.exports = { Cache };
	}),
	3245: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Cache } = __webpack_require__(9634), { webidl } = __webpack_require__(7879), { kEnumerableProperty } = __webpack_require__(3440), { kConstruct } = __webpack_require__(6443);
		class CacheStorage {
			#caches = new Map();
			constructor() {
				arguments[0] !== kConstruct && webidl.illegalConstructor();
				webidl.util.markAsUncloneable(this);
			}
			async match(request, options = {}) {
				webidl.brandCheck(this, CacheStorage);
				webidl.argumentLengthCheck(arguments, 1, "CacheStorage.match");
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.MultiCacheQueryOptions(options);
				if (options.cacheName != null) {
					if (this.#caches.has(options.cacheName)) {
						let cacheList = this.#caches.get(options.cacheName);
						return await new Cache(kConstruct, cacheList).match(request, options);
					}
				} else for (let cacheList of this.#caches.values()) {
					let response = await new Cache(kConstruct, cacheList).match(request, options);
					if (response !== void 0) return response;
				}
			}
			async has(cacheName) {
				webidl.brandCheck(this, CacheStorage);
				let prefix = "CacheStorage.has";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				return this.#caches.has(cacheName);
			}
			async open(cacheName) {
				webidl.brandCheck(this, CacheStorage);
				let prefix = "CacheStorage.open";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				if (this.#caches.has(cacheName)) {
					let cache = this.#caches.get(cacheName);
					return new Cache(kConstruct, cache);
				}
				let cache = [];
				this.#caches.set(cacheName, cache);
				return new Cache(kConstruct, cache);
			}
			async delete(cacheName) {
				webidl.brandCheck(this, CacheStorage);
				let prefix = "CacheStorage.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				return this.#caches.delete(cacheName);
			}
			async keys() {
				webidl.brandCheck(this, CacheStorage);
				return [...this.#caches.keys()];
			}
		}
		Object.defineProperties(CacheStorage.prototype, {
			[Symbol.toStringTag]: {
				value: "CacheStorage",
				configurable: !0
			},
			match: kEnumerableProperty,
			has: kEnumerableProperty,
			open: kEnumerableProperty,
			delete: kEnumerableProperty,
			keys: kEnumerableProperty
		});
		module.exports = { CacheStorage };
	}),
	6798: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { URLSerializer } = __webpack_require__(1900), { isValidHeaderName } = __webpack_require__(3168);
		function urlEquals(A, B, excludeFragment = !1) {
			return URLSerializer(A, excludeFragment) === URLSerializer(B, excludeFragment);
		}
		function getFieldValues(header) {
			assert(header !== null);
			let values = [];
			for (let value of header.split(",")) {
				value = value.trim();
				isValidHeaderName(value) && values.push(value);
			}
			return values;
		}
		module.exports = {
			urlEquals,
			getFieldValues
		};
	}),
	1276: ((module) => {
		module.exports = {
			maxAttributeValueSize: 1024,
			maxNameValuePairSize: 4096
		};
	}),
	9061: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { parseSetCookie } = __webpack_require__(1978), { stringify } = __webpack_require__(7797), { webidl } = __webpack_require__(7879), { Headers } = __webpack_require__(660), brandChecks = webidl.brandCheckMultiple([Headers, globalThis.Headers].filter(Boolean));
		function getCookies(headers) {
			webidl.argumentLengthCheck(arguments, 1, "getCookies");
			brandChecks(headers);
			let cookie = headers.get("cookie"), out = { __proto__: null };
			if (!cookie) return out;
			for (let piece of cookie.split(";")) {
				let [name, ...value] = piece.split("=");
				out[name.trim()] = value.join("=");
			}
			return out;
		}
		function deleteCookie(headers, name, attributes) {
			brandChecks(headers);
			let prefix = "deleteCookie";
			webidl.argumentLengthCheck(arguments, 2, prefix);
			name = webidl.converters.DOMString(name, prefix, "name");
			attributes = webidl.converters.DeleteCookieAttributes(attributes);
			setCookie(headers, {
				name,
				value: "",
				expires: new Date(0),
				...attributes
			});
		}
		function getSetCookies(headers) {
			webidl.argumentLengthCheck(arguments, 1, "getSetCookies");
			brandChecks(headers);
			let cookies = headers.getSetCookie();
			if (!cookies) return [];
			return cookies.map((pair) => parseSetCookie(pair));
		}
		function parseCookie(cookie) {
			cookie = webidl.converters.DOMString(cookie);
			return parseSetCookie(cookie);
		}
		function setCookie(headers, cookie) {
			webidl.argumentLengthCheck(arguments, 2, "setCookie");
			brandChecks(headers);
			cookie = webidl.converters.Cookie(cookie);
			let str = stringify(cookie);
			str && headers.append("set-cookie", str, !0);
		}
		webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "path",
			defaultValue: () => null
		}, {
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		}]);
		webidl.converters.Cookie = webidl.dictionaryConverter([
			{
				converter: webidl.converters.DOMString,
				key: "name"
			},
			{
				converter: webidl.converters.DOMString,
				key: "value"
			},
			{
				converter: webidl.nullableConverter((value) => {
					if (typeof value == "number") return webidl.converters["unsigned long long"](value);
					return new Date(value);
				}),
				key: "expires",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters["long long"]),
				key: "maxAge",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.DOMString),
				key: "domain",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.DOMString),
				key: "path",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.boolean),
				key: "secure",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.boolean),
				key: "httpOnly",
				defaultValue: () => null
			},
			{
				converter: webidl.converters.USVString,
				key: "sameSite",
				allowedValues: [
					"Strict",
					"Lax",
					"None"
				]
			},
			{
				converter: webidl.sequenceConverter(webidl.converters.DOMString),
				key: "unparsed",
				defaultValue: () => []
			}
		]);
		module.exports = {
			getCookies,
			deleteCookie,
			getSetCookies,
			setCookie,
			parseCookie
		};
	}),
	1978: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { collectASequenceOfCodePointsFast } = __webpack_require__(8116), { maxNameValuePairSize, maxAttributeValueSize } = __webpack_require__(1276), { isCTLExcludingHtab } = __webpack_require__(7797), assert = __webpack_require__(4589);
		function parseSetCookie(header) {
			if (isCTLExcludingHtab(header)) return null;
			let nameValuePair = "", unparsedAttributes = "", name = "", value = "";
			if (header.includes(";")) {
				let position = { position: 0 };
				nameValuePair = collectASequenceOfCodePointsFast(";", header, position);
				unparsedAttributes = header.slice(position.position);
			} else nameValuePair = header;
			if (!nameValuePair.includes("=")) value = nameValuePair;
			else {
				let position = { position: 0 };
				name = collectASequenceOfCodePointsFast("=", nameValuePair, position);
				value = nameValuePair.slice(position.position + 1);
			}
			name = name.trim();
			value = value.trim();
			if (name.length + value.length > maxNameValuePairSize) return null;
			return {
				name,
				value,
				...parseUnparsedAttributes(unparsedAttributes)
			};
		}
		function parseUnparsedAttributes(unparsedAttributes, cookieAttributeList = {}) {
			for (;;) {
				if (unparsedAttributes.length === 0) return cookieAttributeList;
				assert(unparsedAttributes[0] === ";");
				unparsedAttributes = unparsedAttributes.slice(1);
				let cookieAv = "";
				if (unparsedAttributes.includes(";")) {
					cookieAv = collectASequenceOfCodePointsFast(";", unparsedAttributes, { position: 0 });
					unparsedAttributes = unparsedAttributes.slice(cookieAv.length);
				} else {
					cookieAv = unparsedAttributes;
					unparsedAttributes = "";
				}
				let attributeName = "", attributeValue = "";
				if (cookieAv.includes("=")) {
					let position = { position: 0 };
					attributeName = collectASequenceOfCodePointsFast("=", cookieAv, position);
					attributeValue = cookieAv.slice(position.position + 1);
				} else attributeName = cookieAv;
				attributeName = attributeName.trim();
				attributeValue = attributeValue.trim();
				if (attributeValue.length > maxAttributeValueSize) continue;
				let attributeNameLowercase = attributeName.toLowerCase();
				if (attributeNameLowercase === "expires") cookieAttributeList.expires = new Date(attributeValue);
				else if (attributeNameLowercase === "max-age") {
					let charCode = attributeValue.charCodeAt(0);
					if ((charCode < 48 || charCode > 57) && attributeValue[0] !== "-") continue;
					if (!/^\d+$/.test(attributeValue)) continue;
					cookieAttributeList.maxAge = Number(attributeValue);
				} else if (attributeNameLowercase === "domain") {
					let cookieDomain = attributeValue;
					cookieDomain[0] === "." && (cookieDomain = cookieDomain.slice(1));
					cookieDomain = cookieDomain.toLowerCase();
					cookieAttributeList.domain = cookieDomain;
				} else if (attributeNameLowercase === "path") {
					let cookiePath = "";
					cookiePath = attributeValue.length === 0 || attributeValue[0] !== "/" ? "/" : attributeValue;
					cookieAttributeList.path = cookiePath;
				} else if (attributeNameLowercase === "secure") cookieAttributeList.secure = !0;
				else if (attributeNameLowercase === "httponly") cookieAttributeList.httpOnly = !0;
				else if (attributeNameLowercase === "samesite") {
					let attributeValueLowercase = attributeValue.toLowerCase();
					attributeValueLowercase === "none" ? cookieAttributeList.sameSite = "None" : attributeValueLowercase === "strict" ? cookieAttributeList.sameSite = "Strict" : attributeValueLowercase === "lax" && (cookieAttributeList.sameSite = "Lax");
				} else {
					cookieAttributeList.unparsed ??= [];
					cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`);
				}
			}
		}
		module.exports = {
			parseSetCookie,
			parseUnparsedAttributes
		};
	}),
	7797: ((module) => {
		function isCTLExcludingHtab(value) {
			for (let i = 0; i < value.length; ++i) {
				let code = value.charCodeAt(i);
				if (code >= 0 && code <= 8 || code >= 10 && code <= 31 || code === 127) return !0;
			}
			return !1;
		}
		function validateCookieName(name) {
			for (let i = 0; i < name.length; ++i) {
				let code = name.charCodeAt(i);
				if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 60 || code === 62 || code === 64 || code === 44 || code === 59 || code === 58 || code === 92 || code === 47 || code === 91 || code === 93 || code === 63 || code === 61 || code === 123 || code === 125) throw Error("Invalid cookie name");
			}
		}
		function validateCookieValue(value) {
			let len = value.length, i = 0;
			if (value[0] === "\"") {
				if (len === 1 || value[len - 1] !== "\"") throw Error("Invalid cookie value");
				--len;
				++i;
			}
			for (; i < len;) {
				let code = value.charCodeAt(i++);
				if (code < 33 || code > 126 || code === 34 || code === 44 || code === 59 || code === 92) throw Error("Invalid cookie value");
			}
		}
		function validateCookiePath(path) {
			for (let i = 0; i < path.length; ++i) {
				let code = path.charCodeAt(i);
				if (code < 32 || code > 126 || code === 59) throw Error("Invalid cookie path");
			}
		}
		function isLetterOrDigit(code) {
			return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
		}
		function validateCookieDomain(domain) {
			if (domain === " ") return;
			if (domain.length > 255) throw Error("Invalid cookie domain");
			let labelLength = 0;
			for (let i = 0; i < domain.length; ++i) {
				let code = domain.charCodeAt(i);
				if (code === 46) {
					if (labelLength === 0) throw Error("Invalid cookie domain");
					if (domain.charCodeAt(i - 1) === 45) throw Error("Invalid cookie domain");
					labelLength = 0;
					continue;
				}
				if (labelLength === 0 && !isLetterOrDigit(code)) throw Error("Invalid cookie domain");
				if (!isLetterOrDigit(code) && code !== 45) throw Error("Invalid cookie domain");
				if (++labelLength > 63) throw Error("Invalid cookie domain");
			}
			if (labelLength === 0 || domain.charCodeAt(domain.length - 1) === 45) throw Error("Invalid cookie domain");
		}
		let IMFDays = [
			"Sun",
			"Mon",
			"Tue",
			"Wed",
			"Thu",
			"Fri",
			"Sat"
		], IMFMonths = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		], IMFPaddedNumbers = Array(61).fill(0).map((_, i) => i.toString().padStart(2, "0"));
		function toIMFDate(date) {
			typeof date == "number" && (date = new Date(date));
			return `${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`;
		}
		function validateCookieMaxAge(maxAge) {
			if (maxAge < 0) throw Error("Invalid cookie max-age");
		}
		function stringify(cookie) {
			if (cookie.name.length === 0) return null;
			validateCookieName(cookie.name);
			validateCookieValue(cookie.value);
			let out = [`${cookie.name}=${cookie.value}`];
			cookie.name.startsWith("__Secure-") && (cookie.secure = !0);
			if (cookie.name.startsWith("__Host-")) {
				cookie.secure = !0;
				cookie.domain = null;
				cookie.path = "/";
			}
			cookie.secure && out.push("Secure");
			cookie.httpOnly && out.push("HttpOnly");
			if (typeof cookie.maxAge == "number") {
				validateCookieMaxAge(cookie.maxAge);
				out.push(`Max-Age=${cookie.maxAge}`);
			}
			if (cookie.domain) {
				validateCookieDomain(cookie.domain);
				out.push(`Domain=${cookie.domain}`);
			}
			if (cookie.path) {
				validateCookiePath(cookie.path);
				out.push(`Path=${cookie.path}`);
			}
			if (cookie.expires != null) {
				let expiresMs = cookie.expires instanceof Date ? cookie.expires.getTime() : cookie.expires;
				typeof expiresMs == "number" && Number.isFinite(expiresMs) && Math.abs(expiresMs) <= 864e13 && out.push(`Expires=${toIMFDate(cookie.expires)}`);
			}
			cookie.sameSite && out.push(`SameSite=${cookie.sameSite}`);
			for (let part of cookie.unparsed) {
				if (!part.includes("=")) throw Error("Invalid unparsed");
				let [key, ...value] = part.split("="), trimmedKey = key.trim(), joinedValue = value.join("=");
				validateCookieName(trimmedKey);
				validateCookieValue(joinedValue);
				out.push(`${trimmedKey}=${joinedValue}`);
			}
			return out.join("; ");
		}
		module.exports = {
			isCTLExcludingHtab,
			validateCookieName,
			validateCookiePath,
			validateCookieValue,
			toIMFDate,
			stringify
		};
	}),
	4031: ((module, __unused_webpack_exports, __webpack_require__) => {
		let buffer = __webpack_require__(4573), { Transform } = __webpack_require__(7075), { isASCIINumber, isValidLastEventId } = __webpack_require__(4811), BOM = [
			239,
			187,
			191
		], defaultMaxEventSize = buffer.kStringMaxLength, DATA = Buffer.from("data"), EVENT = Buffer.from("event"), ID = Buffer.from("id"), RETRY = Buffer.from("retry");
		function isASCIINumberBytes(buffer, start) {
			if (start >= buffer.length) return !1;
			for (let i = start; i < buffer.length; i++) if (buffer[i] < 48 || buffer[i] > 57) return !1;
			return !0;
		}
		function isValidLastEventIdBytes(buffer, start) {
			for (let i = start; i < buffer.length; i++) if (buffer[i] === 0) return !1;
			return !0;
		}
		function isFieldName(line, length, field) {
			if (length !== field.length) return !1;
			for (let i = 0; i < length; i++) if (line[i] !== field[i]) return !1;
			return !0;
		}
		function createMaxEventSizeExceededError() {
			let error = Error("EventSource message size exceeded");
			error.aborted = !1;
			return error;
		}
		class EventSourceStream extends Transform {
			state;
			checkBOM = !0;
			crlfCheck = !1;
			eventEndCheck = !1;
			chunks = [];
			chunkIndex = 0;
			pos = 0;
			lineChunkIndex = 0;
			linePos = 0;
			lineLength = 0;
			eventSize = 0;
			eventFieldSizes = {
				data: 0,
				event: 0,
				id: 0,
				retry: 0
			};
			dataLineCount = 0;
			maxEventSize;
			maxDataLines;
			maxBufferedChunks;
			event = {
				data: void 0,
				event: void 0,
				id: void 0,
				retry: void 0
			};
			constructor(options = {}) {
				options.readableObjectMode = !0;
				super(options);
				this.state = options.eventSourceSettings || {};
				this.maxEventSize = options.maxEventSize ?? defaultMaxEventSize;
				let parserItemLimit = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
				this.maxDataLines = parserItemLimit;
				this.maxBufferedChunks = parserItemLimit;
				options.push && (this.push = options.push);
			}
			_transform(chunk, _encoding, callback) {
				if (chunk.length === 0) {
					callback();
					return;
				}
				if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && chunk[0] !== 10 && chunk[0] !== 13) {
					callback(createMaxEventSizeExceededError());
					return;
				}
				this.chunks.push(chunk);
				if (this.checkBOM && this.handleBOM()) {
					callback();
					return;
				}
				for (; this.hasCurrentByte();) {
					let byte = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (byte === 10) {
								this.crlfCheck = !1;
								this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = !1;
						}
						if (byte === 10 || byte === 13) {
							byte === 13 && (this.crlfCheck = !0);
							this.consumeCurrentByte();
							this.hasPendingEvent() && this.processEvent(this.event);
							this.clearEvent();
							continue;
						}
						this.eventEndCheck = !1;
						continue;
					}
					if (byte === 10 || byte === 13) {
						byte === 13 && (this.crlfCheck = !0);
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (error) {
							callback(error);
							return;
						}
						this.consumeCurrentByte();
						this.eventEndCheck = !0;
						continue;
					}
					if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
						callback(createMaxEventSizeExceededError());
						return;
					}
					this.advanceCursor();
				}
				callback();
			}
			_destroy(error, callback) {
				this.chunks.length = 0;
				this.clearEvent();
				super._destroy(error, callback);
			}
			parseLine(line, event) {
				if (line.length === 0) return;
				let colonPosition = line.indexOf(58);
				if (colonPosition === 0) return;
				let fieldLength = line.length, valueStart = line.length;
				if (colonPosition !== -1) {
					fieldLength = colonPosition;
					valueStart = colonPosition + 1;
					line[valueStart] === 32 && ++valueStart;
				}
				if (isFieldName(line, fieldLength, DATA)) {
					if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
					let valueBytes = line.length - valueStart, dataSize = this.eventFieldSizes.data + (event.data === void 0 ? 0 : 1) + valueBytes;
					this.setEventFieldSize("data", dataSize);
					let value = line.toString("utf8", valueStart);
					event.data === void 0 ? event.data = value : event.data += `\n${value}`;
					this.dataLineCount++;
					return;
				}
				if (isFieldName(line, fieldLength, RETRY)) {
					if (isASCIINumberBytes(line, valueStart)) {
						this.setEventFieldSize("retry", line.length - valueStart);
						event.retry = line.toString("utf8", valueStart);
					}
					return;
				}
				if (isFieldName(line, fieldLength, ID)) {
					if (isValidLastEventIdBytes(line, valueStart)) {
						this.setEventFieldSize("id", line.length - valueStart);
						event.id = line.toString("utf8", valueStart);
					}
					return;
				}
				if (isFieldName(line, fieldLength, EVENT) && valueStart < line.length) {
					this.setEventFieldSize("event", line.length - valueStart);
					event.event = line.toString("utf8", valueStart);
				}
			}
			setEventFieldSize(field, size) {
				let eventSize = this.eventSize - this.eventFieldSizes[field] + size;
				if (this.maxEventSize > 0 && eventSize > this.maxEventSize) throw createMaxEventSizeExceededError();
				this.eventSize = eventSize;
				this.eventFieldSizes[field] = size;
			}
			processEvent(event) {
				event.retry && isASCIINumber(event.retry) && (this.state.reconnectionTime = parseInt(event.retry, 10));
				event.id !== void 0 && isValidLastEventId(event.id) && (this.state.lastEventId = event.id);
				event.data !== void 0 && this.push({
					type: event.event || "message",
					options: {
						data: event.data,
						lastEventId: this.state.lastEventId,
						origin: this.state.origin
					}
				});
			}
			clearEvent() {
				this.event.data = void 0;
				this.event.event = void 0;
				this.event.id = void 0;
				this.event.retry = void 0;
				this.eventSize = 0;
				this.dataLineCount = 0;
				this.eventFieldSizes.data = 0;
				this.eventFieldSizes.event = 0;
				this.eventFieldSizes.id = 0;
				this.eventFieldSizes.retry = 0;
			}
			hasPendingEvent() {
				return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
			}
			hasCurrentByte() {
				return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
			}
			currentByte() {
				return this.chunks[this.chunkIndex][this.pos];
			}
			consumeCurrentByte() {
				this.advanceCursor();
				this.syncLineStartToCursor();
			}
			advanceCursor() {
				this.pos++;
				for (; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) {
					this.chunkIndex++;
					this.pos = 0;
				}
			}
			syncLineStartToCursor() {
				this.lineChunkIndex = this.chunkIndex;
				this.linePos = this.pos;
				this.lineLength = 0;
				this.dropConsumedChunks();
			}
			dropConsumedChunks() {
				if (this.lineChunkIndex > 0) {
					let consumed = this.lineChunkIndex;
					this.chunks.splice(0, consumed);
					this.lineChunkIndex = 0;
					this.chunkIndex -= consumed;
				}
				if (this.chunkIndex === this.chunks.length) {
					this.chunks.length = 0;
					this.chunkIndex = 0;
					this.pos = 0;
					this.lineChunkIndex = 0;
					this.linePos = 0;
				}
			}
			readLine() {
				if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
				let chunks = [], length = 0;
				for (let i = this.lineChunkIndex; i <= this.chunkIndex; i++) {
					let chunk = this.chunks[i], start = i === this.lineChunkIndex ? this.linePos : 0, end = i === this.chunkIndex ? this.pos : chunk.length, slice = chunk.subarray(start, end);
					length += slice.length;
					chunks.push(slice);
				}
				return Buffer.concat(chunks, length);
			}
			peekBufferedByte(offset) {
				let chunkIndex = this.lineChunkIndex, pos = this.linePos;
				for (; chunkIndex < this.chunks.length;) {
					let chunk = this.chunks[chunkIndex], remaining = chunk.length - pos;
					if (offset < remaining) return chunk[pos + offset];
					offset -= remaining;
					chunkIndex++;
					pos = 0;
				}
			}
			discardLeadingBytes(count) {
				for (; count > 0 && this.lineChunkIndex < this.chunks.length;) {
					let remaining = this.chunks[this.lineChunkIndex].length - this.linePos;
					if (count < remaining) {
						this.linePos += count;
						count = 0;
					} else {
						count -= remaining;
						this.lineChunkIndex++;
						this.linePos = 0;
					}
				}
				this.chunkIndex = this.lineChunkIndex;
				this.pos = this.linePos;
				this.dropConsumedChunks();
			}
			handleBOM() {
				let first = this.peekBufferedByte(0), second = this.peekBufferedByte(1), third = this.peekBufferedByte(2);
				if (second === void 0) {
					if (first === BOM[0]) return !0;
					this.checkBOM = !1;
					return !0;
				}
				if (third === void 0) {
					if (first === BOM[0] && second === BOM[1]) return !0;
					this.checkBOM = !1;
					return !1;
				}
				first === BOM[0] && second === BOM[1] && third === BOM[2] && this.discardLeadingBytes(3);
				this.checkBOM = !1;
				return !this.hasCurrentByte();
			}
		}
		module.exports = { EventSourceStream };
	}),
	1238: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { pipeline } = __webpack_require__(7075), { fetching } = __webpack_require__(4398), { makeRequest } = __webpack_require__(9967), { webidl } = __webpack_require__(7879), { EventSourceStream } = __webpack_require__(4031), { parseMIMEType } = __webpack_require__(1900), { createFastMessageEvent } = __webpack_require__(5188), { isNetworkError } = __webpack_require__(9051), { kEnumerableProperty } = __webpack_require__(3440), { environmentSettingsObject } = __webpack_require__(3168), { getGlobalDispatcher } = __webpack_require__(2581), experimentalWarned = !1, defaultReconnectionTime = 3e3;
		class EventSource extends EventTarget {
			#events = {
				open: null,
				error: null,
				message: null
			};
			#url;
			#withCredentials = !1;
			#readyState = 0;
			#request = null;
			#controller = null;
			#dispatcher;
			#state;
			constructor(url, eventSourceInitDict = {}) {
				super();
				webidl.util.markAsUncloneable(this);
				let prefix = "EventSource constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				if (!experimentalWarned) {
					experimentalWarned = !0;
					process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
				}
				url = webidl.converters.USVString(url);
				eventSourceInitDict = webidl.converters.EventSourceInitDict(eventSourceInitDict, prefix, "eventSourceInitDict");
				this.#dispatcher = eventSourceInitDict.node.dispatcher || eventSourceInitDict.dispatcher;
				this.#state = {
					lastEventId: "",
					reconnectionTime: eventSourceInitDict.node.reconnectionTime
				};
				let settings = environmentSettingsObject, urlRecord;
				try {
					urlRecord = new URL(url, settings.settingsObject.baseUrl);
					this.#state.origin = urlRecord.origin;
				} catch (e) {
					throw new DOMException(e, "SyntaxError");
				}
				this.#url = urlRecord.href;
				let corsAttributeState = "anonymous";
				if (eventSourceInitDict.withCredentials === !0) {
					corsAttributeState = "use-credentials";
					this.#withCredentials = !0;
				}
				let initRequest = {
					redirect: "follow",
					keepalive: !0,
					mode: "cors",
					credentials: corsAttributeState === "anonymous" ? "same-origin" : "omit",
					referrer: "no-referrer"
				};
				initRequest.client = environmentSettingsObject.settingsObject;
				initRequest.headersList = [["accept", {
					name: "accept",
					value: "text/event-stream"
				}]];
				initRequest.cache = "no-store";
				initRequest.initiator = "other";
				initRequest.urlList = [new URL(this.#url)];
				this.#request = makeRequest(initRequest);
				this.#connect();
			}
			get readyState() {
				return this.#readyState;
			}
			get url() {
				return this.#url;
			}
			get withCredentials() {
				return this.#withCredentials;
			}
			#connect() {
				if (this.#readyState === 2) return;
				this.#readyState = 0;
				let fetchParams = {
					request: this.#request,
					dispatcher: this.#dispatcher
				};
				fetchParams.processResponseEndOfBody = (response) => {
					if (!isNetworkError(response)) return this.#reconnect();
				};
				fetchParams.processResponse = (response) => {
					if (isNetworkError(response)) {
						if (response.aborted) {
							this.close();
							this.dispatchEvent(new Event("error"));
							return;
						} else {
							this.#reconnect();
							return;
						}
					}
					let contentType = response.headersList.get("content-type", !0), mimeType = contentType === null ? "failure" : parseMIMEType(contentType), contentTypeValid = mimeType !== "failure" && mimeType.essence === "text/event-stream";
					if (response.status !== 200 || contentTypeValid === !1) {
						this.close();
						this.dispatchEvent(new Event("error"));
						return;
					}
					this.#readyState = 1;
					this.dispatchEvent(new Event("open"));
					this.#state.origin = response.urlList[response.urlList.length - 1].origin;
					let eventSourceStream = new EventSourceStream({
						eventSourceSettings: this.#state,
						maxEventSize: this.#dispatcher.eventSourceOptions?.maxEventSize,
						push: (event) => {
							this.dispatchEvent(createFastMessageEvent(event.type, event.options));
						}
					});
					pipeline(response.body.stream, eventSourceStream, (error) => {
						if (error?.aborted === !1) {
							this.close();
							this.dispatchEvent(new Event("error"));
						}
					});
				};
				this.#controller = fetching(fetchParams);
			}
			#reconnect() {
				if (this.#readyState === 2) return;
				this.#readyState = 0;
				this.dispatchEvent(new Event("error"));
				setTimeout(() => {
					if (this.#readyState !== 0) return;
					this.#state.lastEventId.length && this.#request.headersList.set("last-event-id", this.#state.lastEventId, !0);
					this.#connect();
				}, this.#state.reconnectionTime)?.unref();
			}
			close() {
				webidl.brandCheck(this, EventSource);
				if (this.#readyState === 2) return;
				this.#readyState = 2;
				this.#controller.abort();
				this.#request = null;
			}
			get onopen() {
				return this.#events.open;
			}
			set onopen(fn) {
				this.#events.open && this.removeEventListener("open", this.#events.open);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("open", listener);
					this.#events.open = fn;
				} else this.#events.open = null;
			}
			get onmessage() {
				return this.#events.message;
			}
			set onmessage(fn) {
				this.#events.message && this.removeEventListener("message", this.#events.message);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("message", listener);
					this.#events.message = fn;
				} else this.#events.message = null;
			}
			get onerror() {
				return this.#events.error;
			}
			set onerror(fn) {
				this.#events.error && this.removeEventListener("error", this.#events.error);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("error", listener);
					this.#events.error = fn;
				} else this.#events.error = null;
			}
		}
		let constantsPropertyDescriptors = {
			CONNECTING: {
				__proto__: null,
				configurable: !1,
				enumerable: !0,
				value: 0,
				writable: !1
			},
			OPEN: {
				__proto__: null,
				configurable: !1,
				enumerable: !0,
				value: 1,
				writable: !1
			},
			CLOSED: {
				__proto__: null,
				configurable: !1,
				enumerable: !0,
				value: 2,
				writable: !1
			}
		};
		Object.defineProperties(EventSource, constantsPropertyDescriptors);
		Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors);
		Object.defineProperties(EventSource.prototype, {
			close: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onmessage: kEnumerableProperty,
			onopen: kEnumerableProperty,
			readyState: kEnumerableProperty,
			url: kEnumerableProperty,
			withCredentials: kEnumerableProperty
		});
		webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([
			{
				key: "withCredentials",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any,
				defaultValue: () => getGlobalDispatcher()
			},
			{
				key: "node",
				converter: webidl.dictionaryConverter([{
					key: "reconnectionTime",
					converter: webidl.converters["unsigned long"],
					defaultValue: () => defaultReconnectionTime
				}, {
					key: "dispatcher",
					converter: webidl.converters.any
				}]),
				defaultValue: () => ({})
			}
		]);
		module.exports = {
			EventSource,
			defaultReconnectionTime
		};
	}),
	4811: ((module) => {
		function isValidLastEventId(value) {
			return value.indexOf("\0") === -1;
		}
		function isASCIINumber(value) {
			if (value.length === 0) return !1;
			for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 48 || value.charCodeAt(i) > 57) return !1;
			return !0;
		}
		module.exports = {
			isValidLastEventId,
			isASCIINumber
		};
	}),
	660: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kConstruct } = __webpack_require__(6443), { kEnumerableProperty } = __webpack_require__(3440), { iteratorMixin, isValidHeaderName, isValidHeaderValue } = __webpack_require__(3168), { webidl } = __webpack_require__(7879), assert = __webpack_require__(4589), util = __webpack_require__(7975);
		function isHTTPWhiteSpaceCharCode(code) {
			return code === 10 || code === 13 || code === 9 || code === 32;
		}
		function headerValueNormalize(potentialValue) {
			let i = 0, j = potentialValue.length;
			for (; j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1));) --j;
			for (; j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i));) ++i;
			return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
		}
		function fill(headers, object) {
			if (Array.isArray(object)) for (let i = 0; i < object.length; ++i) {
				let header = object[i];
				if (header.length !== 2) throw webidl.errors.exception({
					header: "Headers constructor",
					message: `expected name/value pair to be length 2, found ${header.length}.`
				});
				appendHeader(headers, header[0], header[1]);
			}
			else if (typeof object == "object" && object) {
				let keys = Object.keys(object);
				for (let i = 0; i < keys.length; ++i) appendHeader(headers, keys[i], object[keys[i]]);
			} else throw webidl.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		}
		function appendHeader(headers, name, value) {
			value = headerValueNormalize(value);
			if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
				prefix: "Headers.append",
				value: name,
				type: "header name"
			});
			else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
				prefix: "Headers.append",
				value,
				type: "header value"
			});
			if (getHeadersGuard(headers) === "immutable") throw TypeError("immutable");
			return getHeadersList(headers).append(name, value, !1);
		}
		function headersListSortAndCombine(target) {
			let headersList = getHeadersList(target);
			if (!headersList) return [];
			if (headersList.sortedMap) return headersList.sortedMap;
			let headers = [], names = headersList.toSortedArray(), cookies = headersList.cookies;
			if (cookies === null || cookies.length === 1) return headersList.sortedMap = names;
			for (let i = 0; i < names.length; ++i) {
				let { 0: name, 1: value } = names[i];
				if (name === "set-cookie") for (let j = 0; j < cookies.length; ++j) headers.push([name, cookies[j]]);
				else headers.push([name, value]);
			}
			return headersList.sortedMap = headers;
		}
		function compareHeaderName(a, b) {
			return a[0] < b[0] ? -1 : 1;
		}
		class HeadersList {
			cookies = null;
			sortedMap;
			headersMap;
			constructor(init) {
				if (init instanceof HeadersList) {
					this.headersMap = new Map(init.headersMap);
					this.sortedMap = init.sortedMap;
					this.cookies = init.cookies === null ? null : [...init.cookies];
				} else {
					this.headersMap = new Map(init);
					this.sortedMap = null;
				}
			}
			contains(name, isLowerCase) {
				return this.headersMap.has(isLowerCase ? name : name.toLowerCase());
			}
			clear() {
				this.headersMap.clear();
				this.sortedMap = null;
				this.cookies = null;
			}
			append(name, value, isLowerCase) {
				this.sortedMap = null;
				let lowercaseName = isLowerCase ? name : name.toLowerCase(), exists = this.headersMap.get(lowercaseName);
				if (exists) {
					let delimiter = lowercaseName === "cookie" ? "; " : ", ";
					this.headersMap.set(lowercaseName, {
						name: exists.name,
						value: `${exists.value}${delimiter}${value}`
					});
				} else this.headersMap.set(lowercaseName, {
					name,
					value
				});
				lowercaseName === "set-cookie" && (this.cookies ??= []).push(value);
			}
			set(name, value, isLowerCase) {
				this.sortedMap = null;
				let lowercaseName = isLowerCase ? name : name.toLowerCase();
				lowercaseName === "set-cookie" && (this.cookies = [value]);
				this.headersMap.set(lowercaseName, {
					name,
					value
				});
			}
			delete(name, isLowerCase) {
				this.sortedMap = null;
				isLowerCase || (name = name.toLowerCase());
				name === "set-cookie" && (this.cookies = null);
				this.headersMap.delete(name);
			}
			get(name, isLowerCase) {
				return this.headersMap.get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
			}
			*[Symbol.iterator]() {
				for (let { 0: name, 1: { value } } of this.headersMap) yield [name, value];
			}
			get entries() {
				let headers = {};
				if (this.headersMap.size !== 0) for (let { name, value } of this.headersMap.values()) headers[name] = value;
				return headers;
			}
			rawValues() {
				return this.headersMap.values();
			}
			get entriesList() {
				let headers = [];
				if (this.headersMap.size !== 0) for (let { 0: lowerName, 1: { name, value } } of this.headersMap) if (lowerName === "set-cookie") for (let cookie of this.cookies) headers.push([name, cookie]);
				else headers.push([name, value]);
				return headers;
			}
			toSortedArray() {
				let size = this.headersMap.size, array = Array(size);
				if (size <= 32) {
					if (size === 0) return array;
					let iterator = this.headersMap[Symbol.iterator](), firstValue = iterator.next().value;
					array[0] = [firstValue[0], firstValue[1].value];
					assert(firstValue[1].value !== null);
					for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
						value = iterator.next().value;
						x = array[i] = [value[0], value[1].value];
						assert(x[1] !== null);
						left = 0;
						right = i;
						for (; left < right;) {
							pivot = left + (right - left >> 1);
							array[pivot][0] <= x[0] ? left = pivot + 1 : right = pivot;
						}
						if (i !== pivot) {
							j = i;
							for (; j > left;) array[j] = array[--j];
							array[left] = x;
						}
					}
					if (!iterator.next().done) throw TypeError("Unreachable");
					return array;
				} else {
					let i = 0;
					for (let { 0: name, 1: { value } } of this.headersMap) {
						array[i++] = [name, value];
						assert(value !== null);
					}
					return array.sort(compareHeaderName);
				}
			}
		}
		class Headers {
			#guard;
			#headersList;
			constructor(init = void 0) {
				webidl.util.markAsUncloneable(this);
				if (init === kConstruct) return;
				this.#headersList = new HeadersList();
				this.#guard = "none";
				if (init !== void 0) {
					init = webidl.converters.HeadersInit(init, "Headers constructor", "init");
					fill(this, init);
				}
			}
			append(name, value) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 2, "Headers.append");
				let prefix = "Headers.append";
				name = webidl.converters.ByteString(name, prefix, "name");
				value = webidl.converters.ByteString(value, prefix, "value");
				return appendHeader(this, name, value);
			}
			delete(name) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.delete");
				name = webidl.converters.ByteString(name, "Headers.delete", "name");
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix: "Headers.delete",
					value: name,
					type: "header name"
				});
				if (this.#guard === "immutable") throw TypeError("immutable");
				if (!this.#headersList.contains(name, !1)) return;
				this.#headersList.delete(name, !1);
			}
			get(name) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.get");
				let prefix = "Headers.get";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix,
					value: name,
					type: "header name"
				});
				return this.#headersList.get(name, !1);
			}
			has(name) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.has");
				let prefix = "Headers.has";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix,
					value: name,
					type: "header name"
				});
				return this.#headersList.contains(name, !1);
			}
			set(name, value) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 2, "Headers.set");
				let prefix = "Headers.set";
				name = webidl.converters.ByteString(name, prefix, "name");
				value = webidl.converters.ByteString(value, prefix, "value");
				value = headerValueNormalize(value);
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix,
					value: name,
					type: "header name"
				});
				else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
					prefix,
					value,
					type: "header value"
				});
				if (this.#guard === "immutable") throw TypeError("immutable");
				this.#headersList.set(name, value, !1);
			}
			getSetCookie() {
				webidl.brandCheck(this, Headers);
				let list = this.#headersList.cookies;
				if (list) return [...list];
				return [];
			}
			[util.inspect.custom](depth, options) {
				options.depth ??= depth;
				return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
			}
			static getHeadersGuard(o) {
				return o.#guard;
			}
			static setHeadersGuard(o, guard) {
				o.#guard = guard;
			}
			static getHeadersList(o) {
				return o.#headersList;
			}
			static setHeadersList(target, list) {
				target.#headersList = list;
			}
		}
		let { getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList } = Headers;
		Reflect.deleteProperty(Headers, "getHeadersGuard");
		Reflect.deleteProperty(Headers, "setHeadersGuard");
		Reflect.deleteProperty(Headers, "getHeadersList");
		Reflect.deleteProperty(Headers, "setHeadersList");
		iteratorMixin("Headers", Headers, headersListSortAndCombine, 0, 1);
		Object.defineProperties(Headers.prototype, {
			append: kEnumerableProperty,
			delete: kEnumerableProperty,
			get: kEnumerableProperty,
			has: kEnumerableProperty,
			set: kEnumerableProperty,
			getSetCookie: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Headers",
				configurable: !0
			},
			[util.inspect.custom]: { enumerable: !1 }
		});
		webidl.converters.HeadersInit = function(V, prefix, argument) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
				let iterator = Reflect.get(V, Symbol.iterator);
				if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) try {
					return getHeadersList(V).entriesList;
				} catch {}
				if (typeof iterator == "function") return webidl.converters["sequence<sequence<ByteString>>"](V, prefix, argument, iterator.bind(V));
				return webidl.converters["record<ByteString, ByteString>"](V, prefix, argument);
			}
			throw webidl.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		};
		module.exports = {
			fill,
			compareHeaderName,
			Headers,
			HeadersList,
			getHeadersGuard,
			setHeadersGuard,
			setHeadersList,
			getHeadersList
		};
	}),
	4398: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse, getResponseState } = __webpack_require__(9051), { HeadersList } = __webpack_require__(660), { Request, cloneRequest, getRequestDispatcher, getRequestState } = __webpack_require__(9967), zlib = __webpack_require__(8522), { makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType, hasAuthenticationEntry, includesCredentials, isTraversableNavigable } = __webpack_require__(3168), assert = __webpack_require__(4589), { safelyExtractBody, extractBody } = __webpack_require__(4492), { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = __webpack_require__(4495), EE = __webpack_require__(8474), { Readable, pipeline, finished, isErrored, isReadable } = __webpack_require__(7075), { addAbortListener, bufferToLowerCasedHeaderName } = __webpack_require__(3440), { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = __webpack_require__(1900), { getGlobalDispatcher } = __webpack_require__(2581), { webidl } = __webpack_require__(7879), { STATUS_CODES } = __webpack_require__(7067), { bytesMatch } = __webpack_require__(5082), { createDeferredPromise } = __webpack_require__(6436), { isomorphicEncode } = __webpack_require__(8116), { runtimeFeatures } = __webpack_require__(313), hasZstd = runtimeFeatures.has("zstd"), GET_OR_HEAD = ["GET", "HEAD"], defaultUserAgent = typeof __UNDICI_IS_NODE__ < "u" || typeof esbuildDetection < "u" ? "node" : "undici", resolveObjectURL;
		class Fetch extends EE {
			constructor(dispatcher) {
				super();
				this.dispatcher = dispatcher;
				this.connection = null;
				this.dump = !1;
				this.state = "ongoing";
			}
			terminate(reason) {
				if (this.state !== "ongoing") return;
				this.state = "terminated";
				this.connection?.destroy(reason);
				this.emit("terminated", reason);
			}
			abort(error) {
				if (this.state !== "ongoing") return;
				this.state = "aborted";
				error ||= new DOMException("The operation was aborted.", "AbortError");
				this.serializedAbortReason = error;
				this.connection?.destroy(error);
				this.emit("terminated", error);
			}
		}
		function handleFetchDone(response) {
			finalizeAndReportTiming(response, "fetch");
		}
		function fetch(input, init = void 0) {
			webidl.argumentLengthCheck(arguments, 1, "globalThis.fetch");
			let p = createDeferredPromise(), requestObject;
			try {
				requestObject = new Request(input, init);
			} catch (e) {
				p.reject(e);
				return p.promise;
			}
			let request = getRequestState(requestObject);
			if (requestObject.signal.aborted) {
				abortFetch(p, request, null, requestObject.signal.reason, null);
				return p.promise;
			}
			request.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope" && (request.serviceWorkers = "none");
			let responseObject = null, locallyAborted = !1, controller = null;
			addAbortListener(requestObject.signal, () => {
				locallyAborted = !0;
				assert(controller != null);
				controller.abort(requestObject.signal.reason);
				let realResponse = responseObject?.deref();
				abortFetch(p, request, realResponse, requestObject.signal.reason, controller.controller);
			});
			controller = fetching({
				request,
				processResponseEndOfBody: handleFetchDone,
				processResponse: (response) => {
					if (locallyAborted) return;
					if (response.aborted) {
						abortFetch(p, request, responseObject, controller.serializedAbortReason, controller.controller);
						return;
					}
					if (response.type === "error") {
						p.reject(TypeError("fetch failed", { cause: response.error }));
						return;
					}
					responseObject = new WeakRef(fromInnerResponse(response, "immutable"));
					p.resolve(responseObject.deref());
					p = null;
				},
				dispatcher: getRequestDispatcher(requestObject),
				requestObject
			});
			return p.promise;
		}
		function finalizeAndReportTiming(response, initiatorType = "other") {
			if (response.type === "error" && response.aborted) return;
			if (!response.urlList?.length) return;
			let originalURL = response.urlList[0], timingInfo = response.timingInfo, cacheState = response.cacheState;
			if (!urlIsHttpHttpsScheme(originalURL)) return;
			if (timingInfo === null) return;
			if (!response.timingAllowPassed) {
				timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
				cacheState = "";
			}
			timingInfo.endTime = coarsenedSharedCurrentTime();
			response.timingInfo = timingInfo;
			markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState, "", response.status);
		}
		let markResourceTiming = performance.markResourceTiming;
		function abortFetch(p, request, responseObject, error, controller) {
			p && p.reject(error);
			request.body?.stream != null && isReadable(request.body.stream) && request.body.stream.cancel(error).catch((err) => {
				if (err.code === "ERR_INVALID_STATE") return;
				throw err;
			});
			if (responseObject == null) return;
			let response = getResponseState(responseObject);
			response.body?.stream != null && isReadable(response.body.stream) && controller.error(error);
		}
		function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = !1, dispatcher = getGlobalDispatcher(), requestObject = null }) {
			assert(dispatcher);
			let taskDestination = null, crossOriginIsolatedCapability = !1;
			if (request.client != null) {
				taskDestination = request.client.globalObject;
				crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
			}
			let currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability), timingInfo = createOpaqueTimingInfo({ startTime: currentTime }), fetchParams = {
				controller: new Fetch(dispatcher),
				request,
				timingInfo,
				processRequestBodyChunkLength,
				processRequestEndOfBody,
				processResponse,
				processResponseConsumeBody,
				processResponseEndOfBody,
				taskDestination,
				crossOriginIsolatedCapability,
				requestObject
			};
			assert(!request.body || request.body.stream);
			request.window === "client" && (request.window = request.client?.globalObject?.constructor?.name === "Window" ? request.client : "no-window");
			request.origin === "client" && (request.origin = request.client.origin);
			request.policyContainer === "client" && (request.policyContainer = request.client == null ? makePolicyContainer() : clonePolicyContainer(request.client.policyContainer));
			request.headersList.contains("accept", !0) || request.headersList.append("accept", "*/*", !0);
			request.headersList.contains("accept-language", !0) || request.headersList.append("accept-language", "*", !0);
			request.priority;
			subresourceSet.has(request.destination);
			mainFetch(fetchParams, !1);
			return fetchParams.controller;
		}
		async function mainFetch(fetchParams, recursive) {
			try {
				let request = fetchParams.request, response = null;
				request.localURLsOnly && !urlIsLocal(requestCurrentURL(request)) && (response = makeNetworkError("local URLs only"));
				tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
				requestBadPort(request) === "blocked" && (response = makeNetworkError("bad port"));
				request.referrerPolicy === "" && (request.referrerPolicy = request.policyContainer.referrerPolicy);
				request.referrer !== "no-referrer" && (request.referrer = determineRequestsReferrer(request));
				if (response === null) {
					let currentURL = requestCurrentURL(request);
					if (sameOrigin(currentURL, request.url) && request.responseTainting === "basic" || currentURL.protocol === "data:" || request.mode === "navigate" || request.mode === "websocket") {
						request.responseTainting = "basic";
						response = await schemeFetch(fetchParams);
					} else if (request.mode === "same-origin") response = makeNetworkError("request mode cannot be \"same-origin\"");
					else if (request.mode === "no-cors") {
						if (request.redirect !== "follow") response = makeNetworkError("redirect mode cannot be \"follow\" for \"no-cors\" request");
						else {
							request.responseTainting = "opaque";
							response = await schemeFetch(fetchParams);
						}
					} else if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) response = makeNetworkError("URL scheme must be a HTTP(S) scheme");
					else {
						request.responseTainting = "cors";
						response = await httpFetch(fetchParams);
					}
				}
				if (recursive) return response;
				if (response.status !== 0 && !response.internalResponse) {
					request.responseTainting;
					request.responseTainting === "basic" ? response = filterResponse(response, "basic") : request.responseTainting === "cors" ? response = filterResponse(response, "cors") : request.responseTainting === "opaque" ? response = filterResponse(response, "opaque") : assert(!1);
				}
				let internalResponse = response.status === 0 ? response : response.internalResponse;
				internalResponse.urlList.length === 0 && internalResponse.urlList.push(...request.urlList);
				request.timingAllowFailed || (response.timingAllowPassed = !0);
				response.type === "opaque" && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains("range", !0) && (response = internalResponse = makeNetworkError());
				if (response.status !== 0 && (request.method === "HEAD" || request.method === "CONNECT" || nullBodyStatus.includes(internalResponse.status))) {
					internalResponse.body = null;
					fetchParams.controller.dump = !0;
				}
				if (request.integrity) {
					let processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
					if (request.responseTainting === "opaque" || response.body == null) {
						processBodyError(response.error);
						return;
					}
					fullyReadBody(response.body, (bytes) => {
						if (!bytesMatch(bytes, request.integrity)) {
							processBodyError("integrity mismatch");
							return;
						}
						response.body = safelyExtractBody(bytes)[0];
						fetchFinale(fetchParams, response);
					}, processBodyError);
				} else fetchFinale(fetchParams, response);
			} catch (err) {
				fetchParams.controller.terminate(err);
			}
		}
		function schemeFetch(fetchParams) {
			if (isCancelled(fetchParams) && fetchParams.request.redirectCount === 0) return Promise.resolve(makeAppropriateNetworkError(fetchParams));
			let { request } = fetchParams, { protocol: scheme } = requestCurrentURL(request);
			switch (scheme) {
				case "about:": return Promise.resolve(makeNetworkError("about scheme is not supported"));
				case "blob:": {
					resolveObjectURL ||= __webpack_require__(4573).resolveObjectURL;
					let blobURLEntry = requestCurrentURL(request);
					if (blobURLEntry.search.length !== 0) return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."));
					let blob = resolveObjectURL(blobURLEntry.toString());
					if (request.method !== "GET" || !webidl.is.Blob(blob)) return Promise.resolve(makeNetworkError("invalid method"));
					let response = makeResponse(), fullLength = blob.size, serializedFullLength = isomorphicEncode(`${fullLength}`), type = blob.type;
					if (request.headersList.contains("range", !0)) {
						response.rangeRequested = !0;
						let rangeHeader = request.headersList.get("range", !0), rangeValue = simpleRangeHeaderValue(rangeHeader, !0);
						if (rangeValue === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
						let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
						if (rangeStart === null) {
							rangeStart = fullLength - rangeEnd;
							rangeEnd = rangeStart + rangeEnd - 1;
						} else {
							if (rangeStart >= fullLength) return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."));
							(rangeEnd === null || rangeEnd >= fullLength) && (rangeEnd = fullLength - 1);
						}
						let slicedBlob = blob.slice(rangeStart, rangeEnd + 1, type);
						response.body = extractBody(slicedBlob)[0];
						let serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`), contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
						response.status = 206;
						response.statusText = "Partial Content";
						response.headersList.set("content-length", serializedSlicedLength, !0);
						response.headersList.set("content-type", type, !0);
						response.headersList.set("content-range", contentRange, !0);
					} else {
						let bodyWithType = extractBody(blob);
						response.statusText = "OK";
						response.body = bodyWithType[0];
						response.headersList.set("content-length", serializedFullLength, !0);
						response.headersList.set("content-type", type, !0);
					}
					return Promise.resolve(response);
				}
				case "data:": {
					let currentURL = requestCurrentURL(request), dataURLStruct = dataURLProcessor(currentURL);
					if (dataURLStruct === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
					let mimeType = serializeAMimeType(dataURLStruct.mimeType);
					return Promise.resolve(makeResponse({
						statusText: "OK",
						headersList: [["content-type", {
							name: "Content-Type",
							value: mimeType
						}]],
						body: safelyExtractBody(dataURLStruct.body)[0]
					}));
				}
				case "file:": return Promise.resolve(makeNetworkError("not implemented... yet..."));
				case "http:":
				case "https:": return httpFetch(fetchParams).catch((err) => makeNetworkError(err));
				default: return Promise.resolve(makeNetworkError("unknown scheme"));
			}
		}
		function finalizeResponse(fetchParams, response) {
			fetchParams.request.done = !0;
			fetchParams.processResponseDone != null && queueMicrotask(() => fetchParams.processResponseDone(response));
		}
		function fetchFinale(fetchParams, response) {
			let timingInfo = fetchParams.timingInfo, processResponseEndOfBody = () => {
				let unsafeEndTime = Date.now();
				fetchParams.request.destination === "document" && (fetchParams.controller.fullTimingInfo = timingInfo);
				fetchParams.controller.reportTimingSteps = () => {
					if (!urlIsHttpHttpsScheme(fetchParams.request.url)) return;
					timingInfo.endTime = unsafeEndTime;
					let cacheState = response.cacheState, bodyInfo = response.bodyInfo;
					if (!response.timingAllowPassed) {
						timingInfo = createOpaqueTimingInfo(timingInfo);
						cacheState = "";
					}
					let responseStatus = 0;
					if (fetchParams.request.mode !== "navigate" || !response.hasCrossOriginRedirects) {
						responseStatus = response.status;
						let mimeType = extractMimeType(response.headersList);
						mimeType !== "failure" && (bodyInfo.contentType = minimizeSupportedMimeType(mimeType));
					}
					fetchParams.request.initiatorType != null && markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
				};
				let processResponseEndOfBodyTask = () => {
					fetchParams.request.done = !0;
					fetchParams.processResponseEndOfBody != null && queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
					fetchParams.request.initiatorType != null && fetchParams.controller.reportTimingSteps();
				};
				queueMicrotask(() => processResponseEndOfBodyTask());
			};
			fetchParams.processResponse != null && queueMicrotask(() => {
				fetchParams.processResponse(response);
				fetchParams.processResponse = null;
			});
			let internalResponse = response.type === "error" ? response : response.internalResponse ?? response;
			internalResponse.body == null ? processResponseEndOfBody() : finished(internalResponse.body.stream, () => {
				processResponseEndOfBody();
			});
		}
		async function httpFetch(fetchParams) {
			let request = fetchParams.request, response = null, actualResponse = null, timingInfo = fetchParams.timingInfo;
			request.serviceWorkers;
			if (response === null) {
				request.redirect === "follow" && (request.serviceWorkers = "none");
				actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
				if (request.responseTainting === "cors" && corsCheck(request, response) === "failure") return makeNetworkError("cors failure");
				TAOCheck(request, response) === "failure" && (request.timingAllowFailed = !0);
			}
			if ((request.responseTainting === "opaque" || response.type === "opaque") && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === "blocked") return makeNetworkError("blocked");
			if (redirectStatusSet.has(actualResponse.status)) {
				request.redirect !== "manual" && fetchParams.controller.connection.destroy(void 0, !1);
				request.redirect === "error" ? response = makeNetworkError("unexpected redirect") : request.redirect === "manual" ? response = actualResponse : request.redirect === "follow" ? response = await httpRedirectFetch(fetchParams, response) : assert(!1);
			}
			response.timingInfo = timingInfo;
			return response;
		}
		function httpRedirectFetch(fetchParams, response) {
			let request = fetchParams.request, actualResponse = response.internalResponse ? response.internalResponse : response, locationURL;
			try {
				locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
				if (locationURL == null) return response;
			} catch (err) {
				return Promise.resolve(makeNetworkError(err));
			}
			if (!urlIsHttpHttpsScheme(locationURL)) return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
			if (request.redirectCount === 20) return Promise.resolve(makeNetworkError("redirect count exceeded"));
			request.redirectCount += 1;
			if (request.mode === "cors" && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) return Promise.resolve(makeNetworkError("cross origin not allowed for request mode \"cors\""));
			if (request.responseTainting === "cors" && (locationURL.username || locationURL.password)) return Promise.resolve(makeNetworkError("URL cannot contain credentials for request mode \"cors\""));
			if (actualResponse.status !== 303 && request.body != null && request.body.source == null) return Promise.resolve(makeNetworkError());
			if ([301, 302].includes(actualResponse.status) && request.method === "POST" || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
				request.method = "GET";
				request.body = null;
				for (let headerName of requestBodyHeader) request.headersList.delete(headerName);
			}
			if (!sameOrigin(requestCurrentURL(request), locationURL)) {
				request.headersList.delete("authorization", !0);
				request.headersList.delete("proxy-authorization", !0);
				request.headersList.delete("cookie", !0);
				request.headersList.delete("host", !0);
			}
			if (request.body != null) {
				assert(request.body.source != null);
				request.body = safelyExtractBody(request.body.source)[0];
			}
			let timingInfo = fetchParams.timingInfo;
			timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
			timingInfo.redirectStartTime === 0 && (timingInfo.redirectStartTime = timingInfo.startTime);
			request.urlList.push(locationURL);
			setRequestReferrerPolicyOnRedirect(request, actualResponse);
			return mainFetch(fetchParams, !0);
		}
		async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = !1, isNewConnectionFetch = !1) {
			let request = fetchParams.request, httpFetchParams = null, httpRequest = null, response = null;
			if (request.window === "no-window" && request.redirect === "error") {
				httpFetchParams = fetchParams;
				httpRequest = request;
			} else {
				httpRequest = cloneRequest(request);
				httpFetchParams = { ...fetchParams };
				httpFetchParams.request = httpRequest;
			}
			let includeCredentials = request.credentials === "include" || request.credentials === "same-origin" && request.responseTainting === "basic", contentLength = httpRequest.body ? httpRequest.body.length : null, contentLengthHeaderValue = null;
			httpRequest.body == null && ["POST", "PUT"].includes(httpRequest.method) && (contentLengthHeaderValue = "0");
			contentLength != null && (contentLengthHeaderValue = isomorphicEncode(`${contentLength}`));
			contentLengthHeaderValue != null && !httpRequest.headersList.contains("content-length", !0) && httpRequest.headersList.append("content-length", contentLengthHeaderValue, !0);
			contentLength != null && httpRequest.keepalive;
			webidl.is.URL(httpRequest.referrer) && httpRequest.headersList.append("referer", isomorphicEncode(httpRequest.referrer.href), !0);
			appendRequestOriginHeader(httpRequest);
			appendFetchMetadata(httpRequest);
			httpRequest.headersList.contains("user-agent", !0) || httpRequest.headersList.append("user-agent", defaultUserAgent, !0);
			httpRequest.cache === "default" && (httpRequest.headersList.contains("if-modified-since", !0) || httpRequest.headersList.contains("if-none-match", !0) || httpRequest.headersList.contains("if-unmodified-since", !0) || httpRequest.headersList.contains("if-match", !0) || httpRequest.headersList.contains("if-range", !0)) && (httpRequest.cache = "no-store");
			httpRequest.cache === "no-cache" && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains("cache-control", !0) && httpRequest.headersList.append("cache-control", "max-age=0", !0);
			if (httpRequest.cache === "no-store" || httpRequest.cache === "reload") {
				httpRequest.headersList.contains("pragma", !0) || httpRequest.headersList.append("pragma", "no-cache", !0);
				httpRequest.headersList.contains("cache-control", !0) || httpRequest.headersList.append("cache-control", "no-cache", !0);
			}
			httpRequest.headersList.contains("range", !0) && httpRequest.headersList.append("accept-encoding", "identity", !0);
			httpRequest.headersList.contains("accept-encoding", !0) || (urlHasHttpsScheme(requestCurrentURL(httpRequest)) ? httpRequest.headersList.append("accept-encoding", "br, gzip, deflate", !0) : httpRequest.headersList.append("accept-encoding", "gzip, deflate", !0));
			httpRequest.headersList.delete("host", !0);
			if (includeCredentials && !httpRequest.headersList.contains("authorization", !0)) {
				let authorizationValue = null;
				if (!(hasAuthenticationEntry(httpRequest) && (httpRequest.useURLCredentials === void 0 || !includesCredentials(requestCurrentURL(httpRequest)))) && includesCredentials(requestCurrentURL(httpRequest)) && isAuthenticationFetch) {
					let { username, password } = requestCurrentURL(httpRequest);
					authorizationValue = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
				}
				authorizationValue !== null && httpRequest.headersList.append("Authorization", authorizationValue, !1);
			}
			httpRequest.cache = "no-store";
			httpRequest.cache !== "no-store" && httpRequest.cache;
			if (response == null) {
				if (httpRequest.cache === "only-if-cached") return makeNetworkError("only if cached");
				let forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
				!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status;
				response ??= forwardResponse;
			}
			response.urlList = [...httpRequest.urlList];
			httpRequest.headersList.contains("range", !0) && (response.rangeRequested = !0);
			response.requestIncludesCredentials = includeCredentials;
			if (response.status === 401 && httpRequest.responseTainting !== "cors" && includeCredentials && (request.useURLCredentials !== void 0 || isTraversableNavigable(request.traversableForUserPrompts))) {
				if (request.body != null) {
					if (request.body.source == null) return response;
					request.body = safelyExtractBody(request.body.source)[0];
				}
				if (request.useURLCredentials === void 0 || isAuthenticationFetch) {
					if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
					return response;
				}
				fetchParams.controller.connection.destroy();
				response = await httpNetworkOrCacheFetch(fetchParams, !0);
			}
			if (response.status === 407) {
				if (request.window === "no-window") return makeNetworkError();
				if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
				return makeNetworkError("proxy authentication required");
			}
			if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
				if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
				fetchParams.controller.connection.destroy();
				response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, !0);
			}
			return response;
		}
		async function httpNetworkFetch(fetchParams, includeCredentials = !1, forceNewConnection = !1) {
			assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
			fetchParams.controller.connection = {
				abort: null,
				destroyed: !1,
				destroy(err, abort = !0) {
					if (!this.destroyed) {
						this.destroyed = !0;
						abort && this.abort?.(err ?? new DOMException("The operation was aborted.", "AbortError"));
					}
				}
			};
			let request = fetchParams.request, response = null, timingInfo = fetchParams.timingInfo;
			request.cache = "no-store";
			request.mode;
			let requestBody = null;
			if (request.body == null && fetchParams.processRequestEndOfBody) queueMicrotask(() => fetchParams.processRequestEndOfBody());
			else if (request.body != null) {
				let processBodyChunk = async function* (bytes) {
					if (isCancelled(fetchParams)) return;
					yield bytes;
					fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
				}, processEndOfBody = () => {
					if (isCancelled(fetchParams)) return;
					fetchParams.processRequestEndOfBody && fetchParams.processRequestEndOfBody();
				}, processBodyError = (e) => {
					if (isCancelled(fetchParams)) return;
					e.name === "AbortError" ? fetchParams.controller.abort() : fetchParams.controller.terminate(e);
				};
				requestBody = (async function* () {
					try {
						for await (let bytes of request.body.stream) yield* processBodyChunk(bytes);
						processEndOfBody();
					} catch (err) {
						processBodyError(err);
					}
				})();
			}
			try {
				let { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
				if (socket) response = makeResponse({
					status,
					statusText,
					headersList,
					socket
				});
				else {
					let iterator = body[Symbol.asyncIterator]();
					fetchParams.controller.next = () => iterator.next();
					response = makeResponse({
						status,
						statusText,
						headersList
					});
				}
			} catch (err) {
				if (err.name === "AbortError") {
					fetchParams.controller.connection.destroy();
					return makeAppropriateNetworkError(fetchParams, err);
				}
				return makeNetworkError(err);
			}
			let stream = new ReadableStream({
				start(controller) {
					fetchParams.controller.controller = controller;
				},
				pull: () => fetchParams.controller.resume(),
				cancel: (reason) => {
					isCancelled(fetchParams) || fetchParams.controller.abort(reason);
				},
				type: "bytes"
			});
			response.body = {
				stream,
				source: null,
				length: null
			};
			fetchParams.controller.resume || fetchParams.controller.on("terminated", onAborted);
			fetchParams.controller.resume = async () => {
				for (;;) {
					let bytes, isFailure;
					try {
						let { done, value } = await fetchParams.controller.next();
						if (isAborted(fetchParams)) break;
						bytes = done ? void 0 : value;
					} catch (err) {
						if (fetchParams.controller.ended && !timingInfo.encodedBodySize) bytes = void 0;
						else {
							bytes = err;
							isFailure = !0;
						}
					}
					if (bytes === void 0) {
						readableStreamClose(fetchParams.controller.controller);
						finalizeResponse(fetchParams, response);
						return;
					}
					timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
					if (isFailure) {
						fetchParams.controller.terminate(bytes);
						return;
					}
					let buffer = new Uint8Array(bytes);
					buffer.byteLength && fetchParams.controller.controller.enqueue(buffer);
					if (isErrored(stream)) {
						fetchParams.controller.terminate();
						return;
					}
					if (fetchParams.controller.controller.desiredSize <= 0) return;
				}
			};
			function onAborted(reason) {
				if (isAborted(fetchParams)) {
					response.aborted = !0;
					isReadable(stream) && fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
				} else isReadable(stream) && fetchParams.controller.controller.error(TypeError("terminated", { cause: isErrorLike(reason) ? reason : void 0 }));
				fetchParams.controller.connection.destroy();
			}
			return response;
			function dispatch({ body }) {
				let url = requestCurrentURL(request), agent = fetchParams.controller.dispatcher, path = url.pathname + url.search, hasTrailingQuestionMark = url.search.length === 0 && url.href[url.href.length - url.hash.length - 1] === "?";
				return new Promise((resolve, reject) => agent.dispatch({
					path: hasTrailingQuestionMark ? `${path}?` : path,
					origin: url.origin,
					method: request.method,
					body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
					headers: request.headersList.entries,
					maxRedirections: 0,
					upgrade: request.mode === "websocket" ? "websocket" : void 0
				}, {
					body: null,
					abort: null,
					onConnect(abort) {
						let { connection } = fetchParams.controller;
						timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(void 0, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
						if (connection.destroyed) abort(new DOMException("The operation was aborted.", "AbortError"));
						else {
							fetchParams.controller.on("terminated", abort);
							this.abort = connection.abort = abort;
						}
						timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
					},
					onResponseStarted() {
						timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
					},
					onHeaders(status, rawHeaders, resume, statusText) {
						if (status < 200) return !1;
						let headersList = new HeadersList();
						for (let i = 0; i < rawHeaders.length; i += 2) {
							let nameStr = bufferToLowerCasedHeaderName(rawHeaders[i]), value = rawHeaders[i + 1];
							if (Array.isArray(value) && !Buffer.isBuffer(rawHeaders[i + 1])) for (let val of value) headersList.append(nameStr, val.toString("latin1"), !0);
							else headersList.append(nameStr, value.toString("latin1"), !0);
						}
						let willFollow = headersList.get("location", !0) && request.redirect === "follow" && redirectStatusSet.has(status), decoders = [];
						if (request.method !== "HEAD" && request.method !== "CONNECT" && !nullBodyStatus.includes(status) && !willFollow) {
							let contentEncoding = headersList.get("content-encoding", !0), codings = contentEncoding ? contentEncoding.toLowerCase().split(",") : [];
							if (codings.length > 5) {
								this.abort(Error(`too many content-encodings in response: ${codings.length}, maximum allowed is 5`));
								return !0;
							}
							for (let i = codings.length - 1; i >= 0; --i) {
								let coding = codings[i].trim();
								if (coding === "x-gzip" || coding === "gzip") decoders.push(zlib.createGunzip({
									flush: zlib.constants.Z_SYNC_FLUSH,
									finishFlush: zlib.constants.Z_SYNC_FLUSH
								}));
								else if (coding === "deflate") decoders.push(createInflate({
									flush: zlib.constants.Z_SYNC_FLUSH,
									finishFlush: zlib.constants.Z_SYNC_FLUSH
								}));
								else if (coding === "br") decoders.push(zlib.createBrotliDecompress({
									flush: zlib.constants.BROTLI_OPERATION_FLUSH,
									finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
								}));
								else if (coding === "zstd" && hasZstd) decoders.push(zlib.createZstdDecompress({
									flush: zlib.constants.ZSTD_e_continue,
									finishFlush: zlib.constants.ZSTD_e_end
								}));
								else {
									decoders.length = 0;
									break;
								}
							}
						}
						this.body = new Readable({ read: resume });
						let onError = this.onError.bind(this);
						resolve({
							status,
							statusText,
							headersList,
							body: decoders.length ? pipeline(this.body, ...decoders, (err) => {
								err && this.onError(err);
							}).on("error", onError) : this.body.on("error", onError)
						});
						return !0;
					},
					onData(chunk) {
						if (fetchParams.controller.dump) return;
						let bytes = chunk;
						timingInfo.encodedBodySize += bytes.byteLength;
						return this.body.push(bytes);
					},
					onComplete() {
						this.abort && fetchParams.controller.off("terminated", this.abort);
						fetchParams.controller.ended = !0;
						this.body.push(null);
					},
					onError(error) {
						this.abort && fetchParams.controller.off("terminated", this.abort);
						this.body?.destroy(error);
						fetchParams.controller.terminate(error);
						reject(error);
					},
					onRequestUpgrade(_controller, status, headers, socket) {
						if (socket.session != null && status !== 200 || socket.session == null && status !== 101) return !1;
						let headersList = new HeadersList();
						for (let [name, value] of Object.entries(headers)) {
							if (value == null) continue;
							let headerName = name.toLowerCase();
							if (Array.isArray(value)) for (let entry of value) headersList.append(headerName, String(entry), !0);
							else headersList.append(headerName, String(value), !0);
						}
						resolve({
							status,
							statusText: STATUS_CODES[status],
							headersList,
							socket
						});
						return !0;
					},
					onUpgrade(status, rawHeaders, socket) {
						if (socket.session != null && status !== 200 || socket.session == null && status !== 101) return !1;
						let headersList = new HeadersList();
						for (let i = 0; i < rawHeaders.length; i += 2) {
							let nameStr = bufferToLowerCasedHeaderName(rawHeaders[i]), value = rawHeaders[i + 1];
							if (Array.isArray(value) && !Buffer.isBuffer(rawHeaders[i + 1])) for (let val of value) headersList.append(nameStr, val.toString("latin1"), !0);
							else headersList.append(nameStr, value.toString("latin1"), !0);
						}
						resolve({
							status,
							statusText: STATUS_CODES[status],
							headersList,
							socket
						});
						return !0;
					}
				}));
			}
		}
		module.exports = {
			fetch,
			Fetch,
			fetching,
			finalizeAndReportTiming
		};
	}),
	9967: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { extractBody, mixinBody, cloneBody, bodyUnusable } = __webpack_require__(4492), { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = __webpack_require__(660), util = __webpack_require__(3440), nodeUtil = __webpack_require__(7975), { isValidHTTPToken, sameOrigin, environmentSettingsObject } = __webpack_require__(3168), { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = __webpack_require__(4495), { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util, { webidl } = __webpack_require__(7879), { URLSerializer } = __webpack_require__(1900), { kConstruct } = __webpack_require__(6443), assert = __webpack_require__(4589), { getMaxListeners, setMaxListeners, defaultMaxListeners } = __webpack_require__(8474), kAbortController = Symbol("abortController"), requestFinalizer = new FinalizationRegistry(({ signal, abort }) => {
			signal.removeEventListener("abort", abort);
		}), dependentControllerMap = new WeakMap(), abortSignalHasEventHandlerLeakWarning;
		try {
			abortSignalHasEventHandlerLeakWarning = getMaxListeners(new AbortController().signal) > 0;
		} catch {
			abortSignalHasEventHandlerLeakWarning = !1;
		}
		function buildAbort(acRef) {
			return abort;
			function abort() {
				let ac = acRef.deref();
				if (ac !== void 0) {
					requestFinalizer.unregister(abort);
					this.removeEventListener("abort", abort);
					ac.abort(this.reason);
					let controllerList = dependentControllerMap.get(ac.signal);
					if (controllerList !== void 0) {
						if (controllerList.size !== 0) {
							for (let ref of controllerList) {
								let ctrl = ref.deref();
								ctrl !== void 0 && ctrl.abort(this.reason);
							}
							controllerList.clear();
						}
						dependentControllerMap.delete(ac.signal);
					}
				}
			}
		}
		let patchMethodWarning = !1;
		class Request {
			#signal;
			#dispatcher;
			#headers;
			#state;
			constructor(input, init = void 0) {
				webidl.util.markAsUncloneable(this);
				if (input === kConstruct) return;
				webidl.argumentLengthCheck(arguments, 1, "Request constructor");
				input = webidl.converters.RequestInfo(input);
				init = webidl.converters.RequestInit(init);
				let request = null, fallbackMode = null, baseUrl = environmentSettingsObject.settingsObject.baseUrl, signal = null;
				if (typeof input == "string") {
					this.#dispatcher = init.dispatcher;
					let parsedURL;
					try {
						parsedURL = new URL(input, baseUrl);
					} catch (err) {
						throw TypeError("Failed to parse URL from " + input, { cause: err });
					}
					if (parsedURL.username || parsedURL.password) throw TypeError("Request cannot be constructed from a URL that includes credentials: " + input);
					request = makeRequest({ urlList: [parsedURL] });
					fallbackMode = "cors";
				} else {
					assert(webidl.is.Request(input));
					request = input.#state;
					signal = input.#signal;
					this.#dispatcher = init.dispatcher || input.#dispatcher;
				}
				let origin = environmentSettingsObject.settingsObject.origin, window = "client";
				request.window?.constructor?.name === "EnvironmentSettingsObject" && sameOrigin(request.window, origin) && (window = request.window);
				if (init.window != null) throw TypeError(`'window' option '${window}' must be null`);
				"window" in init && (window = "no-window");
				request = makeRequest({
					method: request.method,
					headersList: request.headersList,
					unsafeRequest: request.unsafeRequest,
					client: environmentSettingsObject.settingsObject,
					window,
					priority: request.priority,
					origin: request.origin,
					referrer: request.referrer,
					referrerPolicy: request.referrerPolicy,
					mode: request.mode,
					credentials: request.credentials,
					cache: request.cache,
					redirect: request.redirect,
					integrity: request.integrity,
					keepalive: request.keepalive,
					reloadNavigation: request.reloadNavigation,
					historyNavigation: request.historyNavigation,
					urlList: [...request.urlList]
				});
				let initHasKey = Object.keys(init).length !== 0;
				if (initHasKey) {
					request.mode === "navigate" && (request.mode = "same-origin");
					request.reloadNavigation = !1;
					request.historyNavigation = !1;
					request.origin = "client";
					request.referrer = "client";
					request.referrerPolicy = "";
					request.url = request.urlList[request.urlList.length - 1];
					request.urlList = [request.url];
				}
				if (init.referrer !== void 0) {
					let referrer = init.referrer;
					if (referrer === "") request.referrer = "no-referrer";
					else {
						let parsedReferrer;
						try {
							parsedReferrer = new URL(referrer, baseUrl);
						} catch (err) {
							throw TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
						}
						parsedReferrer.protocol === "about:" && parsedReferrer.hostname === "client" || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl) ? request.referrer = "client" : request.referrer = parsedReferrer;
					}
				}
				init.referrerPolicy !== void 0 && (request.referrerPolicy = init.referrerPolicy);
				let mode;
				mode = init.mode === void 0 ? fallbackMode : init.mode;
				if (mode === "navigate") throw webidl.errors.exception({
					header: "Request constructor",
					message: "invalid request mode navigate."
				});
				mode != null && (request.mode = mode);
				init.credentials !== void 0 && (request.credentials = init.credentials);
				init.cache !== void 0 && (request.cache = init.cache);
				if (request.cache === "only-if-cached" && request.mode !== "same-origin") throw TypeError("'only-if-cached' can be set only with 'same-origin' mode");
				init.redirect !== void 0 && (request.redirect = init.redirect);
				init.integrity != null && (request.integrity = String(init.integrity));
				init.keepalive !== void 0 && (request.keepalive = !!init.keepalive);
				if (init.method !== void 0) {
					let method = init.method, mayBeNormalized = normalizedMethodRecords[method];
					if (mayBeNormalized !== void 0) request.method = mayBeNormalized;
					else {
						if (!isValidHTTPToken(method)) throw TypeError(`'${method}' is not a valid HTTP method.`);
						let upperCase = method.toUpperCase();
						if (forbiddenMethodsSet.has(upperCase)) throw TypeError(`'${method}' HTTP method is unsupported.`);
						method = normalizedMethodRecordsBase[upperCase] ?? method;
						request.method = method;
					}
					if (!patchMethodWarning && request.method === "patch") {
						process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
						patchMethodWarning = !0;
					}
				}
				init.signal !== void 0 && (signal = init.signal);
				this.#state = request;
				let ac = new AbortController();
				this.#signal = ac.signal;
				if (signal != null) {
					if (signal.aborted) ac.abort(signal.reason);
					else {
						this[kAbortController] = ac;
						let abort = buildAbort(new WeakRef(ac));
						abortSignalHasEventHandlerLeakWarning && getMaxListeners(signal) === defaultMaxListeners && setMaxListeners(1500, signal);
						util.addAbortListener(signal, abort);
						requestFinalizer.register(ac, {
							signal,
							abort
						}, abort);
					}
				}
				this.#headers = new Headers(kConstruct);
				setHeadersList(this.#headers, request.headersList);
				setHeadersGuard(this.#headers, "request");
				if (mode === "no-cors") {
					if (!corsSafeListedMethodsSet.has(request.method)) throw TypeError(`'${request.method} is unsupported in no-cors mode.`);
					setHeadersGuard(this.#headers, "request-no-cors");
				}
				if (initHasKey) {
					let headersList = getHeadersList(this.#headers), headers = init.headers === void 0 ? new HeadersList(headersList) : init.headers;
					headersList.clear();
					if (headers instanceof HeadersList) {
						for (let { name, value } of headers.rawValues()) headersList.append(name, value, !1);
						headersList.cookies = headers.cookies;
					} else fillHeaders(this.#headers, headers);
				}
				let inputBody = webidl.is.Request(input) ? input.#state.body : null;
				if ((init.body != null || inputBody != null) && (request.method === "GET" || request.method === "HEAD")) throw TypeError("Request with GET/HEAD method cannot have body.");
				let initBody = null;
				if (init.body != null) {
					let [extractedBody, contentType] = extractBody(init.body, request.keepalive);
					initBody = extractedBody;
					contentType && !getHeadersList(this.#headers).contains("content-type", !0) && this.#headers.append("content-type", contentType, !0);
				}
				let inputOrInitBody = initBody ?? inputBody;
				if (inputOrInitBody != null && inputOrInitBody.source == null) {
					if (initBody != null && init.duplex == null) throw TypeError("RequestInit: duplex option is required when sending a body.");
					if (request.mode !== "same-origin" && request.mode !== "cors") throw TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
					request.useCORSPreflightFlag = !0;
				}
				let finalBody = inputOrInitBody;
				if (initBody == null && inputBody != null) {
					if (bodyUnusable(input.#state)) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
					let identityTransform = new TransformStream();
					inputBody.stream.pipeThrough(identityTransform);
					finalBody = {
						source: inputBody.source,
						length: inputBody.length,
						stream: identityTransform.readable
					};
				}
				this.#state.body = finalBody;
			}
			get method() {
				webidl.brandCheck(this, Request);
				return this.#state.method;
			}
			get url() {
				webidl.brandCheck(this, Request);
				return URLSerializer(this.#state.url);
			}
			get headers() {
				webidl.brandCheck(this, Request);
				return this.#headers;
			}
			get destination() {
				webidl.brandCheck(this, Request);
				return this.#state.destination;
			}
			get referrer() {
				webidl.brandCheck(this, Request);
				if (this.#state.referrer === "no-referrer") return "";
				if (this.#state.referrer === "client") return "about:client";
				return this.#state.referrer.toString();
			}
			get referrerPolicy() {
				webidl.brandCheck(this, Request);
				return this.#state.referrerPolicy;
			}
			get mode() {
				webidl.brandCheck(this, Request);
				return this.#state.mode;
			}
			get credentials() {
				webidl.brandCheck(this, Request);
				return this.#state.credentials;
			}
			get cache() {
				webidl.brandCheck(this, Request);
				return this.#state.cache;
			}
			get redirect() {
				webidl.brandCheck(this, Request);
				return this.#state.redirect;
			}
			get integrity() {
				webidl.brandCheck(this, Request);
				return this.#state.integrity;
			}
			get keepalive() {
				webidl.brandCheck(this, Request);
				return this.#state.keepalive;
			}
			get isReloadNavigation() {
				webidl.brandCheck(this, Request);
				return this.#state.reloadNavigation;
			}
			get isHistoryNavigation() {
				webidl.brandCheck(this, Request);
				return this.#state.historyNavigation;
			}
			get signal() {
				webidl.brandCheck(this, Request);
				return this.#signal;
			}
			get body() {
				webidl.brandCheck(this, Request);
				return this.#state.body ? this.#state.body.stream : null;
			}
			get bodyUsed() {
				webidl.brandCheck(this, Request);
				return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
			}
			get duplex() {
				webidl.brandCheck(this, Request);
				return "half";
			}
			clone() {
				webidl.brandCheck(this, Request);
				if (bodyUnusable(this.#state)) throw TypeError("unusable");
				let clonedRequest = cloneRequest(this.#state), ac = new AbortController();
				if (this.signal.aborted) ac.abort(this.signal.reason);
				else {
					let list = dependentControllerMap.get(this.signal);
					if (list === void 0) {
						list = new Set();
						dependentControllerMap.set(this.signal, list);
					}
					let acRef = new WeakRef(ac);
					list.add(acRef);
					util.addAbortListener(ac.signal, buildAbort(acRef));
				}
				return fromInnerRequest(clonedRequest, this.#dispatcher, ac.signal, getHeadersGuard(this.#headers));
			}
			[nodeUtil.inspect.custom](depth, options) {
				options.depth === null && (options.depth = 2);
				options.colors ??= !0;
				let properties = {
					method: this.method,
					url: this.url,
					headers: this.headers,
					destination: this.destination,
					referrer: this.referrer,
					referrerPolicy: this.referrerPolicy,
					mode: this.mode,
					credentials: this.credentials,
					cache: this.cache,
					redirect: this.redirect,
					integrity: this.integrity,
					keepalive: this.keepalive,
					isReloadNavigation: this.isReloadNavigation,
					isHistoryNavigation: this.isHistoryNavigation,
					signal: this.signal
				};
				return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
			}
			static setRequestSignal(request, newSignal) {
				request.#signal = newSignal;
				return request;
			}
			static getRequestDispatcher(request) {
				return request.#dispatcher;
			}
			static setRequestDispatcher(request, newDispatcher) {
				request.#dispatcher = newDispatcher;
			}
			static setRequestHeaders(request, newHeaders) {
				request.#headers = newHeaders;
			}
			static getRequestState(request) {
				return request.#state;
			}
			static setRequestState(request, newState) {
				request.#state = newState;
			}
		}
		let { setRequestSignal, getRequestDispatcher, setRequestDispatcher, setRequestHeaders, getRequestState, setRequestState } = Request;
		Reflect.deleteProperty(Request, "setRequestSignal");
		Reflect.deleteProperty(Request, "getRequestDispatcher");
		Reflect.deleteProperty(Request, "setRequestDispatcher");
		Reflect.deleteProperty(Request, "setRequestHeaders");
		Reflect.deleteProperty(Request, "getRequestState");
		Reflect.deleteProperty(Request, "setRequestState");
		mixinBody(Request, getRequestState);
		function makeRequest(init) {
			return {
				method: init.method ?? "GET",
				localURLsOnly: init.localURLsOnly ?? !1,
				unsafeRequest: init.unsafeRequest ?? !1,
				body: init.body ?? null,
				client: init.client ?? null,
				reservedClient: init.reservedClient ?? null,
				replacesClientId: init.replacesClientId ?? "",
				window: init.window ?? "client",
				keepalive: init.keepalive ?? !1,
				serviceWorkers: init.serviceWorkers ?? "all",
				initiator: init.initiator ?? "",
				destination: init.destination ?? "",
				priority: init.priority ?? null,
				origin: init.origin ?? "client",
				policyContainer: init.policyContainer ?? "client",
				referrer: init.referrer ?? "client",
				referrerPolicy: init.referrerPolicy ?? "",
				mode: init.mode ?? "no-cors",
				useCORSPreflightFlag: init.useCORSPreflightFlag ?? !1,
				credentials: init.credentials ?? "same-origin",
				useCredentials: init.useCredentials ?? !1,
				cache: init.cache ?? "default",
				redirect: init.redirect ?? "follow",
				integrity: init.integrity ?? "",
				cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? "",
				parserMetadata: init.parserMetadata ?? "",
				reloadNavigation: init.reloadNavigation ?? !1,
				historyNavigation: init.historyNavigation ?? !1,
				userActivation: init.userActivation ?? !1,
				taintedOrigin: init.taintedOrigin ?? !1,
				redirectCount: init.redirectCount ?? 0,
				responseTainting: init.responseTainting ?? "basic",
				preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? !1,
				done: init.done ?? !1,
				timingAllowFailed: init.timingAllowFailed ?? !1,
				useURLCredentials: init.useURLCredentials ?? void 0,
				traversableForUserPrompts: init.traversableForUserPrompts ?? "client",
				urlList: init.urlList,
				url: init.urlList[0],
				headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
			};
		}
		function cloneRequest(request) {
			let newRequest = makeRequest({
				...request,
				body: null
			});
			request.body != null && (newRequest.body = cloneBody(request.body));
			return newRequest;
		}
		function fromInnerRequest(innerRequest, dispatcher, signal, guard) {
			let request = new Request(kConstruct);
			setRequestState(request, innerRequest);
			setRequestDispatcher(request, dispatcher);
			setRequestSignal(request, signal);
			let headers = new Headers(kConstruct);
			setRequestHeaders(request, headers);
			setHeadersList(headers, innerRequest.headersList);
			setHeadersGuard(headers, guard);
			return request;
		}
		Object.defineProperties(Request.prototype, {
			method: kEnumerableProperty,
			url: kEnumerableProperty,
			headers: kEnumerableProperty,
			redirect: kEnumerableProperty,
			clone: kEnumerableProperty,
			signal: kEnumerableProperty,
			duplex: kEnumerableProperty,
			destination: kEnumerableProperty,
			body: kEnumerableProperty,
			bodyUsed: kEnumerableProperty,
			isHistoryNavigation: kEnumerableProperty,
			isReloadNavigation: kEnumerableProperty,
			keepalive: kEnumerableProperty,
			integrity: kEnumerableProperty,
			cache: kEnumerableProperty,
			credentials: kEnumerableProperty,
			attribute: kEnumerableProperty,
			referrerPolicy: kEnumerableProperty,
			referrer: kEnumerableProperty,
			mode: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Request",
				configurable: !0
			}
		});
		webidl.is.Request = webidl.util.MakeTypeAssertion(Request);
		webidl.converters.RequestInfo = function(V) {
			if (typeof V == "string") return webidl.converters.USVString(V);
			if (webidl.is.Request(V)) return V;
			return webidl.converters.USVString(V);
		};
		webidl.converters.RequestInit = webidl.dictionaryConverter([
			{
				key: "method",
				converter: webidl.converters.ByteString
			},
			{
				key: "headers",
				converter: webidl.converters.HeadersInit
			},
			{
				key: "body",
				converter: webidl.nullableConverter(webidl.converters.BodyInit)
			},
			{
				key: "referrer",
				converter: webidl.converters.USVString
			},
			{
				key: "referrerPolicy",
				converter: webidl.converters.DOMString,
				allowedValues: referrerPolicy
			},
			{
				key: "mode",
				converter: webidl.converters.DOMString,
				allowedValues: requestMode
			},
			{
				key: "credentials",
				converter: webidl.converters.DOMString,
				allowedValues: requestCredentials
			},
			{
				key: "cache",
				converter: webidl.converters.DOMString,
				allowedValues: requestCache
			},
			{
				key: "redirect",
				converter: webidl.converters.DOMString,
				allowedValues: requestRedirect
			},
			{
				key: "integrity",
				converter: webidl.converters.DOMString
			},
			{
				key: "keepalive",
				converter: webidl.converters.boolean
			},
			{
				key: "signal",
				converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, "RequestInit", "signal"))
			},
			{
				key: "window",
				converter: webidl.converters.any
			},
			{
				key: "duplex",
				converter: webidl.converters.DOMString,
				allowedValues: requestDuplex
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any
			},
			{
				key: "priority",
				converter: webidl.converters.DOMString,
				allowedValues: [
					"high",
					"low",
					"auto"
				],
				defaultValue: () => "auto"
			}
		]);
		module.exports = {
			Request,
			makeRequest,
			fromInnerRequest,
			cloneRequest,
			getRequestDispatcher,
			getRequestState
		};
	}),
	9051: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = __webpack_require__(660), { extractBody, cloneBody, mixinBody, streamRegistry, bodyUnusable } = __webpack_require__(4492), util = __webpack_require__(3440), nodeUtil = __webpack_require__(7975), { kEnumerableProperty } = util, { isValidReasonPhrase, isCancelled, isAborted, isErrorLike, environmentSettingsObject: relevantRealm } = __webpack_require__(3168), { redirectStatusSet, nullBodyStatus } = __webpack_require__(4495), { webidl } = __webpack_require__(7879), { URLSerializer } = __webpack_require__(1900), { kConstruct } = __webpack_require__(6443), assert = __webpack_require__(4589), { isomorphicEncode, serializeJavascriptValueToJSONString } = __webpack_require__(8116), textEncoder = new TextEncoder("utf-8");
		class Response {
			#headers;
			#state;
			static error() {
				return fromInnerResponse(makeNetworkError(), "immutable");
			}
			static json(data, init = void 0) {
				webidl.argumentLengthCheck(arguments, 1, "Response.json");
				init !== null && (init = webidl.converters.ResponseInit(init));
				let bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data)), body = extractBody(bytes), responseObject = fromInnerResponse(makeResponse({}), "response");
				initializeResponse(responseObject, init, {
					body: body[0],
					type: "application/json"
				});
				return responseObject;
			}
			static redirect(url, status = 302) {
				webidl.argumentLengthCheck(arguments, 1, "Response.redirect");
				url = webidl.converters.USVString(url);
				status = webidl.converters["unsigned short"](status);
				let parsedURL;
				try {
					parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
				} catch (err) {
					throw TypeError(`Failed to parse URL from ${url}`, { cause: err });
				}
				if (!redirectStatusSet.has(status)) throw RangeError(`Invalid status code ${status}`);
				let responseObject = fromInnerResponse(makeResponse({}), "immutable");
				responseObject.#state.status = status;
				let value = isomorphicEncode(URLSerializer(parsedURL));
				responseObject.#state.headersList.append("location", value, !0);
				return responseObject;
			}
			constructor(body = null, init = void 0) {
				webidl.util.markAsUncloneable(this);
				if (body === kConstruct) return;
				body !== null && (body = webidl.converters.BodyInit(body, "Response", "body"));
				init = webidl.converters.ResponseInit(init);
				this.#state = makeResponse({});
				this.#headers = new Headers(kConstruct);
				setHeadersGuard(this.#headers, "response");
				setHeadersList(this.#headers, this.#state.headersList);
				let bodyWithType = null;
				if (body != null) {
					let [extractedBody, type] = extractBody(body);
					bodyWithType = {
						body: extractedBody,
						type
					};
				}
				initializeResponse(this, init, bodyWithType);
			}
			get type() {
				webidl.brandCheck(this, Response);
				return this.#state.type;
			}
			get url() {
				webidl.brandCheck(this, Response);
				let urlList = this.#state.urlList, url = urlList[urlList.length - 1] ?? null;
				if (url === null) return "";
				return URLSerializer(url, !0);
			}
			get redirected() {
				webidl.brandCheck(this, Response);
				return this.#state.urlList.length > 1;
			}
			get status() {
				webidl.brandCheck(this, Response);
				return this.#state.status;
			}
			get ok() {
				webidl.brandCheck(this, Response);
				return this.#state.status >= 200 && this.#state.status <= 299;
			}
			get statusText() {
				webidl.brandCheck(this, Response);
				return this.#state.statusText;
			}
			get headers() {
				webidl.brandCheck(this, Response);
				return this.#headers;
			}
			get body() {
				webidl.brandCheck(this, Response);
				return this.#state.body ? this.#state.body.stream : null;
			}
			get bodyUsed() {
				webidl.brandCheck(this, Response);
				return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
			}
			clone() {
				webidl.brandCheck(this, Response);
				if (bodyUnusable(this.#state)) throw webidl.errors.exception({
					header: "Response.clone",
					message: "Body has already been consumed."
				});
				let clonedResponse = cloneResponse(this.#state);
				this.#state.urlList.length !== 0 && this.#state.body?.stream && streamRegistry.register(this, new WeakRef(this.#state.body.stream));
				return fromInnerResponse(clonedResponse, getHeadersGuard(this.#headers));
			}
			[nodeUtil.inspect.custom](depth, options) {
				options.depth === null && (options.depth = 2);
				options.colors ??= !0;
				let properties = {
					status: this.status,
					statusText: this.statusText,
					headers: this.headers,
					body: this.body,
					bodyUsed: this.bodyUsed,
					ok: this.ok,
					redirected: this.redirected,
					type: this.type,
					url: this.url
				};
				return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
			}
			static getResponseHeaders(response) {
				return response.#headers;
			}
			static setResponseHeaders(response, newHeaders) {
				response.#headers = newHeaders;
			}
			static getResponseState(response) {
				return response.#state;
			}
			static setResponseState(response, newState) {
				response.#state = newState;
			}
		}
		let { getResponseHeaders, setResponseHeaders, getResponseState, setResponseState } = Response;
		Reflect.deleteProperty(Response, "getResponseHeaders");
		Reflect.deleteProperty(Response, "setResponseHeaders");
		Reflect.deleteProperty(Response, "getResponseState");
		Reflect.deleteProperty(Response, "setResponseState");
		mixinBody(Response, getResponseState);
		Object.defineProperties(Response.prototype, {
			type: kEnumerableProperty,
			url: kEnumerableProperty,
			status: kEnumerableProperty,
			ok: kEnumerableProperty,
			redirected: kEnumerableProperty,
			statusText: kEnumerableProperty,
			headers: kEnumerableProperty,
			clone: kEnumerableProperty,
			body: kEnumerableProperty,
			bodyUsed: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Response",
				configurable: !0
			}
		});
		Object.defineProperties(Response, {
			json: kEnumerableProperty,
			redirect: kEnumerableProperty,
			error: kEnumerableProperty
		});
		function cloneResponse(response) {
			if (response.internalResponse) return filterResponse(cloneResponse(response.internalResponse), response.type);
			let newResponse = makeResponse({
				...response,
				body: null
			});
			response.body != null && (newResponse.body = cloneBody(response.body));
			return newResponse;
		}
		function makeResponse(init) {
			return {
				aborted: !1,
				rangeRequested: !1,
				timingAllowPassed: !1,
				requestIncludesCredentials: !1,
				type: "default",
				status: 200,
				timingInfo: null,
				cacheState: "",
				statusText: "",
				...init,
				headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
				urlList: init?.urlList ? [...init.urlList] : []
			};
		}
		function makeNetworkError(reason) {
			return makeResponse({
				type: "error",
				status: 0,
				error: isErrorLike(reason) ? reason : Error(reason && String(reason)),
				aborted: reason && reason.name === "AbortError"
			});
		}
		function isNetworkError(response) {
			return response.type === "error" && response.status === 0;
		}
		function makeFilteredResponse(response, state) {
			state = {
				internalResponse: response,
				...state
			};
			return new Proxy(response, {
				get(target, p) {
					return p in state ? state[p] : target[p];
				},
				set(target, p, value) {
					assert(!(p in state));
					target[p] = value;
					return !0;
				}
			});
		}
		function filterResponse(response, type) {
			if (type === "basic") return makeFilteredResponse(response, {
				type: "basic",
				headersList: response.headersList
			});
			else if (type === "cors") return makeFilteredResponse(response, {
				type: "cors",
				headersList: response.headersList
			});
			else if (type === "opaque") return makeFilteredResponse(response, {
				type: "opaque",
				urlList: [],
				status: 0,
				statusText: "",
				body: null
			});
			else if (type === "opaqueredirect") return makeFilteredResponse(response, {
				type: "opaqueredirect",
				status: 0,
				statusText: "",
				headersList: [],
				body: null
			});
			else assert(!1);
		}
		function makeAppropriateNetworkError(fetchParams, err = null) {
			assert(isCancelled(fetchParams));
			return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: err })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: err }));
		}
		function initializeResponse(response, init, body) {
			if (init.status !== null && (init.status < 200 || init.status > 599)) throw RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
			if ("statusText" in init && init.statusText != null && !isValidReasonPhrase(String(init.statusText))) throw TypeError("Invalid statusText");
			"status" in init && init.status != null && (getResponseState(response).status = init.status);
			"statusText" in init && init.statusText != null && (getResponseState(response).statusText = init.statusText);
			"headers" in init && init.headers != null && fill(getResponseHeaders(response), init.headers);
			if (body) {
				if (nullBodyStatus.includes(response.status)) throw webidl.errors.exception({
					header: "Response constructor",
					message: `Invalid response status code ${response.status}`
				});
				getResponseState(response).body = body.body;
				body.type != null && !getResponseState(response).headersList.contains("content-type", !0) && getResponseState(response).headersList.append("content-type", body.type, !0);
			}
		}
		function fromInnerResponse(innerResponse, guard) {
			let response = new Response(kConstruct);
			setResponseState(response, innerResponse);
			let headers = new Headers(kConstruct);
			setResponseHeaders(response, headers);
			setHeadersList(headers, innerResponse.headersList);
			setHeadersGuard(headers, guard);
			innerResponse.urlList.length !== 0 && innerResponse.body?.stream && streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
			return response;
		}
		webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
			if (typeof V == "string") return webidl.converters.USVString(V, prefix, name);
			if (webidl.is.Blob(V)) return V;
			if (webidl.is.BufferSource(V)) return V;
			if (webidl.is.FormData(V)) return V;
			if (webidl.is.URLSearchParams(V)) return V;
			return webidl.converters.DOMString(V, prefix, name);
		};
		webidl.converters.BodyInit = function(V, prefix, argument) {
			if (webidl.is.ReadableStream(V)) return V;
			if (V?.[Symbol.asyncIterator]) return V;
			return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
		};
		webidl.converters.ResponseInit = webidl.dictionaryConverter([
			{
				key: "status",
				converter: webidl.converters["unsigned short"],
				defaultValue: () => 200
			},
			{
				key: "statusText",
				converter: webidl.converters.ByteString,
				defaultValue: () => ""
			},
			{
				key: "headers",
				converter: webidl.converters.HeadersInit
			}
		]);
		webidl.is.Response = webidl.util.MakeTypeAssertion(Response);
		module.exports = {
			isNetworkError,
			makeNetworkError,
			makeResponse,
			makeAppropriateNetworkError,
			filterResponse,
			Response,
			cloneResponse,
			fromInnerResponse,
			getResponseState
		};
	}),
	5082: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589), { runtimeFeatures } = __webpack_require__(313), { asciiLowercase } = __webpack_require__(8116), validSRIHashAlgorithmTokenSet = new Map([
			["sha256", 0],
			["sha384", 1],
			["sha512", 2]
		]), crypto;
		if (runtimeFeatures.has("crypto")) {
			crypto = __webpack_require__(7598);
			let cryptoHashes = crypto.getHashes();
			cryptoHashes.length === 0 && validSRIHashAlgorithmTokenSet.clear();
			for (let algorithm of validSRIHashAlgorithmTokenSet.keys()) cryptoHashes.includes(algorithm) === !1 && validSRIHashAlgorithmTokenSet.delete(algorithm);
		} else validSRIHashAlgorithmTokenSet.clear();
		let getSRIHashAlgorithmIndex = Map.prototype.get.bind(validSRIHashAlgorithmTokenSet), isValidSRIHashAlgorithm = (algorithm) => validSRIHashAlgorithmTokenSet.has(asciiLowercase(algorithm)), bytesMatch = runtimeFeatures.has("crypto") === !1 || validSRIHashAlgorithmTokenSet.size === 0 ? () => !0 : (bytes, metadataList) => {
			let parsedMetadata = parseMetadata(metadataList);
			if (parsedMetadata.length === 0) return !0;
			let metadata = getStrongestMetadata(parsedMetadata);
			for (let item of metadata) {
				let algorithm = item.alg, expectedValue = item.val;
				if (caseSensitiveMatch(applyAlgorithmToBytes(algorithm, bytes), expectedValue)) return !0;
			}
			return !1;
		};
		function getStrongestMetadata(metadataList) {
			let result = [], strongest = null;
			for (let item of metadataList) {
				assert(isValidSRIHashAlgorithm(item.alg), "Invalid SRI hash algorithm token");
				if (result.length === 0) {
					result.push(item);
					strongest = item;
					continue;
				}
				let currentAlgorithm = strongest.alg, currentAlgorithmIndex = getSRIHashAlgorithmIndex(currentAlgorithm), newAlgorithm = item.alg, newAlgorithmIndex = getSRIHashAlgorithmIndex(newAlgorithm);
				if (newAlgorithmIndex < currentAlgorithmIndex) continue;
				else if (newAlgorithmIndex > currentAlgorithmIndex) {
					strongest = item;
					result[0] = item;
					result.length = 1;
				} else result.push(item);
			}
			return result;
		}
		function parseMetadata(metadata) {
			let result = [];
			for (let item of metadata.split(/[\t\n\f\r ]+/)) {
				let algorithmExpression = item.split("?", 1)[0], base64Value = "", algorithmAndValue = [algorithmExpression.slice(0, 6), algorithmExpression.slice(7)], algorithm = algorithmAndValue[0];
				if (!isValidSRIHashAlgorithm(algorithm)) continue;
				algorithmAndValue[1] && (base64Value = algorithmAndValue[1]);
				let metadata = {
					alg: asciiLowercase(algorithm),
					val: base64Value
				};
				result.push(metadata);
			}
			return result;
		}
		let applyAlgorithmToBytes = (algorithm, bytes) => crypto.hash(algorithm, bytes, "base64");
		function caseSensitiveMatch(actualValue, expectedValue) {
			let actualValueLength = actualValue.length;
			actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=" && --actualValueLength;
			actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=" && --actualValueLength;
			let expectedValueLength = expectedValue.length;
			expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=" && --expectedValueLength;
			expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=" && --expectedValueLength;
			if (actualValueLength !== expectedValueLength) return !1;
			for (let i = 0; i < actualValueLength; ++i) {
				if (actualValue[i] === expectedValue[i] || actualValue[i] === "+" && expectedValue[i] === "-" || actualValue[i] === "/" && expectedValue[i] === "_") continue;
				return !1;
			}
			return !0;
		}
		module.exports = {
			applyAlgorithmToBytes,
			bytesMatch,
			caseSensitiveMatch,
			isValidSRIHashAlgorithm,
			getStrongestMetadata,
			parseMetadata
		};
	}),
	6897: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = __webpack_require__(736), { parseExtensions, isClosed, isClosing, isEstablished, isConnecting, validateCloseCodeAndReason } = __webpack_require__(8625), { makeRequest } = __webpack_require__(9967), { fetching } = __webpack_require__(4398), { Headers, getHeadersList } = __webpack_require__(660), { getDecodeSplit } = __webpack_require__(3168), { WebsocketFrameSend } = __webpack_require__(3264), assert = __webpack_require__(4589), { runtimeFeatures } = __webpack_require__(313), crypto = runtimeFeatures.has("crypto") ? __webpack_require__(7598) : null, warningEmitted = !1;
		function establishWebSocketConnection(url, protocols, client, handler, options) {
			let requestURL = url;
			requestURL.protocol = url.protocol === "ws:" ? "http:" : "https:";
			let request = makeRequest({
				urlList: [requestURL],
				client,
				serviceWorkers: "none",
				referrer: "no-referrer",
				mode: "websocket",
				credentials: "include",
				cache: "no-store",
				redirect: "error",
				useURLCredentials: !0
			});
			options.headers && (request.headersList = getHeadersList(new Headers(options.headers)));
			let keyValue = crypto.randomBytes(16).toString("base64");
			request.headersList.append("sec-websocket-key", keyValue, !0);
			request.headersList.append("sec-websocket-version", "13", !0);
			for (let protocol of protocols) request.headersList.append("sec-websocket-protocol", protocol, !0);
			request.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits", !0);
			return fetching({
				request,
				useParallelQueue: !0,
				dispatcher: options.dispatcher,
				processResponse(response) {
					if (response.type === "error" || response.status !== 101) {
						if (response.socket?.session == null) {
							failHandshake(handler, response, 1002, "Received network error or non-101 status code.", response.error);
							return;
						}
						if (response.status !== 200) {
							failHandshake(handler, response, 1002, "Received network error or non-200 status code.", response.error);
							return;
						}
					}
					if (warningEmitted === !1 && response.socket?.session != null) {
						process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.", "ExperimentalWarning");
						warningEmitted = !0;
					}
					if (protocols.length !== 0 && !response.headersList.get("Sec-WebSocket-Protocol")) {
						failHandshake(handler, response, 1002, "Server did not respond with sent protocols.");
						return;
					}
					if (response.socket.session == null && response.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
						failHandshake(handler, response, 1002, "Server did not set Upgrade header to \"websocket\".");
						return;
					}
					if (response.socket.session == null && response.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
						failHandshake(handler, response, 1002, "Server did not set Connection header to \"upgrade\".");
						return;
					}
					if (response.headersList.get("Sec-WebSocket-Accept") !== crypto.hash("sha1", keyValue + uid, "base64")) {
						failHandshake(handler, response, 1002, "Incorrect hash received in Sec-WebSocket-Accept header.");
						return;
					}
					let secExtension = response.headersList.get("Sec-WebSocket-Extensions"), extensions;
					if (secExtension !== null) {
						extensions = parseExtensions(secExtension);
						if (!extensions.has("permessage-deflate")) {
							failHandshake(handler, response, 1002, "Sec-WebSocket-Extensions header does not match.");
							return;
						}
					}
					let secProtocol = response.headersList.get("Sec-WebSocket-Protocol");
					if (secProtocol !== null) {
						let requestProtocols = getDecodeSplit("sec-websocket-protocol", request.headersList);
						if (requestProtocols === null || !requestProtocols.includes(secProtocol)) {
							failHandshake(handler, response, 1002, "Protocol was not set in the opening handshake.");
							return;
						}
					}
					response.socket.on("data", handler.onSocketData);
					response.socket.on("close", handler.onSocketClose);
					response.socket.on("error", handler.onSocketError);
					handler.wasEverConnected = !0;
					handler.onConnectionEstablished(response, extensions);
				}
			});
		}
		function closeWebSocketConnection(object, code, reason, validate = !1) {
			code ??= null;
			reason ??= "";
			validate && validateCloseCodeAndReason(code, reason);
			if (!(isClosed(object.readyState) || isClosing(object.readyState))) {
				if (!isEstablished(object.readyState)) {
					failWebsocketConnection(object);
					object.readyState = states.CLOSING;
				} else if (!object.closeState.has(sentCloseFrameState.SENT) && !object.closeState.has(sentCloseFrameState.RECEIVED)) {
					let frame = new WebsocketFrameSend();
					reason.length !== 0 && code === null && (code = 1e3);
					assert(code === null || Number.isInteger(code));
					if (code === null && reason.length === 0) frame.frameData = emptyBuffer;
					else if (code !== null && reason === null) {
						frame.frameData = Buffer.allocUnsafe(2);
						frame.frameData.writeUInt16BE(code, 0);
					} else if (code !== null && reason !== null) {
						frame.frameData = Buffer.allocUnsafe(2 + Buffer.byteLength(reason));
						frame.frameData.writeUInt16BE(code, 0);
						frame.frameData.write(reason, 2, "utf-8");
					} else frame.frameData = emptyBuffer;
					object.socket.write(frame.createFrame(opcodes.CLOSE));
					object.closeState.add(sentCloseFrameState.SENT);
					object.readyState = states.CLOSING;
				} else object.readyState = states.CLOSING;
			}
		}
		function failHandshake(handler, response, code, reason, cause) {
			response.socket?.session != null && !response.socket.destroyed && response.socket.destroy();
			failWebsocketConnection(handler, code, reason, cause);
		}
		function failWebsocketConnection(handler, code, reason, cause) {
			isEstablished(handler.readyState) && closeWebSocketConnection(handler, code, reason, !1);
			handler.controller.abort();
			isConnecting(handler.readyState) ? handler.onSocketClose() : handler.socket?.destroyed === !1 && handler.socket.destroy();
		}
		module.exports = {
			establishWebSocketConnection,
			failWebsocketConnection,
			closeWebSocketConnection
		};
	}),
	736: ((module) => {
		module.exports = {
			uid: "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
			sentCloseFrameState: {
				SENT: 1,
				RECEIVED: 2
			},
			staticPropertyDescriptors: {
				enumerable: !0,
				writable: !1,
				configurable: !1
			},
			states: {
				CONNECTING: 0,
				OPEN: 1,
				CLOSING: 2,
				CLOSED: 3
			},
			opcodes: {
				CONTINUATION: 0,
				TEXT: 1,
				BINARY: 2,
				CLOSE: 8,
				PING: 9,
				PONG: 10
			},
			maxUnsigned16Bit: 65535,
			parserStates: {
				INFO: 0,
				PAYLOADLENGTH_16: 2,
				PAYLOADLENGTH_64: 3,
				READ_DATA: 4
			},
			emptyBuffer: Buffer.allocUnsafe(0),
			sendHints: {
				text: 1,
				typedArray: 2,
				arrayBuffer: 3,
				blob: 4
			}
		};
	}),
	5188: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { webidl } = __webpack_require__(7879), { kEnumerableProperty } = __webpack_require__(3440), { kConstruct } = __webpack_require__(6443);
		class MessageEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict = {}) {
				if (type === kConstruct) {
					super(arguments[1], arguments[2]);
					webidl.util.markAsUncloneable(this);
					return;
				}
				let prefix = "MessageEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.MessageEventInit(eventInitDict, prefix, "eventInitDict");
				super(type, eventInitDict);
				this.#eventInit = eventInitDict;
				webidl.util.markAsUncloneable(this);
			}
			get data() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.data;
			}
			get origin() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.origin;
			}
			get lastEventId() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.lastEventId;
			}
			get source() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.source;
			}
			get ports() {
				webidl.brandCheck(this, MessageEvent);
				Object.isFrozen(this.#eventInit.ports) || Object.freeze(this.#eventInit.ports);
				return this.#eventInit.ports;
			}
			initMessageEvent(type, bubbles = !1, cancelable = !1, data = null, origin = "", lastEventId = "", source = null, ports = []) {
				webidl.brandCheck(this, MessageEvent);
				webidl.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
				return new MessageEvent(type, {
					bubbles,
					cancelable,
					data,
					origin,
					lastEventId,
					source,
					ports
				});
			}
			static createFastMessageEvent(type, init) {
				let messageEvent = new MessageEvent(kConstruct, type, init);
				messageEvent.#eventInit = init;
				messageEvent.#eventInit.data ??= null;
				messageEvent.#eventInit.origin ??= "";
				messageEvent.#eventInit.lastEventId ??= "";
				messageEvent.#eventInit.source ??= null;
				messageEvent.#eventInit.ports ??= [];
				return messageEvent;
			}
		}
		let { createFastMessageEvent } = MessageEvent;
		delete MessageEvent.createFastMessageEvent;
		class CloseEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict = {}) {
				let prefix = "CloseEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.CloseEventInit(eventInitDict);
				super(type, eventInitDict);
				this.#eventInit = eventInitDict;
				webidl.util.markAsUncloneable(this);
			}
			get wasClean() {
				webidl.brandCheck(this, CloseEvent);
				return this.#eventInit.wasClean;
			}
			get code() {
				webidl.brandCheck(this, CloseEvent);
				return this.#eventInit.code;
			}
			get reason() {
				webidl.brandCheck(this, CloseEvent);
				return this.#eventInit.reason;
			}
		}
		class ErrorEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict) {
				let prefix = "ErrorEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				super(type, eventInitDict);
				webidl.util.markAsUncloneable(this);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.ErrorEventInit(eventInitDict ?? {});
				this.#eventInit = eventInitDict;
			}
			get message() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.message;
			}
			get filename() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.filename;
			}
			get lineno() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.lineno;
			}
			get colno() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.colno;
			}
			get error() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.error;
			}
		}
		Object.defineProperties(MessageEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "MessageEvent",
				configurable: !0
			},
			data: kEnumerableProperty,
			origin: kEnumerableProperty,
			lastEventId: kEnumerableProperty,
			source: kEnumerableProperty,
			ports: kEnumerableProperty,
			initMessageEvent: kEnumerableProperty
		});
		Object.defineProperties(CloseEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "CloseEvent",
				configurable: !0
			},
			reason: kEnumerableProperty,
			code: kEnumerableProperty,
			wasClean: kEnumerableProperty
		});
		Object.defineProperties(ErrorEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "ErrorEvent",
				configurable: !0
			},
			message: kEnumerableProperty,
			filename: kEnumerableProperty,
			lineno: kEnumerableProperty,
			colno: kEnumerableProperty,
			error: kEnumerableProperty
		});
		webidl.converters.MessagePort = webidl.interfaceConverter(webidl.is.MessagePort, "MessagePort");
		webidl.converters["sequence<MessagePort>"] = webidl.sequenceConverter(webidl.converters.MessagePort);
		let eventInit = [
			{
				key: "bubbles",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "cancelable",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "composed",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			}
		];
		webidl.converters.MessageEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "data",
				converter: webidl.converters.any,
				defaultValue: () => null
			},
			{
				key: "origin",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lastEventId",
				converter: webidl.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "source",
				converter: webidl.nullableConverter(webidl.converters.MessagePort),
				defaultValue: () => null
			},
			{
				key: "ports",
				converter: webidl.converters["sequence<MessagePort>"],
				defaultValue: () => []
			}
		]);
		webidl.converters.CloseEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "wasClean",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "code",
				converter: webidl.converters["unsigned short"],
				defaultValue: () => 0
			},
			{
				key: "reason",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			}
		]);
		webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "message",
				converter: webidl.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "filename",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lineno",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "colno",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "error",
				converter: webidl.converters.any
			}
		]);
		module.exports = {
			MessageEvent,
			CloseEvent,
			ErrorEvent,
			createFastMessageEvent
		};
	}),
	3264: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { runtimeFeatures } = __webpack_require__(313), { maxUnsigned16Bit, opcodes } = __webpack_require__(736), BUFFER_SIZE = 8192, buffer = null, bufIdx = BUFFER_SIZE, randomFillSync = runtimeFeatures.has("crypto") ? __webpack_require__(7598).randomFillSync : function(buffer, _offset, _size) {
			for (let i = 0; i < buffer.length; ++i) buffer[i] = Math.random() * 255 | 0;
			return buffer;
		};
		function generateMask() {
			if (bufIdx === BUFFER_SIZE) {
				bufIdx = 0;
				randomFillSync(buffer ??= Buffer.allocUnsafeSlow(BUFFER_SIZE), 0, BUFFER_SIZE);
			}
			return [
				buffer[bufIdx++],
				buffer[bufIdx++],
				buffer[bufIdx++],
				buffer[bufIdx++]
			];
		}
		class WebsocketFrameSend {
			constructor(data) {
				this.frameData = data;
			}
			createFrame(opcode) {
				let frameData = this.frameData, maskKey = generateMask(), bodyLength = frameData?.byteLength ?? 0, payloadLength = bodyLength, offset = 6;
				if (bodyLength > maxUnsigned16Bit) {
					offset += 8;
					payloadLength = 127;
				} else if (bodyLength > 125) {
					offset += 2;
					payloadLength = 126;
				}
				let buffer = Buffer.allocUnsafe(bodyLength + offset);
				buffer[0] = buffer[1] = 0;
				buffer[0] |= 128;
				buffer[0] = (buffer[0] & 240) + opcode;
				buffer[offset - 4] = maskKey[0];
				buffer[offset - 3] = maskKey[1];
				buffer[offset - 2] = maskKey[2];
				buffer[offset - 1] = maskKey[3];
				buffer[1] = payloadLength;
				if (payloadLength === 126) buffer.writeUInt16BE(bodyLength, 2);
				else if (payloadLength === 127) {
					buffer[2] = buffer[3] = 0;
					buffer.writeUIntBE(bodyLength, 4, 6);
				}
				buffer[1] |= 128;
				for (let i = 0; i < bodyLength; ++i) buffer[offset + i] = frameData[i] ^ maskKey[i & 3];
				return buffer;
			}
			static createFastTextFrame(buffer) {
				let maskKey = generateMask(), bodyLength = buffer.length;
				for (let i = 0; i < bodyLength; ++i) buffer[i] ^= maskKey[i & 3];
				let payloadLength = bodyLength, offset = 6;
				if (bodyLength > maxUnsigned16Bit) {
					offset += 8;
					payloadLength = 127;
				} else if (bodyLength > 125) {
					offset += 2;
					payloadLength = 126;
				}
				let head = Buffer.allocUnsafeSlow(offset);
				head[0] = 128 | opcodes.TEXT;
				head[1] = payloadLength | 128;
				head[offset - 4] = maskKey[0];
				head[offset - 3] = maskKey[1];
				head[offset - 2] = maskKey[2];
				head[offset - 1] = maskKey[3];
				if (payloadLength === 126) head.writeUInt16BE(bodyLength, 2);
				else if (payloadLength === 127) {
					head[2] = head[3] = 0;
					head.writeUIntBE(bodyLength, 4, 6);
				}
				return [head, buffer];
			}
		}
		module.exports = {
			WebsocketFrameSend,
			generateMask
		};
	}),
	9469: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { createInflateRaw, Z_DEFAULT_WINDOWBITS } = __webpack_require__(8522), { isValidClientWindowBits } = __webpack_require__(8625), { MessageSizeExceededError } = __webpack_require__(8707), tail = Buffer.from([
			0,
			0,
			255,
			255
		]), kBuffer = Symbol("kBuffer"), kLength = Symbol("kLength");
		class PerMessageDeflate {
			#inflate;
			#options = {};
			#maxPayloadSize = 0;
			constructor(extensions, options) {
				this.#options.serverNoContextTakeover = extensions.has("server_no_context_takeover");
				this.#options.serverMaxWindowBits = extensions.get("server_max_window_bits");
				this.#maxPayloadSize = options.maxPayloadSize;
			}
			decompress(chunk, fin, callback) {
				if (!this.#inflate) {
					let windowBits = Z_DEFAULT_WINDOWBITS;
					if (this.#options.serverMaxWindowBits) {
						if (!isValidClientWindowBits(this.#options.serverMaxWindowBits)) {
							callback(Error("Invalid server_max_window_bits"));
							return;
						}
						windowBits = Number.parseInt(this.#options.serverMaxWindowBits);
					}
					try {
						this.#inflate = createInflateRaw({ windowBits });
					} catch (err) {
						callback(err);
						return;
					}
					this.#inflate[kBuffer] = [];
					this.#inflate[kLength] = 0;
					this.#inflate.on("data", (data) => {
						this.#inflate[kLength] += data.length;
						if (this.#maxPayloadSize > 0 && this.#inflate[kLength] > this.#maxPayloadSize) {
							callback(new MessageSizeExceededError());
							this.#inflate.removeAllListeners();
							this.#inflate.destroy();
							this.#inflate = null;
							return;
						}
						this.#inflate[kBuffer].push(data);
					});
					this.#inflate.on("error", (err) => {
						this.#inflate = null;
						callback(err);
					});
				}
				this.#inflate.write(chunk);
				fin && this.#inflate.write(tail);
				this.#inflate.flush(() => {
					if (!this.#inflate) return;
					let full = Buffer.concat(this.#inflate[kBuffer], this.#inflate[kLength]);
					this.#inflate[kBuffer].length = 0;
					this.#inflate[kLength] = 0;
					callback(null, full);
				});
			}
		}
		module.exports = { PerMessageDeflate };
	}),
	1652: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Writable } = __webpack_require__(7075), assert = __webpack_require__(4589), { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = __webpack_require__(736), { isValidStatusCode, isValidOpcode, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = __webpack_require__(8625), { failWebsocketConnection } = __webpack_require__(6897), { WebsocketFrameSend } = __webpack_require__(3264), { PerMessageDeflate } = __webpack_require__(9469), { MessageSizeExceededError } = __webpack_require__(8707);
		class ByteParser extends Writable {
			#buffers = [];
			#fragmentsBytes = 0;
			#byteOffset = 0;
			#loop = !1;
			#state = parserStates.INFO;
			#info = {};
			#fragments = [];
			#extensions;
			#handler;
			#maxFragments;
			#maxPayloadSize;
			constructor(handler, extensions, options = {}) {
				super();
				this.#handler = handler;
				this.#extensions = extensions ?? new Map();
				this.#maxFragments = options.maxFragments ?? 0;
				this.#maxPayloadSize = options.maxPayloadSize ?? 0;
				this.#extensions.has("permessage-deflate") && this.#extensions.set("permessage-deflate", new PerMessageDeflate(extensions, options));
			}
			_write(chunk, _, callback) {
				this.#buffers.push(chunk);
				this.#byteOffset += chunk.length;
				this.#loop = !0;
				this.run(callback);
			}
			#validatePayloadLength() {
				if (this.#maxPayloadSize > 0 && !isControlFrame(this.#info.opcode) && this.#info.payloadLength + this.#fragmentsBytes > this.#maxPayloadSize) {
					failWebsocketConnection(this.#handler, 1009, "Payload size exceeds maximum allowed size");
					return !1;
				}
				return !0;
			}
			run(callback) {
				for (; this.#loop;) if (this.#state === parserStates.INFO) {
					if (this.#byteOffset < 2) return callback();
					let buffer = this.consume(2), fin = !!(buffer[0] & 128), opcode = buffer[0] & 15, masked = (buffer[1] & 128) == 128, fragmented = !fin && opcode !== opcodes.CONTINUATION, payloadLength = buffer[1] & 127, rsv1 = buffer[0] & 64, rsv2 = buffer[0] & 32, rsv3 = buffer[0] & 16;
					if (!isValidOpcode(opcode)) {
						failWebsocketConnection(this.#handler, 1002, "Invalid opcode received");
						return callback();
					}
					if (masked) {
						failWebsocketConnection(this.#handler, 1002, "Frame cannot be masked");
						return callback();
					}
					if (rsv1 !== 0 && !this.#extensions.has("permessage-deflate")) {
						failWebsocketConnection(this.#handler, 1002, "Expected RSV1 to be clear.");
						return;
					}
					if (rsv2 !== 0 || rsv3 !== 0) {
						failWebsocketConnection(this.#handler, 1002, "RSV1, RSV2, RSV3 must be clear");
						return;
					}
					if (fragmented && !isTextBinaryFrame(opcode)) {
						failWebsocketConnection(this.#handler, 1002, "Invalid frame type was fragmented.");
						return;
					}
					if (isTextBinaryFrame(opcode) && this.#fragments.length > 0) {
						failWebsocketConnection(this.#handler, 1002, "Expected continuation frame");
						return;
					}
					if (this.#info.fragmented && fragmented) {
						failWebsocketConnection(this.#handler, 1002, "Fragmented frame exceeded 125 bytes.");
						return;
					}
					if ((payloadLength > 125 || fragmented) && isControlFrame(opcode)) {
						failWebsocketConnection(this.#handler, 1002, "Control frame either too large or fragmented");
						return;
					}
					if (isContinuationFrame(opcode) && this.#fragments.length === 0 && !this.#info.compressed) {
						failWebsocketConnection(this.#handler, 1002, "Unexpected continuation frame");
						return;
					}
					if (payloadLength <= 125) {
						this.#info.payloadLength = payloadLength;
						this.#state = parserStates.READ_DATA;
						if (!this.#validatePayloadLength()) return;
					} else payloadLength === 126 ? this.#state = parserStates.PAYLOADLENGTH_16 : payloadLength === 127 && (this.#state = parserStates.PAYLOADLENGTH_64);
					if (isTextBinaryFrame(opcode)) {
						this.#info.binaryType = opcode;
						this.#info.compressed = rsv1 !== 0;
					}
					this.#info.opcode = opcode;
					this.#info.masked = masked;
					this.#info.fin = fin;
					this.#info.fragmented = fragmented;
				} else if (this.#state === parserStates.PAYLOADLENGTH_16) {
					if (this.#byteOffset < 2) return callback();
					let buffer = this.consume(2);
					this.#info.payloadLength = buffer.readUInt16BE(0);
					this.#state = parserStates.READ_DATA;
					if (!this.#validatePayloadLength()) return;
				} else if (this.#state === parserStates.PAYLOADLENGTH_64) {
					if (this.#byteOffset < 8) return callback();
					let buffer = this.consume(8), upper = buffer.readUInt32BE(0), lower = buffer.readUInt32BE(4);
					if (upper !== 0 || lower > 2 ** 31 - 1) {
						failWebsocketConnection(this.#handler, 1009, "Received payload length > 2^31 bytes.");
						return;
					}
					this.#info.payloadLength = lower;
					this.#state = parserStates.READ_DATA;
					if (!this.#validatePayloadLength()) return;
				} else if (this.#state === parserStates.READ_DATA) {
					if (this.#byteOffset < this.#info.payloadLength) return callback();
					let body = this.consume(this.#info.payloadLength);
					if (isControlFrame(this.#info.opcode)) {
						this.#loop = this.parseControlFrame(body);
						this.#state = parserStates.INFO;
						if (this.#loop && this.#handler.socket.writableNeedDrain) {
							this.#loop = !1;
							this.#handler.socket.once("drain", () => {
								if (this.destroyed) return;
								this.#loop = !0;
								this.run(callback);
							});
							return;
						}
					} else if (this.#info.compressed) {
						this.#extensions.get("permessage-deflate").decompress(body, this.#info.fin, (error, data) => {
							if (error) {
								let code = error instanceof MessageSizeExceededError ? 1009 : 1007;
								failWebsocketConnection(this.#handler, code, error.message);
								return;
							}
							if (!this.writeFragments(data)) return;
							if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
								failWebsocketConnection(this.#handler, 1009, new MessageSizeExceededError().message);
								return;
							}
							if (!this.#info.fin) {
								this.#state = parserStates.INFO;
								this.#loop = !0;
								this.run(callback);
								return;
							}
							websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
							this.#loop = !0;
							this.#state = parserStates.INFO;
							this.run(callback);
						}, this.#fragmentsBytes);
						this.#loop = !1;
						break;
					} else {
						if (!this.writeFragments(body)) return;
						!this.#info.fragmented && this.#info.fin && websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
						this.#state = parserStates.INFO;
					}
				}
			}
			consume(n) {
				if (n > this.#byteOffset) throw Error("Called consume() before buffers satiated.");
				else if (n === 0) return emptyBuffer;
				this.#byteOffset -= n;
				let first = this.#buffers[0];
				if (first.length > n) {
					this.#buffers[0] = first.subarray(n, first.length);
					return first.subarray(0, n);
				} else if (first.length === n) return this.#buffers.shift();
				else {
					let offset = 0, buffer = Buffer.allocUnsafeSlow(n);
					for (; offset !== n;) {
						let next = this.#buffers[0], length = next.length;
						if (length + offset === n) {
							buffer.set(this.#buffers.shift(), offset);
							break;
						} else if (length + offset > n) {
							buffer.set(next.subarray(0, n - offset), offset);
							this.#buffers[0] = next.subarray(n - offset);
							break;
						} else {
							buffer.set(this.#buffers.shift(), offset);
							offset += length;
						}
					}
					return buffer;
				}
			}
			writeFragments(fragment) {
				if (this.#maxFragments > 0 && this.#fragments.length === this.#maxFragments) {
					failWebsocketConnection(this.#handler, 1008, "Too many message fragments");
					return !1;
				}
				this.#fragmentsBytes += fragment.length;
				this.#fragments.push(fragment);
				return !0;
			}
			consumeFragments() {
				let fragments = this.#fragments;
				if (fragments.length === 1) {
					this.#fragmentsBytes = 0;
					return fragments.shift();
				}
				let offset = 0, output = Buffer.allocUnsafeSlow(this.#fragmentsBytes);
				for (let i = 0; i < fragments.length; ++i) {
					let buffer = fragments[i];
					output.set(buffer, offset);
					offset += buffer.length;
				}
				this.#fragments = [];
				this.#fragmentsBytes = 0;
				return output;
			}
			parseCloseBody(data) {
				assert(data.length !== 1);
				let code;
				data.length >= 2 && (code = data.readUInt16BE(0));
				if (code !== void 0 && !isValidStatusCode(code)) return {
					code: 1002,
					reason: "Invalid status code",
					error: !0
				};
				let reason = data.subarray(2);
				reason[0] === 239 && reason[1] === 187 && reason[2] === 191 && (reason = reason.subarray(3));
				try {
					reason = utf8Decode(reason);
				} catch {
					return {
						code: 1007,
						reason: "Invalid UTF-8",
						error: !0
					};
				}
				return {
					code,
					reason,
					error: !1
				};
			}
			parseControlFrame(body) {
				let { opcode, payloadLength } = this.#info;
				if (opcode === opcodes.CLOSE) {
					if (payloadLength === 1) {
						failWebsocketConnection(this.#handler, 1002, "Received close frame with a 1-byte body.");
						return !1;
					}
					this.#info.closeInfo = this.parseCloseBody(body);
					if (this.#info.closeInfo.error) {
						let { code, reason } = this.#info.closeInfo;
						failWebsocketConnection(this.#handler, code, reason);
						return !1;
					}
					if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
						let body = emptyBuffer;
						if (this.#info.closeInfo.code) {
							body = Buffer.allocUnsafe(2);
							body.writeUInt16BE(this.#info.closeInfo.code, 0);
						}
						let closeFrame = new WebsocketFrameSend(body);
						this.#handler.socket.write(closeFrame.createFrame(opcodes.CLOSE));
						this.#handler.closeState.add(sentCloseFrameState.SENT);
					}
					this.#handler.readyState = states.CLOSING;
					this.#handler.closeState.add(sentCloseFrameState.RECEIVED);
					return !1;
				} else if (opcode === opcodes.PING) {
					if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
						let frame = new WebsocketFrameSend(body);
						this.#handler.socket.write(frame.createFrame(opcodes.PONG));
						this.#handler.onPing(body);
					}
				} else opcode === opcodes.PONG && this.#handler.onPong(body);
				return !0;
			}
			get closingInfo() {
				return this.#info.closeInfo;
			}
		}
		module.exports = { ByteParser };
	}),
	3900: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { WebsocketFrameSend } = __webpack_require__(3264), { opcodes, sendHints } = __webpack_require__(736), FixedQueue = __webpack_require__(4660);
		class SendQueue {
			#queue = new FixedQueue();
			#running = !1;
			#socket;
			constructor(socket) {
				this.#socket = socket;
			}
			add(item, cb, hint) {
				if (hint !== sendHints.blob) {
					if (this.#running) {
						let node = {
							promise: null,
							callback: cb,
							frame: createFrame(item, hint)
						};
						this.#queue.push(node);
					} else if (hint === sendHints.text) {
						let { 0: head, 1: body } = WebsocketFrameSend.createFastTextFrame(item);
						this.#socket.cork();
						this.#socket.write(head);
						this.#socket.write(body, cb);
						this.#socket.uncork();
					} else this.#socket.write(createFrame(item, hint), cb);
					return;
				}
				let node = {
					promise: item.arrayBuffer().then((ab) => {
						node.promise = null;
						node.frame = createFrame(ab, hint);
					}),
					callback: cb,
					frame: null
				};
				this.#queue.push(node);
				this.#running || this.#run();
			}
			async #run() {
				this.#running = !0;
				let queue = this.#queue;
				for (; !queue.isEmpty();) {
					let node = queue.shift();
					node.promise !== null && await node.promise;
					this.#socket.write(node.frame, node.callback);
					node.callback = node.frame = null;
				}
				this.#running = !1;
			}
		}
		function createFrame(data, hint) {
			return new WebsocketFrameSend(toBuffer(data, hint)).createFrame(hint === sendHints.text ? opcodes.TEXT : opcodes.BINARY);
		}
		function toBuffer(data, hint) {
			switch (hint) {
				case sendHints.text:
				case sendHints.typedArray: return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
				case sendHints.arrayBuffer:
				case sendHints.blob: return new Uint8Array(data);
			}
		}
		module.exports = { SendQueue };
	}),
	6919: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { webidl } = __webpack_require__(7879), { validateCloseCodeAndReason } = __webpack_require__(8625), { kConstruct } = __webpack_require__(6443), { kEnumerableProperty } = __webpack_require__(3440);
		function createInheritableDOMException() {
			class Test extends DOMException {
				get reason() {
					return "";
				}
			}
			if (new Test().reason !== void 0) return DOMException;
			return new Proxy(DOMException, { construct(target, args, newTarget) {
				let instance = Reflect.construct(target, args, target);
				Object.setPrototypeOf(instance, newTarget.prototype);
				return instance;
			} });
		}
		class WebSocketError extends createInheritableDOMException() {
			#closeCode;
			#reason;
			constructor(message = "", init = void 0) {
				message = webidl.converters.DOMString(message, "WebSocketError", "message");
				super(message, "WebSocketError");
				if (init === kConstruct) return;
				else init !== null && (init = webidl.converters.WebSocketCloseInfo(init));
				let code = init.closeCode ?? null, reason = init.reason ?? "";
				validateCloseCodeAndReason(code, reason);
				reason.length !== 0 && code === null && (code = 1e3);
				this.#closeCode = code;
				this.#reason = reason;
			}
			get closeCode() {
				return this.#closeCode;
			}
			get reason() {
				return this.#reason;
			}
			static createUnvalidatedWebSocketError(message, code, reason) {
				let error = new WebSocketError(message, kConstruct);
				error.#closeCode = code;
				error.#reason = reason;
				return error;
			}
		}
		let { createUnvalidatedWebSocketError } = WebSocketError;
		delete WebSocketError.createUnvalidatedWebSocketError;
		Object.defineProperties(WebSocketError.prototype, {
			closeCode: kEnumerableProperty,
			reason: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocketError",
				writable: !1,
				enumerable: !1,
				configurable: !0
			}
		});
		webidl.is.WebSocketError = webidl.util.MakeTypeAssertion(WebSocketError);
		module.exports = {
			WebSocketError,
			createUnvalidatedWebSocketError
		};
	}),
	2873: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { createDeferredPromise } = __webpack_require__(6436), { environmentSettingsObject } = __webpack_require__(3168), { states, opcodes, sentCloseFrameState } = __webpack_require__(736), { webidl } = __webpack_require__(7879), { getURLRecord, isValidSubprotocol, isEstablished, utf8Decode } = __webpack_require__(8625), { establishWebSocketConnection, failWebsocketConnection, closeWebSocketConnection } = __webpack_require__(6897), { channels } = __webpack_require__(2414), { WebsocketFrameSend } = __webpack_require__(3264), { ByteParser } = __webpack_require__(1652), { WebSocketError, createUnvalidatedWebSocketError } = __webpack_require__(6919), { kEnumerableProperty } = __webpack_require__(3440), { utf8DecodeBytes } = __webpack_require__(276), emittedExperimentalWarning = !1;
		class WebSocketStream {
			#url;
			#openedPromise;
			#closedPromise;
			#readableStream;
			#readableStreamController;
			#writableStreamController;
			#handshakeAborted = !1;
			#handler = {
				onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
				onMessage: (opcode, data) => this.#onMessage(opcode, data),
				onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
				onParserDrain: () => this.#handler.socket.resume(),
				onSocketData: (chunk) => {
					this.#parser.write(chunk) || this.#handler.socket.pause();
				},
				onSocketError: (err) => {
					this.#handler.readyState = states.CLOSING;
					channels.socketError.hasSubscribers && channels.socketError.publish(err);
					this.#handler.socket.destroy();
				},
				onSocketClose: () => this.#onSocketClose(),
				onPing: () => {},
				onPong: () => {},
				readyState: states.CONNECTING,
				socket: null,
				closeState: new Set(),
				controller: null,
				wasEverConnected: !1
			};
			#parser;
			constructor(url, options = void 0) {
				if (!emittedExperimentalWarning) {
					process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.", { code: "UNDICI-WSS" });
					emittedExperimentalWarning = !0;
				}
				webidl.argumentLengthCheck(arguments, 1, "WebSocket");
				url = webidl.converters.USVString(url);
				options !== null && (options = webidl.converters.WebSocketStreamOptions(options));
				let baseURL = environmentSettingsObject.settingsObject.baseUrl, urlRecord = getURLRecord(url, baseURL), protocols = options.protocols;
				if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				this.#url = urlRecord.toString();
				this.#openedPromise = createDeferredPromise();
				this.#closedPromise = createDeferredPromise();
				if (options.signal != null) {
					let signal = options.signal;
					if (signal.aborted) {
						this.#openedPromise.reject(signal.reason);
						this.#closedPromise.reject(signal.reason);
						return;
					}
					signal.addEventListener("abort", () => {
						if (!isEstablished(this.#handler.readyState)) {
							failWebsocketConnection(this.#handler);
							this.#handler.readyState = states.CLOSING;
							this.#openedPromise.reject(signal.reason);
							this.#closedPromise.reject(signal.reason);
							this.#handshakeAborted = !0;
						}
					}, { once: !0 });
				}
				let client = environmentSettingsObject.settingsObject;
				this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
			}
			get url() {
				return this.#url.toString();
			}
			get opened() {
				return this.#openedPromise.promise;
			}
			get closed() {
				return this.#closedPromise.promise;
			}
			close(closeInfo = void 0) {
				closeInfo !== null && (closeInfo = webidl.converters.WebSocketCloseInfo(closeInfo));
				let code = closeInfo.closeCode ?? null, reason = closeInfo.reason;
				closeWebSocketConnection(this.#handler, code, reason, !0);
			}
			#write(chunk) {
				chunk = webidl.converters.WebSocketStreamWrite(chunk);
				let promise = createDeferredPromise(), data = null, opcode = null;
				if (webidl.is.BufferSource(chunk)) {
					data = new Uint8Array(ArrayBuffer.isView(chunk) ? new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength) : chunk.slice());
					opcode = opcodes.BINARY;
				} else {
					let string;
					try {
						string = webidl.converters.DOMString(chunk);
					} catch (e) {
						promise.reject(e);
						return promise.promise;
					}
					data = new TextEncoder().encode(string);
					opcode = opcodes.TEXT;
				}
				if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
					let frame = new WebsocketFrameSend(data);
					this.#handler.socket.write(frame.createFrame(opcode), () => {
						promise.resolve(void 0);
					});
				}
				return promise.promise;
			}
			#onConnectionEstablished(response, parsedExtensions) {
				this.#handler.socket = response.socket;
				let maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments, maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize, parser = new ByteParser(this.#handler, parsedExtensions, {
					maxFragments,
					maxPayloadSize
				});
				parser.on("drain", () => this.#handler.onParserDrain());
				parser.on("error", (err) => this.#handler.onParserError(err));
				this.#parser = parser;
				this.#handler.readyState = states.OPEN;
				let extensions = parsedExtensions ?? "", protocol = response.headersList.get("sec-websocket-protocol") ?? "", readable = new ReadableStream({
					start: (controller) => {
						this.#readableStreamController = controller;
					},
					cancel: (reason) => this.#cancel(reason)
				}), writable = new WritableStream({
					start: (controller) => {
						this.#writableStreamController = controller;
					},
					write: (chunk) => this.#write(chunk),
					close: () => closeWebSocketConnection(this.#handler, null, null),
					abort: (reason) => this.#closeUsingReason(reason)
				});
				this.#readableStream = readable;
				this.#openedPromise.resolve({
					extensions,
					protocol,
					readable,
					writable
				});
			}
			#onMessage(type, data) {
				if (this.#handler.readyState !== states.OPEN) return;
				let chunk;
				if (type === opcodes.TEXT) try {
					chunk = utf8Decode(data);
				} catch {
					failWebsocketConnection(this.#handler, 1007, "Received invalid UTF-8 in text frame.");
					return;
				}
				else type === opcodes.BINARY && (chunk = new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
				this.#readableStreamController.enqueue(chunk);
			}
			#onSocketClose() {
				let wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) && this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
				this.#handler.readyState = states.CLOSED;
				if (this.#handshakeAborted) return;
				this.#handler.wasEverConnected || this.#openedPromise.reject(new WebSocketError("Socket never opened"));
				let result = this.#parser?.closingInfo, code = result?.code ?? 1005;
				!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED) && (code = 1006);
				let reason = result?.reason == null ? "" : utf8DecodeBytes(Buffer.from(result.reason));
				if (wasClean) {
					this.#readableStreamController.close();
					this.#writableStreamController.error(new DOMException("A closed WebSocketStream cannot be written to", "InvalidStateError"));
					this.#closedPromise.resolve({
						closeCode: code,
						reason
					});
				} else {
					let error = createUnvalidatedWebSocketError("unclean close", code, reason);
					this.#readableStreamController?.error(error);
					this.#writableStreamController?.error(error);
					this.#closedPromise.reject(error);
				}
			}
			#closeUsingReason(reason) {
				let code = null, reasonString = "";
				if (webidl.is.WebSocketError(reason)) {
					code = reason.closeCode;
					reasonString = reason.reason;
				}
				closeWebSocketConnection(this.#handler, code, reasonString);
			}
			#cancel(reason) {
				this.#closeUsingReason(reason);
			}
		}
		Object.defineProperties(WebSocketStream.prototype, {
			url: kEnumerableProperty,
			opened: kEnumerableProperty,
			closed: kEnumerableProperty,
			close: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocketStream",
				writable: !1,
				enumerable: !1,
				configurable: !0
			}
		});
		webidl.converters.WebSocketStreamOptions = webidl.dictionaryConverter([{
			key: "protocols",
			converter: webidl.sequenceConverter(webidl.converters.USVString),
			defaultValue: () => []
		}, {
			key: "signal",
			converter: webidl.nullableConverter(webidl.converters.AbortSignal),
			defaultValue: () => null
		}]);
		webidl.converters.WebSocketCloseInfo = webidl.dictionaryConverter([{
			key: "closeCode",
			converter: (V) => webidl.converters["unsigned short"](V, webidl.attributes.EnforceRange)
		}, {
			key: "reason",
			converter: webidl.converters.USVString,
			defaultValue: () => ""
		}]);
		webidl.converters.WebSocketStreamWrite = function(V) {
			if (typeof V == "string") return webidl.converters.USVString(V);
			return webidl.converters.BufferSource(V);
		};
		module.exports = { WebSocketStream };
	}),
	8625: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { states, opcodes } = __webpack_require__(736), { isUtf8 } = __webpack_require__(4573), { removeHTTPWhitespace } = __webpack_require__(1900), { collectASequenceOfCodePointsFast } = __webpack_require__(8116);
		function isConnecting(readyState) {
			return readyState === states.CONNECTING;
		}
		function isEstablished(readyState) {
			return readyState === states.OPEN;
		}
		function isClosing(readyState) {
			return readyState === states.CLOSING;
		}
		function isClosed(readyState) {
			return readyState === states.CLOSED;
		}
		function fireEvent(e, target, eventFactory = (type, init) => new Event(type, init), eventInitDict = {}) {
			let event = eventFactory(e, eventInitDict);
			target.dispatchEvent(event);
		}
		function websocketMessageReceived(handler, type, data) {
			handler.onMessage(type, data);
		}
		function toArrayBuffer(buffer) {
			if (buffer.byteLength === buffer.buffer.byteLength) return buffer.buffer;
			return new Uint8Array(buffer).buffer;
		}
		function isValidSubprotocol(protocol) {
			if (protocol.length === 0) return !1;
			for (let i = 0; i < protocol.length; ++i) {
				let code = protocol.charCodeAt(i);
				if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 44 || code === 47 || code === 58 || code === 59 || code === 60 || code === 61 || code === 62 || code === 63 || code === 64 || code === 91 || code === 92 || code === 93 || code === 123 || code === 125) return !1;
			}
			return !0;
		}
		function isValidStatusCode(code) {
			if (code >= 1e3 && code < 1015) return code !== 1004 && code !== 1005 && code !== 1006;
			return code >= 3e3 && code <= 4999;
		}
		function isControlFrame(opcode) {
			return opcode === opcodes.CLOSE || opcode === opcodes.PING || opcode === opcodes.PONG;
		}
		function isContinuationFrame(opcode) {
			return opcode === opcodes.CONTINUATION;
		}
		function isTextBinaryFrame(opcode) {
			return opcode === opcodes.TEXT || opcode === opcodes.BINARY;
		}
		function isValidOpcode(opcode) {
			return isTextBinaryFrame(opcode) || isContinuationFrame(opcode) || isControlFrame(opcode);
		}
		function parseExtensions(extensions) {
			let position = { position: 0 }, extensionList = new Map();
			for (; position.position < extensions.length;) {
				let [name, value = ""] = collectASequenceOfCodePointsFast(";", extensions, position).split("=", 2);
				extensionList.set(removeHTTPWhitespace(name, !0, !1), removeHTTPWhitespace(value, !1, !0));
				position.position++;
			}
			return extensionList;
		}
		function isValidClientWindowBits(value) {
			if (value.length === 0) return !1;
			for (let i = 0; i < value.length; i++) {
				let byte = value.charCodeAt(i);
				if (byte < 48 || byte > 57) return !1;
			}
			let num = Number.parseInt(value, 10);
			return num >= 8 && num <= 15;
		}
		function getURLRecord(url, baseURL) {
			let urlRecord;
			try {
				urlRecord = new URL(url, baseURL);
			} catch (e) {
				throw new DOMException(e, "SyntaxError");
			}
			urlRecord.protocol === "http:" ? urlRecord.protocol = "ws:" : urlRecord.protocol === "https:" && (urlRecord.protocol = "wss:");
			if (urlRecord.protocol !== "ws:" && urlRecord.protocol !== "wss:") throw new DOMException("expected a ws: or wss: url", "SyntaxError");
			if (urlRecord.hash.length || urlRecord.href.endsWith("#")) throw new DOMException("hash", "SyntaxError");
			return urlRecord;
		}
		function validateCloseCodeAndReason(code, reason) {
			if (code !== null && code !== 1e3 && (code < 3e3 || code > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
			if (reason !== null) {
				let reasonBytesLength = Buffer.byteLength(reason);
				if (reasonBytesLength > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${reasonBytesLength}`, "SyntaxError");
			}
		}
		module.exports = {
			isConnecting,
			isEstablished,
			isClosing,
			isClosed,
			fireEvent,
			isValidSubprotocol,
			isValidStatusCode,
			websocketMessageReceived,
			utf8Decode: (() => {
				if (typeof process.versions.icu == "string") {
					let fatalDecoder = new TextDecoder("utf-8", { fatal: !0 });
					return fatalDecoder.decode.bind(fatalDecoder);
				}
				return function(buffer) {
					if (isUtf8(buffer)) return buffer.toString("utf-8");
					throw TypeError("Invalid utf-8 received.");
				};
			})(),
			isControlFrame,
			isContinuationFrame,
			isTextBinaryFrame,
			isValidOpcode,
			parseExtensions,
			isValidClientWindowBits,
			toArrayBuffer,
			getURLRecord,
			validateCloseCodeAndReason
		};
	}),
	3726: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { isArrayBuffer } = __webpack_require__(3429), { webidl } = __webpack_require__(7879), { URLSerializer } = __webpack_require__(1900), { environmentSettingsObject } = __webpack_require__(3168), { staticPropertyDescriptors, states, sentCloseFrameState, sendHints, opcodes } = __webpack_require__(736), { isConnecting, isEstablished, isClosing, isClosed, isValidSubprotocol, fireEvent, utf8Decode, toArrayBuffer, getURLRecord } = __webpack_require__(8625), { establishWebSocketConnection, closeWebSocketConnection, failWebsocketConnection } = __webpack_require__(6897), { ByteParser } = __webpack_require__(1652), { kEnumerableProperty } = __webpack_require__(3440), { getGlobalDispatcher } = __webpack_require__(2581), { ErrorEvent, CloseEvent, createFastMessageEvent } = __webpack_require__(5188), { SendQueue } = __webpack_require__(3900), { WebsocketFrameSend } = __webpack_require__(3264), { channels } = __webpack_require__(2414);
		function getSocketAddress(socket) {
			if (typeof socket?.address == "function") return socket.address();
			if (typeof socket?.session?.socket?.address == "function") return socket.session.socket.address();
			return null;
		}
		class WebSocket extends EventTarget {
			#events = {
				open: null,
				error: null,
				close: null,
				message: null
			};
			#bufferedAmount = 0;
			#protocol = "";
			#extensions = "";
			#sendQueue;
			#handler = {
				onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
				onMessage: (opcode, data) => this.#onMessage(opcode, data),
				onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
				onParserDrain: () => this.#onParserDrain(),
				onSocketData: (chunk) => {
					this.#parser.write(chunk) || this.#handler.socket.pause();
				},
				onSocketError: (err) => {
					this.#handler.readyState = states.CLOSING;
					channels.socketError.hasSubscribers && channels.socketError.publish(err);
					this.#handler.socket.destroy();
				},
				onSocketClose: () => this.#onSocketClose(),
				onPing: (body) => {
					channels.ping.hasSubscribers && channels.ping.publish({
						payload: body,
						websocket: this
					});
				},
				onPong: (body) => {
					channels.pong.hasSubscribers && channels.pong.publish({
						payload: body,
						websocket: this
					});
				},
				readyState: states.CONNECTING,
				socket: null,
				closeState: new Set(),
				controller: null,
				wasEverConnected: !1
			};
			#url;
			#binaryType;
			#parser;
			constructor(url, protocols = []) {
				super();
				webidl.util.markAsUncloneable(this);
				let prefix = "WebSocket constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				let options = webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols, prefix, "options");
				url = webidl.converters.USVString(url);
				protocols = options.protocols;
				let baseURL = environmentSettingsObject.settingsObject.baseUrl, urlRecord = getURLRecord(url, baseURL);
				typeof protocols == "string" && (protocols = [protocols]);
				if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				this.#url = new URL(urlRecord.href);
				let client = environmentSettingsObject.settingsObject;
				this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
				this.#handler.readyState = WebSocket.CONNECTING;
				this.#binaryType = "blob";
			}
			close(code = void 0, reason = void 0) {
				webidl.brandCheck(this, WebSocket);
				code !== void 0 && (code = webidl.converters["unsigned short"](code, "WebSocket.close", "code", webidl.attributes.Clamp));
				reason !== void 0 && (reason = webidl.converters.USVString(reason));
				code ??= null;
				reason ??= "";
				closeWebSocketConnection(this.#handler, code, reason, !0);
			}
			send(data) {
				webidl.brandCheck(this, WebSocket);
				let prefix = "WebSocket.send";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				data = webidl.converters.WebSocketSendData(data, prefix, "data");
				if (isConnecting(this.#handler.readyState)) throw new DOMException("Sent before connected.", "InvalidStateError");
				if (!isEstablished(this.#handler.readyState) || isClosing(this.#handler.readyState)) return;
				if (typeof data == "string") {
					let buffer = Buffer.from(data);
					this.#bufferedAmount += buffer.byteLength;
					this.#sendQueue.add(buffer, () => {
						this.#bufferedAmount -= buffer.byteLength;
					}, sendHints.text);
				} else if (isArrayBuffer(data)) {
					this.#bufferedAmount += data.byteLength;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.byteLength;
					}, sendHints.arrayBuffer);
				} else if (ArrayBuffer.isView(data)) {
					this.#bufferedAmount += data.byteLength;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.byteLength;
					}, sendHints.typedArray);
				} else if (webidl.is.Blob(data)) {
					this.#bufferedAmount += data.size;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.size;
					}, sendHints.blob);
				}
			}
			get readyState() {
				webidl.brandCheck(this, WebSocket);
				return this.#handler.readyState;
			}
			get bufferedAmount() {
				webidl.brandCheck(this, WebSocket);
				return this.#bufferedAmount;
			}
			get url() {
				webidl.brandCheck(this, WebSocket);
				return URLSerializer(this.#url);
			}
			get extensions() {
				webidl.brandCheck(this, WebSocket);
				return this.#extensions;
			}
			get protocol() {
				webidl.brandCheck(this, WebSocket);
				return this.#protocol;
			}
			get onopen() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.open;
			}
			set onopen(fn) {
				webidl.brandCheck(this, WebSocket);
				this.#events.open && this.removeEventListener("open", this.#events.open);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("open", listener);
					this.#events.open = fn;
				} else this.#events.open = null;
			}
			get onerror() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.error;
			}
			set onerror(fn) {
				webidl.brandCheck(this, WebSocket);
				this.#events.error && this.removeEventListener("error", this.#events.error);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("error", listener);
					this.#events.error = fn;
				} else this.#events.error = null;
			}
			get onclose() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.close;
			}
			set onclose(fn) {
				webidl.brandCheck(this, WebSocket);
				this.#events.close && this.removeEventListener("close", this.#events.close);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("close", listener);
					this.#events.close = fn;
				} else this.#events.close = null;
			}
			get onmessage() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.message;
			}
			set onmessage(fn) {
				webidl.brandCheck(this, WebSocket);
				this.#events.message && this.removeEventListener("message", this.#events.message);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("message", listener);
					this.#events.message = fn;
				} else this.#events.message = null;
			}
			get binaryType() {
				webidl.brandCheck(this, WebSocket);
				return this.#binaryType;
			}
			set binaryType(type) {
				webidl.brandCheck(this, WebSocket);
				this.#binaryType = type !== "blob" && type !== "arraybuffer" ? "blob" : type;
			}
			#onConnectionEstablished(response, parsedExtensions) {
				this.#handler.socket = response.socket;
				let webSocketOptions = this.#handler.controller.dispatcher?.webSocketOptions, maxFragments = webSocketOptions?.maxFragments, maxPayloadSize = webSocketOptions?.maxPayloadSize, parser = new ByteParser(this.#handler, parsedExtensions, {
					maxFragments,
					maxPayloadSize
				});
				parser.on("drain", () => this.#handler.onParserDrain());
				parser.on("error", (err) => this.#handler.onParserError(err));
				this.#parser = parser;
				this.#sendQueue = new SendQueue(response.socket);
				this.#handler.readyState = states.OPEN;
				let extensions = response.headersList.get("sec-websocket-extensions");
				extensions !== null && (this.#extensions = extensions);
				let protocol = response.headersList.get("sec-websocket-protocol");
				protocol !== null && (this.#protocol = protocol);
				fireEvent("open", this);
				if (channels.open.hasSubscribers) {
					let headers = response.headersList.entries;
					channels.open.publish({
						address: getSocketAddress(response.socket),
						protocol: this.#protocol,
						extensions: this.#extensions,
						websocket: this,
						handshakeResponse: {
							status: response.status,
							statusText: response.statusText,
							headers
						}
					});
				}
			}
			#onMessage(type, data) {
				if (this.#handler.readyState !== states.OPEN) return;
				let dataForEvent;
				if (type === opcodes.TEXT) try {
					dataForEvent = utf8Decode(data);
				} catch {
					failWebsocketConnection(this.#handler, 1007, "Received invalid UTF-8 in text frame.");
					return;
				}
				else type === opcodes.BINARY && (dataForEvent = this.#binaryType === "blob" ? new Blob([data]) : toArrayBuffer(data));
				fireEvent("message", this, createFastMessageEvent, {
					origin: this.#url.origin,
					data: dataForEvent
				});
			}
			#onParserDrain() {
				this.#handler.socket.resume();
			}
			#onSocketClose() {
				let wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) && this.#handler.closeState.has(sentCloseFrameState.RECEIVED), code = 1005, reason = "", result = this.#parser?.closingInfo;
				if (result && !result.error) {
					code = result.code ?? 1005;
					reason = result.reason;
				}
				this.#handler.readyState = states.CLOSED;
				if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
					code = 1006;
					fireEvent("error", this, (type, init) => new ErrorEvent(type, init), { error: TypeError(reason) });
				}
				fireEvent("close", this, (type, init) => new CloseEvent(type, init), {
					wasClean,
					code,
					reason
				});
				channels.close.hasSubscribers && channels.close.publish({
					websocket: this,
					code,
					reason
				});
			}
			static ping(ws, buffer) {
				if (Buffer.isBuffer(buffer)) {
					if (buffer.length > 125) throw TypeError("A PING frame cannot have a body larger than 125 bytes.");
				} else if (buffer !== void 0) throw TypeError("Expected buffer payload");
				let readyState = ws.#handler.readyState;
				if (isEstablished(readyState) && !isClosing(readyState) && !isClosed(readyState)) {
					let frame = new WebsocketFrameSend(buffer);
					ws.#handler.socket.write(frame.createFrame(opcodes.PING));
				}
			}
		}
		let { ping } = WebSocket;
		Reflect.deleteProperty(WebSocket, "ping");
		WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING;
		WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN;
		WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING;
		WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED;
		Object.defineProperties(WebSocket.prototype, {
			CONNECTING: staticPropertyDescriptors,
			OPEN: staticPropertyDescriptors,
			CLOSING: staticPropertyDescriptors,
			CLOSED: staticPropertyDescriptors,
			url: kEnumerableProperty,
			readyState: kEnumerableProperty,
			bufferedAmount: kEnumerableProperty,
			onopen: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onclose: kEnumerableProperty,
			close: kEnumerableProperty,
			onmessage: kEnumerableProperty,
			binaryType: kEnumerableProperty,
			send: kEnumerableProperty,
			extensions: kEnumerableProperty,
			protocol: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocket",
				writable: !1,
				enumerable: !1,
				configurable: !0
			}
		});
		Object.defineProperties(WebSocket, {
			CONNECTING: staticPropertyDescriptors,
			OPEN: staticPropertyDescriptors,
			CLOSING: staticPropertyDescriptors,
			CLOSED: staticPropertyDescriptors
		});
		webidl.converters["sequence<DOMString>"] = webidl.sequenceConverter(webidl.converters.DOMString);
		webidl.converters["DOMString or sequence<DOMString>"] = function(V, prefix, argument) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT && Symbol.iterator in V) return webidl.converters["sequence<DOMString>"](V);
			return webidl.converters.DOMString(V, prefix, argument);
		};
		webidl.converters.WebSocketInit = webidl.dictionaryConverter([
			{
				key: "protocols",
				converter: webidl.converters["DOMString or sequence<DOMString>"],
				defaultValue: () => []
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any,
				defaultValue: () => getGlobalDispatcher()
			},
			{
				key: "headers",
				converter: webidl.nullableConverter(webidl.converters.HeadersInit)
			}
		]);
		webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(V) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT && !(Symbol.iterator in V)) return webidl.converters.WebSocketInit(V);
			return { protocols: webidl.converters["DOMString or sequence<DOMString>"](V) };
		};
		webidl.converters.WebSocketSendData = function(V) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
				if (webidl.is.Blob(V)) return V;
				if (webidl.is.BufferSource(V)) return V;
			}
			return webidl.converters.USVString(V);
		};
		module.exports = {
			WebSocket,
			ping
		};
	})
};
