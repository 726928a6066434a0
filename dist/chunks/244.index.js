"use strict";
exports.id = 244;
exports.ids = [244];
exports.modules = {
	6919: ((__unused_webpack_module, exports) => {
		exports.qg = parse;
		let NullObject = (() => {
			let C = function() {};
			C.prototype = Object.create(null);
			return C;
		})();
		function parse(header, options) {
			let stopChar = options?.comma === !0 ? COMMA : 65536, len = header.length, index = skipOWS(header, options?.start ?? 0, len), valueStart = index;
			index = skipValue(header, index, len, stopChar);
			let valueEnd = trailingOWS(header, valueStart, index), type = header.slice(valueStart, valueEnd).toLowerCase();
			if (options?.parameters === !1) return {
				type,
				index,
				parameters: new NullObject()
			};
			return parseParameters(header, type, index, len, stopChar);
		}
		let COMMA = 44;
		function parseParameters(header, type, index, len, stopChar) {
			let parameters = new NullObject();
			parameter: for (; index < len && header.charCodeAt(index) !== stopChar;) {
				index = skipOWS(header, index + 1, len);
				let keyStart = index;
				for (; index < len;) {
					let code = header.charCodeAt(index);
					if (code === stopChar) break parameter;
					if (code === 59) continue parameter;
					if (code === 61) {
						let keyEnd = trailingOWS(header, keyStart, index), key = header.slice(keyStart, keyEnd).toLowerCase();
						index = skipOWS(header, index + 1, len);
						if (index < len && header.charCodeAt(index) === 34) {
							index++;
							let value = "";
							for (; index < len;) {
								let code = header.charCodeAt(index++);
								if (code === 34) {
									index = skipValue(header, index, len, stopChar);
									parameters[key] === void 0 && (parameters[key] = value);
									break;
								}
								if (code === 92 && index < len) {
									value += header[index++];
									continue;
								}
								value += String.fromCharCode(code);
							}
							continue parameter;
						}
						let valueStart = index;
						index = skipValue(header, index, len, stopChar);
						if (parameters[key] === void 0) {
							let valueEnd = trailingOWS(header, valueStart, index);
							parameters[key] = header.slice(valueStart, valueEnd);
						}
						continue parameter;
					}
					index++;
				}
			}
			return {
				type,
				index,
				parameters
			};
		}
		function skipValue(str, index, len, stopChar) {
			for (; index < len;) {
				let code = str.charCodeAt(index);
				if (code === 59 || code === stopChar) break;
				index++;
			}
			return index;
		}
		function skipOWS(header, index, len) {
			for (; index < len;) {
				let char = header.charCodeAt(index);
				if (char !== 32 && char !== 9) break;
				index++;
			}
			return index;
		}
		function trailingOWS(header, start, end) {
			for (; end > start;) {
				let char = header.charCodeAt(end - 1);
				if (char !== 32 && char !== 9) break;
				end--;
			}
			return end;
		}
	}),
	244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => request });
		function getUserAgent() {
			if (typeof navigator == "object" && "userAgent" in navigator) return navigator.userAgent;
			if (typeof process == "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
			return "<environment undetectable>";
		}
		var DEFAULTS = {
			method: "GET",
			baseUrl: "https://api.github.com",
			headers: {
				accept: "application/vnd.github.v3+json",
				"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
			},
			mediaType: { format: "" }
		};
		function lowercaseKeys(object) {
			if (!object) return {};
			return Object.keys(object).reduce((newObj, key) => {
				newObj[key.toLowerCase()] = object[key];
				return newObj;
			}, {});
		}
		function isPlainObject(value) {
			if (typeof value != "object" || !value) return !1;
			if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
			let proto = Object.getPrototypeOf(value);
			if (proto === null) return !0;
			let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		function mergeDeep(defaults, options) {
			let result = Object.assign({}, defaults);
			Object.keys(options).forEach((key) => {
				isPlainObject(options[key]) && key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] });
			});
			return result;
		}
		function removeUndefinedProperties(obj) {
			for (let key in obj) obj[key] === void 0 && delete obj[key];
			return obj;
		}
		function merge(defaults, route, options) {
			if (typeof route == "string") {
				let [method, url] = route.split(" ");
				options = Object.assign(url ? {
					method,
					url
				} : { url: method }, options);
			} else options = Object.assign({}, route);
			options.headers = lowercaseKeys(options.headers);
			removeUndefinedProperties(options);
			removeUndefinedProperties(options.headers);
			let mergedOptions = mergeDeep(defaults || {}, options);
			if (options.url === "/graphql") {
				defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews));
				mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
			}
			return mergedOptions;
		}
		function addQueryParameters(url, parameters) {
			let separator = /\?/.test(url) ? "&" : "?", names = Object.keys(parameters);
			if (names.length === 0) return url;
			return url + separator + names.map((name) => {
				if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
				return `${name}=${encodeURIComponent(parameters[name])}`;
			}).join("&");
		}
		var urlVariableRegex = /\{[^{}}]+\}/g;
		function removeNonChars(variableName) {
			return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
		}
		function extractUrlVariableNames(url) {
			let matches = url.match(urlVariableRegex);
			if (!matches) return [];
			return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
		}
		function omit(object, keysToOmit) {
			let result = { __proto__: null };
			for (let key of Object.keys(object)) keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
			return result;
		}
		function encodeReserved(str) {
			return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
				/%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]"));
				return part;
			}).join("");
		}
		function encodeUnreserved(str) {
			return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
				return "%" + c.charCodeAt(0).toString(16).toUpperCase();
			});
		}
		function encodeValue(operator, value, key) {
			value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
			if (key) return encodeUnreserved(key) + "=" + value;
			else return value;
		}
		function isDefined(value) {
			return value != null;
		}
		function isKeyOperator(operator) {
			return operator === ";" || operator === "&" || operator === "?";
		}
		function getValues(context, operator, key, modifier) {
			var value = context[key], result = [];
			if (isDefined(value) && value !== "") {
				if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean") {
					value = value.toString();
					modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10)));
					result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
				} else if (modifier === "*") Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
					result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
				}) : Object.keys(value).forEach(function(k) {
					isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
				});
				else {
					let tmp = [];
					Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
						tmp.push(encodeValue(operator, value2));
					}) : Object.keys(value).forEach(function(k) {
						if (isDefined(value[k])) {
							tmp.push(encodeUnreserved(k));
							tmp.push(encodeValue(operator, value[k].toString()));
						}
					});
					isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
				}
			} else operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
			return result;
		}
		function parseUrl(template) {
			return { expand: expand.bind(null, template) };
		}
		function expand(template, context) {
			var operators = [
				"+",
				"#",
				".",
				"/",
				";",
				"?",
				"&"
			];
			template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
				if (expression) {
					let operator = "", values = [];
					if (operators.indexOf(expression.charAt(0)) !== -1) {
						operator = expression.charAt(0);
						expression = expression.substr(1);
					}
					expression.split(/,/g).forEach(function(variable) {
						var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
						values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
					});
					if (operator && operator !== "+") {
						var separator = ",";
						operator === "?" ? separator = "&" : operator !== "#" && (separator = operator);
						return (values.length === 0 ? "" : operator) + values.join(separator);
					} else return values.join(",");
				} else return encodeReserved(literal);
			});
			if (template === "/") return template;
			else return template.replace(/\/$/, "");
		}
		function parse(options) {
			let method = options.method.toUpperCase(), url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}"), headers = Object.assign({}, options.headers), body, parameters = omit(options, [
				"method",
				"baseUrl",
				"url",
				"headers",
				"request",
				"mediaType"
			]), urlVariableNames = extractUrlVariableNames(url);
			url = parseUrl(url).expand(parameters);
			/^http/.test(url) || (url = options.baseUrl + url);
			let remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
			if (!/application\/octet-stream/i.test(headers.accept)) {
				options.mediaType.format && (headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(","));
				url.endsWith("/graphql") && options.mediaType.previews?.length && (headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(","));
			}
			["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters);
			!headers["content-type"] && body !== void 0 && (headers["content-type"] = "application/json; charset=utf-8");
			["PATCH", "PUT"].includes(method) && body === void 0 && (body = "");
			return Object.assign({
				method,
				url,
				headers
			}, body === void 0 ? null : { body }, options.request ? { request: options.request } : null);
		}
		function endpointWithDefaults(defaults, route, options) {
			return parse(merge(defaults, route, options));
		}
		function withDefaults(oldDefaults, newDefaults) {
			let DEFAULTS2 = merge(oldDefaults, newDefaults), endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
			return Object.assign(endpoint2, {
				DEFAULTS: DEFAULTS2,
				defaults: withDefaults.bind(null, DEFAULTS2),
				merge: merge.bind(null, DEFAULTS2),
				parse
			});
		}
		var endpoint = withDefaults(null, DEFAULTS), dist = __webpack_require__(6919);
		let intRegex = /^-?\d+$/, noiseValue = /^-?\d+n+$/, originalStringify = JSON.stringify, originalParse = JSON.parse, customFormat = /^-?\d+n$/, bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol", isRawJSON = (val) => typeof val == "object" && !!val && val.constructor && val.constructor.name === "RawJSON", stringifyIteratively = (rootValue, replacer, spaceParam) => {
			let space = "";
			typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
			let isFunctionReplacer = typeof replacer == "function", propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null, prepareVal = (parent, key, val) => {
				typeof val == "object" && val && typeof val.toJSON == "function" && (val = val.toJSON(key));
				if (typeof val == "string" && noiseValue.test(val)) return val + "n";
				if (typeof val == "bigint") {
					if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
					return val.toString() + "n";
				}
				isFunctionReplacer && (val = replacer.call(parent, key, val));
				typeof val == "object" && val && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf());
				return val;
			}, rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
			if (isUnstringifiable(rootProcessed)) return;
			let isRootPrimitive = typeof rootProcessed != "object" || !rootProcessed, isRootNativeRawJSON = isRawJSON(rootProcessed);
			if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
			let chunks = [], level = 0, stack = [{
				parent: { "": rootProcessed },
				key: "",
				val: rootProcessed,
				isArray: Array.isArray(rootProcessed),
				keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
				index: 0,
				first: !0
			}], visited = new WeakSet([rootProcessed]);
			for (; stack.length > 0;) {
				let node = stack[stack.length - 1];
				if (node.index === 0) {
					chunks.push(node.isArray ? "[" : "{");
					level++;
				}
				let isDone = !1;
				if (node.isArray) {
					if (node.index < node.val.length) {
						node.first || chunks.push(",");
						space && chunks.push("\n" + space.repeat(level));
						let childRaw = node.val[node.index], childVal = prepareVal(node.val, String(node.index), childRaw);
						if (isUnstringifiable(childVal)) {
							chunks.push("null");
							node.first = !1;
							node.index++;
						} else {
							let isComplexObject = typeof childVal == "object" && !!childVal, isNativeRaw = isRawJSON(childVal);
							if (isComplexObject && !isNativeRaw) {
								if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
								visited.add(childVal);
								stack.push({
									parent: node.val,
									key: String(node.index),
									val: childVal,
									isArray: Array.isArray(childVal),
									keys: Array.isArray(childVal) ? null : Object.keys(childVal),
									index: 0,
									first: !0
								});
								node.first = !1;
								node.index++;
							} else {
								chunks.push(originalStringify(childVal));
								node.first = !1;
								node.index++;
							}
						}
					} else isDone = !0;
				} else {
					for (; node.index < node.keys.length;) {
						let k = node.keys[node.index++];
						if (propertyList && !propertyList.has(k)) continue;
						let childRaw = node.val[k], childVal = prepareVal(node.val, k, childRaw);
						if (isUnstringifiable(childVal)) continue;
						node.first || chunks.push(",");
						space ? chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
						let isComplexObject = typeof childVal == "object" && !!childVal, isNativeRaw = isRawJSON(childVal);
						if (isComplexObject && !isNativeRaw) {
							if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
							visited.add(childVal);
							stack.push({
								parent: node.val,
								key: k,
								val: childVal,
								isArray: Array.isArray(childVal),
								keys: Array.isArray(childVal) ? null : Object.keys(childVal),
								index: 0,
								first: !0
							});
							node.first = !1;
							break;
						} else {
							chunks.push(originalStringify(childVal));
							node.first = !1;
						}
					}
					node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
				}
				if (isDone) {
					level--;
					!node.first && space && chunks.push("\n" + space.repeat(level));
					chunks.push(node.isArray ? "]" : "}");
					visited.delete(node.val);
					stack.pop();
				}
			}
			return chunks.join("");
		}, JSONStringify = (value, replacer, space) => {
			try {
				if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
					if (typeof val == "bigint") return JSON.rawJSON(val.toString());
					if (typeof replacer == "function") return replacer(key, val);
					if (Array.isArray(replacer) && replacer.includes(key)) return val;
					return val;
				}, space);
				if (!value) return originalStringify(value, replacer, space);
				return originalStringify(value, (key, val) => {
					if (typeof val == "string" && noiseValue.test(val)) return val.toString() + "n";
					if (typeof val == "bigint") return val.toString() + "n";
					if (typeof replacer == "function") return replacer(key, val);
					if (Array.isArray(replacer) && replacer.includes(key)) return val;
					return val;
				}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
			} catch (error) {
				if (error instanceof RangeError) {
					let convertedJSON = stringifyIteratively(value, replacer, space);
					if (convertedJSON === void 0) return;
					if ("rawJSON" in JSON) return convertedJSON;
					return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
				}
				throw error;
			}
		}, featureCache = new Map(), isContextSourceSupported = () => {
			let parseFingerprint = JSON.parse.toString();
			if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
			try {
				let result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
				featureCache.set(parseFingerprint, result);
				return result;
			} catch {
				featureCache.set(parseFingerprint, !1);
				return !1;
			}
		}, convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
			if (typeof value == "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
			if (typeof value == "string" && noiseValue.test(value)) return value.slice(0, -1);
			if (typeof userReviver != "function") return value;
			return userReviver(key, value, context);
		}, JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
			let isBigNumber = typeof value == "number" && (value > 2 ** 53 - 1 || value < -(2 ** 53 - 1)), isInt = context && intRegex.test(context.source);
			if (isBigNumber && isInt) return BigInt(context.source);
			if (typeof reviver != "function") return value;
			return reviver(key, value, context);
		}), MAX_INT = (2 ** 53 - 1).toString(), MAX_DIGITS = MAX_INT.length, stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, noiseValueWithQuotes = /^"-?\d+n+"$/, applyReviverIteratively = (parsed, userReviver) => {
			let rootHolder = { "": parsed }, stack = [{
				parent: rootHolder,
				key: "",
				visited: !1
			}];
			for (; stack.length > 0;) {
				let node = stack[stack.length - 1];
				if (node.visited) {
					let { parent, key } = node, value = parent[key];
					typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1)));
					typeof userReviver == "function" && (value = userReviver.call(parent, key, value));
					value === void 0 ? delete parent[key] : parent[key] = value;
					stack.pop();
				} else {
					node.visited = !0;
					let value = node.parent[node.key];
					if (typeof value == "object" && value) {
						let keys = Object.keys(value);
						for (let i = keys.length - 1; i >= 0; i--) stack.push({
							parent: value,
							key: keys[i],
							visited: !1
						});
					}
				}
			}
			return rootHolder[""];
		}, serializeBigInts = (text) => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
			let isString = match[0] === "\"";
			if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
			let hasFractionalOrExponential = fractional || exponential, isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
			if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
			return "\"" + match + "n\"";
		}), JSONParse = (text, reviver) => {
			if (!text) return originalParse(text, reviver);
			try {
				if (isContextSourceSupported()) return JSONParseV2(text, reviver);
				let serializedData = serializeBigInts(text);
				return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
			} catch (error) {
				if (error instanceof RangeError) {
					let serializedData = serializeBigInts(text), parsed = originalParse(serializedData);
					return applyReviverIteratively(parsed, reviver);
				}
				throw error;
			}
		};
		class RequestError extends Error {
			name;
			status;
			request;
			response;
			constructor(message, statusCode, options) {
				super(message, { cause: options.cause });
				this.name = "HttpError";
				this.status = Number.parseInt(statusCode);
				Number.isNaN(this.status) && (this.status = 0);
				"response" in options && (this.response = options.response);
				let requestCopy = Object.assign({}, options.request);
				options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") }));
				requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
				this.request = requestCopy;
			}
		}
		var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.14 ${getUserAgent()}` } };
		function dist_bundle_isPlainObject(value) {
			if (typeof value != "object" || !value) return !1;
			if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
			let proto = Object.getPrototypeOf(value);
			if (proto === null) return !0;
			let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		var noop = () => "";
		async function fetchWrapper(requestOptions) {
			let fetch = requestOptions.request?.fetch || globalThis.fetch;
			if (!fetch) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
			let log = requestOptions.request?.log || console, parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1, body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body, requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)])), fetchResponse;
			try {
				fetchResponse = await fetch(requestOptions.url, {
					method: requestOptions.method,
					body,
					redirect: requestOptions.request?.redirect,
					headers: requestHeaders,
					signal: requestOptions.request?.signal,
					...requestOptions.body && { duplex: "half" }
				});
			} catch (error) {
				let message = "Unknown Error";
				if (error instanceof Error) {
					if (error.name === "AbortError") {
						error.status = 500;
						throw error;
					}
					message = error.message;
					error.name === "TypeError" && "cause" in error && (error.cause instanceof Error ? message = error.cause.message : typeof error.cause == "string" && (message = error.cause));
				}
				let requestError = new RequestError(message, 500, { request: requestOptions });
				requestError.cause = error;
				throw requestError;
			}
			let status = fetchResponse.status, url = fetchResponse.url, responseHeaders = {};
			for (let [key, value] of fetchResponse.headers) responseHeaders[key] = value;
			let octokitResponse = {
				url,
				status,
				headers: responseHeaders,
				data: ""
			};
			if ("deprecation" in responseHeaders) {
				let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/), deprecationLink = matches && matches.pop();
				log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
			}
			if (status === 204 || status === 205) return octokitResponse;
			if (requestOptions.method === "HEAD") {
				if (status < 400) return octokitResponse;
				throw new RequestError(fetchResponse.statusText, status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status === 304) {
				octokitResponse.data = await getResponseData(fetchResponse);
				throw new RequestError("Not modified", status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status >= 400) {
				octokitResponse.data = await getResponseData(fetchResponse);
				throw new RequestError(toErrorMessage(octokitResponse.data), status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
			return octokitResponse;
		}
		async function getResponseData(response) {
			let contentType = response.headers.get("content-type");
			if (!contentType) return response.text().catch(noop);
			let mimetype = (0, dist.qg)(contentType);
			if (isJSONResponse(mimetype)) {
				let text = "";
				try {
					text = await response.text();
					return JSONParse(text);
				} catch {
					return text;
				}
			} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop);
			else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
		}
		function isJSONResponse(mimetype) {
			return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
		}
		function toErrorMessage(data) {
			if (typeof data == "string") return data;
			if (data instanceof ArrayBuffer) return "Unknown error";
			if (typeof data == "object" && data && "message" in data) {
				let objectData = data, suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
				return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
			}
			return `Unknown error: ${JSON.stringify(data)}`;
		}
		function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
			let endpoint2 = oldEndpoint.defaults(newDefaults);
			return Object.assign(function(route, parameters) {
				let endpointOptions = endpoint2.merge(route, parameters);
				if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
				let request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
				Object.assign(request2, {
					endpoint: endpoint2,
					defaults: dist_bundle_withDefaults.bind(null, endpoint2)
				});
				return endpointOptions.request.hook(request2, endpointOptions);
			}, {
				endpoint: endpoint2,
				defaults: dist_bundle_withDefaults.bind(null, endpoint2)
			});
		}
		var request = dist_bundle_withDefaults(endpoint, defaults_default);
	})
};
