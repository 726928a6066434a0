(() => {
	"use strict";
	var __webpack_modules__ = {
		489: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { s: () => createConsole });
			function formatDuration(ms) {
				if (ms < 9950) return `${(ms / 1e3).toFixed(1)} s`;
				let seconds = Math.round(ms / 1e3);
				if (seconds < 60) return `${seconds} s`;
				let minutes = Math.floor(seconds / 60);
				if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
				return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
			}
			var sanitizer = __nccwpck_require__(854);
			let ERASE = "\r\x1B[K";
			function createLiveLine(stdout, paint) {
				let shown, frame = 0;
				return {
					draw(text) {
						shown = paint(cutToWidth(`${"⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".charAt(frame++ % 10)} ${text}`, (stdout.columns || 80) - 1));
						stdout.write(`${ERASE}${shown}`);
					},
					write(lines) {
						stdout.write(shown === void 0 ? lines : `${ERASE}${lines}${shown}`);
					},
					erase() {
						shown !== void 0 && stdout.write(ERASE);
						shown = void 0;
					}
				};
			}
			function cutToWidth(text, columns) {
				let characters = [...text.replaceAll("	", " ")];
				if (characters.length <= columns) return characters.join("");
				return `${characters.slice(0, Math.max(0, columns - 1)).join("")}…`;
			}
			let TICK_MS = 1e3, MESSAGE_LIMIT = 4e3;
			function createConsole(parts) {
				let { stdout, redactor, clock, logStyle } = parts, { live } = logStyle, liveLine = createLiveLine(stdout, (text) => paint(text, logStyle, "quiet")), output = createOutput(liveLine.write, parts), { line, commands, clean, silentMs } = output, { closeGroup, ...groups } = createGroups(output), show = (text) => {
					live ? liveLine.draw(clean(text)) : silentMs() + TICK_MS > 3e4 && line(text);
				};
				return {
					...groups,
					...createActivities(clock, show, liveLine.erase),
					info: (text) => line(text),
					remote: output.remote,
					warning(text) {
						let runner = commands();
						runner === void 0 ? line(`Warning: ${text}`, "doubtful") : runner.warning(clean(text, MESSAGE_LIMIT));
					},
					plan: (text) => line(`plan: ${text}`, "planned"),
					annotate(kind, title, message) {
						closeGroup();
						let text = (0, sanitizer.aj)(message, redactor.redact).join("\n"), runner = commands();
						if (runner !== void 0) runner[kind]((0, sanitizer.Jj)(text, MESSAGE_LIMIT), { title: clean(title, 200) });
						else for (let part of `${kind === "error" ? "Error: " : ""}${text}`.split("\n")) line(part, kind === "error" ? "bad" : "quiet");
					},
					mask: (value) => commands()?.setSecret(value),
					headline: (text, good) => line(text, good ? "good" : "bad", "heading")
				};
			}
			function createGroups({ line, commands, clean, buffered }) {
				let isOpen = !1, openGroup = (title) => {
					let runner = commands();
					runner === void 0 ? line(`▸ ${title}`, "heading") : runner.startGroup(clean(title, 200));
					isOpen = !0;
				}, closeGroup = () => {
					isOpen && commands()?.endGroup();
					isOpen = !1;
				};
				return {
					closeGroup,
					async group(title, body, lineOf) {
						openGroup(title);
						let value = await body().finally(closeGroup), { text, tone } = lineOf(value);
						line(text, tone);
						return value;
					},
					bufferedGroup(title, lines, { text, tone }) {
						openGroup(title);
						buffered(lines);
						closeGroup();
						line(text, tone);
					}
				};
			}
			function createActivities(clock, show, hide) {
				let stack = [], stopTicking, isOver = !1;
				function tick() {
					let shown = stack.at(-1);
					if (shown === void 0) return;
					let { doing, awaited } = shown.activity, lasting = `${doing} for ${formatDuration(clock.now() - shown.startedAt)}`;
					show(awaited === void 0 ? lasting : `${lasting}: ${awaited()}`);
				}
				function stop() {
					stopTicking?.();
					stopTicking = void 0;
					hide();
				}
				return {
					during: async (activity, work) => {
						let entry = {
							activity,
							startedAt: clock.now()
						};
						stack.push(entry);
						isOver || (stopTicking ??= clock.every(TICK_MS, tick));
						try {
							return await work();
						} finally {
							stack.splice(stack.indexOf(entry), 1);
							stack.length === 0 && stop();
						}
					},
					end() {
						isOver = !0;
						stop();
					}
				};
			}
			let STYLES = {
				good: 32,
				bad: 31,
				doubtful: 33,
				planned: 36,
				quiet: 90,
				heading: 1
			}, MARGIN = "│ ";
			function createOutput(stdout, parts) {
				let { redactor, clock, logStyle, freshToken = () => crypto.randomUUID() } = parts, { redact } = redactor, writtenAt = 0, write = (text) => {
					writtenAt = clock.now();
					stdout(text);
				}, clean = (text, limit = sanitizer.by) => (0, sanitizer.TN)(text, redact, limit), stopToken, resumeCommands = () => {
					stopToken !== void 0 && write(`::${stopToken}::\n`);
					stopToken = void 0;
				}, writeForeign = (lines) => {
					if (lines === "") return;
					if (logStyle.commands !== void 0 && stopToken === void 0) {
						stopToken = freshToken();
						write(`::stop-commands::${stopToken}\n`);
					}
					write(lines);
				}, writeRemote = (text) => {
					let lines = (0, sanitizer.aj)(text, redact).map((line) => `${MARGIN}${line}\n`);
					writeForeign(lines.join(""));
				};
				return {
					line(text, ...styles) {
						let line = clean(text), safe = `${line.startsWith("::") ? MARGIN : /^ */.exec(text)}${line}`;
						resumeCommands();
						write(`${paint(safe, logStyle, ...styles)}\n`);
					},
					commands() {
						resumeCommands();
						return logStyle.commands;
					},
					remote: () => createRemoteText(writeRemote),
					buffered: (lines) => writeForeign(redact(lines)),
					clean,
					silentMs: () => clock.now() - writtenAt
				};
			}
			function paint(text, { colours }, ...styles) {
				if (!colours || styles.length === 0) return text;
				return `\u001b[${styles.map((style) => STYLES[style]).join(";")}m${text}\u001b[0m`;
			}
			function createRemoteText(print) {
				let assembler = (0, sanitizer.fu)();
				return {
					push: (text) => print(assembler.push(text).join("\n")),
					end(how) {
						let rest = assembler.flush();
						print(how === "cut-off" && rest.length > 0 ? "[an unfinished line is left out]" : rest.join("\n"));
					}
				};
			}
		}),
		48: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { ts: () => createClock });
			let promises_namespaceObject = require("node:timers/promises");
			function createClock(uptime) {
				return {
					now: () => uptime() * 1e3,
					async sleep(ms, signal) {
						await (0, promises_namespaceObject.setTimeout)(ms, void 0, { signal }).catch(() => {});
						signal.throwIfAborted();
					},
					after(ms, ring) {
						let timer = setTimeout(ring, ms);
						return () => clearTimeout(timer);
					},
					every(ms, tick) {
						let timer = setInterval(tick, ms).unref();
						return () => clearInterval(timer);
					}
				};
			}
		}),
		841: ((module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
				try {
					__nccwpck_require__.r(__webpack_exports__);
					var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(838), _console_console_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(489), _core_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48), _runner_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(602), _runner_silence_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(565), _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(965);
					let { env, stdout } = process;
					(0, _runner_silence_js__WEBPACK_IMPORTED_MODULE_4__.a)(process);
					let redactor = (0, _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_3__.l)(), console = (0, _console_console_js__WEBPACK_IMPORTED_MODULE_0__.s)({
						stdout,
						redactor,
						clock: (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_1__.ts)(process.uptime),
						logStyle: {
							commands: _runner_commands_js__WEBPACK_IMPORTED_MODULE_2__.J,
							colours: !1,
							live: !1
						}
					}), aftermath = (0, _actions_core__WEBPACK_IMPORTED_MODULE_5__.Gu)("run");
					aftermath !== "" && console.warning(aftermath);
					for (let [name, saved = ""] of Object.entries(env)) {
						if (!name.startsWith("STATE_github-") || saved === "") continue;
						let { closeOpenDeployment } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 674, 23)), githubToken = (0, _actions_core__WEBPACK_IMPORTED_MODULE_5__.V4)("github-token");
						redactor.add(githubToken, "always");
						await closeOpenDeployment(saved, {
							githubToken,
							env,
							console
						}).catch(() => console.warning("The state of the GitHub Deployment is not known: this action has a fault."));
					}
					__webpack_async_result__();
				} catch (e) {
					__webpack_async_result__(e);
				}
			}, 1);
		}),
		602: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { J: () => runnerCommands });
			var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(838);
			let runnerCommands = {
				endGroup: _actions_core__WEBPACK_IMPORTED_MODULE_0__.N4,
				error: _actions_core__WEBPACK_IMPORTED_MODULE_0__.z3,
				notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__.lm,
				setSecret: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq,
				startGroup: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Oh,
				warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__.$e
			};
		}),
		565: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { a: () => silence });
			function silence(node) {
				for (let stream of [node.stdout, node.stderr]) stream.on("error", () => {});
				node.stderr.write = () => !0;
				Object.defineProperty(node, "_rawDebug", { value: () => {} });
			}
		}),
		965: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { l: () => createRedactor });
			let backslash = {
				escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
				decode: (match) => {
					let body = match.slice(1), letter = "abefnrtv0".indexOf(body);
					if (body.length === 1) return letter < 0 ? body : "\x07\b\x1B\f\n\r	\v\0".charAt(letter);
					return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ""), 16);
				}
			}, percent = {
				escape: /%[0-9a-f]{2}/gi,
				decode: (match) => character(match.slice(1), 16)
			}, decodings_form = {
				escape: /%[0-9a-f]{2}|\+/gi,
				decode: (match) => match === "+" ? " " : percent.decode(match)
			}, entity = {
				escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
				decode: (match) => {
					let body = match.replace(/[&;]/g, "");
					if (!body.startsWith("#")) return NAMED_ENTITIES.get(body) ?? match;
					return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
				}
			}, DECODINGS = [
				{
					...backslash,
					within: [backslash, entity]
				},
				{
					...percent,
					within: [
						percent,
						backslash,
						entity
					]
				},
				{
					...decodings_form,
					within: [
						decodings_form,
						backslash,
						entity
					]
				},
				{
					...entity,
					within: [
						backslash,
						entity,
						percent
					]
				}
			], NAMED_ENTITIES = new Map([...Object.entries({
				amp: "&",
				lt: "<",
				gt: ">",
				quot: "\"",
				apos: "'"
			}), ..."nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute\n  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig\n  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash\n  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc\n  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml\n  yacute thorn yuml".split(/\s+/).map((name, index) => [name, String.fromCodePoint(160 + index)])]);
			function character(digits, radix) {
				let codePoint = Number.parseInt(digits, radix);
				return codePoint <= 1114111 ? String.fromCodePoint(codePoint) : "�";
			}
			let external_node_querystring_namespaceObject = require("node:querystring");
			var sanitizer = __nccwpck_require__(854);
			function secretForms(value, strength) {
				return [...secretParts(value)].flatMap((part) => {
					let always = strength === "always" && part.trim() === value.trim(), search = always ? "anywhere" : whereToSearch(part);
					if (search === "nowhere" || /^\**$/.test(part)) return [];
					let found = {
						bounded: search === "alone",
						part: always ? void 0 : part
					};
					return [...spellings(part)].map((text) => ({
						text,
						...found
					}));
				});
			}
			let CONVENTIONAL = new Set("true false null none nil yes no on off undefined empty default auto enabled disabled\n  local localhost 127.0.0.1 0.0.0.0 production prod staging preview development dev demo live testing test debug info notice warning error\n  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily\n  smtp sendmail mail log public private root admin utf8 utf8mb4".split(/\s+/));
			function secretParts(value) {
				let parts = [
					value,
					...value.split(sanitizer.Fb),
					...urlParts(value.trim())
				], spaced = (part) => part.trim().replace(/\s+/g, " ");
				return new Set(parts.flatMap((part) => [
					part,
					part.trim(),
					spaced(part),
					(0, sanitizer._0)(part)
				]));
			}
			function urlParts(value) {
				let url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
				if (url === null) return [];
				let path = url.pathname + url.search;
				return [
					url.password,
					(0, external_node_querystring_namespaceObject.unescape)(url.password),
					...path.length < 16 ? [] : [path]
				];
			}
			function whereToSearch(part) {
				let shortNumber = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
				if (part.length < 4 || shortNumber || isConventional(part)) return "nowhere";
				return part.length < 8 ? "alone" : "anywhere";
			}
			function isConventional(value) {
				return CONVENTIONAL.has(value.toLowerCase());
			}
			function countDigits(value) {
				return value.replace(/\D/g, "").length;
			}
			function spellings(part) {
				let bytes = Buffer.from(part), encoded = [
					...base64Spellings(bytes),
					...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1))),
					bytes.toString("hex"),
					bytes.toString("hex").toUpperCase(),
					bytes.toString("latin1"),
					...[
						"'\\''",
						"'\"'\"'",
						"''"
					].map((quote) => part.replaceAll("'", quote)),
					part.replaceAll("\"", "\"\"")
				];
				return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
			}
			let WRAPPED_LINES = [
				/.{1,76}/g,
				/.{1,72}/g,
				/.{1,64}/g,
				/.{1,60}/g
			];
			function base64Spellings(bytes) {
				let whole = bytes.toString("base64"), unpadded = whole.replaceAll("=", "");
				return [
					whole,
					...WRAPPED_LINES.flatMap((line) => unpadded.match(line) ?? []),
					...stableBase64(bytes)
				].flatMap((text) => [text, text.replaceAll("+", "-").replaceAll("/", "_")]);
			}
			function stableBase64(bytes) {
				return [
					0,
					1,
					2
				].map((shift) => Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6)));
			}
			function createRedactor() {
				let secrets = new Map(), publicValues = new Set(), search = createSearch((part) => publicValues.has(part));
				function redact(text) {
					if (secrets.size === 0) return text;
					let ends = new Int32Array(text.length + 1);
					searchDecoded(text, DECODINGS, search.find, (start, end) => {
						ends[start] = Math.max(ends[start] ?? 0, end);
					});
					return hideSpans(text, ends);
				}
				return {
					add(secret, strength = "if-particular") {
						if (secret === "" || secrets.get(secret) === "always" || secrets.get(secret) === strength) return;
						secrets.set(secret, strength);
						search.add(secretForms(secret, strength));
					},
					addPublic(value) {
						publicValues.add(value);
					},
					redact,
					hides: (text) => redact(text) !== text
				};
			}
			let KEYS = [
				4,
				8,
				16,
				32,
				64
			];
			function createSearch(isPublic) {
				let groups = new Map(), short = [], firsts = new Set(), starts = new Set();
				return {
					add(forms) {
						for (let form of forms) {
							let size = KEYS.findLast((length) => length <= form.text.length), beginning = form.text.slice(0, size), group = size === void 0 ? short : groups.get(beginning) ?? [];
							group.push(form);
							if (size === void 0) continue;
							groups.set(beginning, group);
							firsts.add(pairAt(beginning, 0));
							starts.add(beginning.slice(0, 4));
						}
					},
					find(text, found) {
						let report = ({ text: form, bounded, part }, at) => {
							let end = at + form.length;
							!(bounded && (isInWord(text, at) || isInWord(text, end))) && (part === void 0 || !isPublic(part)) && found(at, end);
						};
						for (let form of short) for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, at + 1)) report(form, at);
						for (let at = 0; at < text.length; at++) {
							if (!firsts.has(pairAt(text, at)) || !starts.has(text.slice(at, at + 4))) continue;
							for (let size of KEYS) for (let form of groups.get(text.slice(at, at + size)) ?? []) text.slice(at, at + form.text.length) === form.text && report(form, at);
						}
					}
				};
			}
			function pairAt(text, at) {
				return text.charCodeAt(at) * 65536 + text.charCodeAt(at + 1);
			}
			function isInWord(text, at) {
				return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
			}
			function searchDecoded(text, decodings, search, found) {
				search(text, found);
				for (let decoding of decodings) {
					if (text.search(decoding.escape) < 0) continue;
					let { decoded, origins } = decode(text, decoding);
					searchDecoded(decoded, decoding.within ?? [], search, (start, end) => found(origins[start] ?? 0, origins[end] ?? 0));
				}
			}
			function decode(text, decoding) {
				let origins = new Int32Array(text.length + 1), from = 0, to = 0, copyUntil = (end) => {
					for (; from < end;) origins[to++] = from++;
				}, decoded = text.replace(decoding.escape, (match, index) => {
					let meaning = decoding.decode(match);
					copyUntil(index);
					origins.fill(index, to, to + meaning.length);
					to += meaning.length;
					from = index + match.length;
					return meaning;
				});
				copyUntil(text.length + 1);
				return {
					decoded,
					origins
				};
			}
			function hideSpans(text, ends) {
				let redacted = "", hidden = -1;
				ends.forEach((end, start) => {
					if (end <= Math.max(start, hidden)) return;
					start > hidden && (redacted += `${text.slice(Math.max(hidden, 0), start)}***`);
					hidden = end;
				});
				return redacted + text.slice(Math.max(hidden, 0));
			}
		}),
		854: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Fb: () => LINE_BREAK,
				Jj: () => cut,
				TN: () => oneLine,
				_0: () => stripInvisible,
				aj: () => sanitize,
				by: () => LINE_LIMIT,
				fu: () => createLineAssembler
			});
			let LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/, LINE_LIMIT = 4096;
			function sanitize(text, redact, limit = LINE_LIMIT) {
				let redacted = redact(text.replace(/[^\r\n]+/g, withoutLong)), visible = stripInvisible(redacted), lines = (visible === redacted ? visible : redact(visible)).split(LINE_BREAK);
				lines.at(-1) === "" && lines.pop();
				return lines.map((line) => cut(line.replace(/##(?=[\w.-]*\[)/g, "# #").toWellFormed(), limit));
			}
			function withoutLong(line) {
				return line.length <= 65536 ? line : `[a line of ${line.length} characters is left out]`;
			}
			function oneLine(text, redact, limit) {
				return cut(sanitize(text, redact, Infinity).map((line) => line.trim()).filter((line) => line !== "").join(" ⏎ "), limit);
			}
			function cut(text, limit) {
				if (text.length <= limit) return text;
				let note = ` … [cut, ${text.length} characters]`, kept = sliceCharacters(text, limit - note.length);
				return kept === "" ? sliceCharacters(text, limit) : kept + note;
			}
			function stripInvisible(text) {
				return text.replace(TERMINAL_SEQUENCE, "").replace(INVISIBLE, "");
			}
			function createLineAssembler() {
				let pending = "";
				return {
					push(chunk) {
						let broken = /[\r\n]/.test(chunk) || pending.endsWith("\r");
						pending += chunk;
						if (!broken) return [];
						let lines = pending.split(/\r\n|\n|\r(?!$)/);
						pending = lines.pop() ?? "";
						return lines;
					},
					flush() {
						let lines = pending === "" ? [] : [pending.replace(/\r$/, "")];
						pending = "";
						return lines;
					}
				};
			}
			let TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g, INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
			function sliceCharacters(text, length) {
				return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, "");
			}
		}),
		674: ((module) => {
			module.exports = require("./github/github-deployment.js");
		}),
		838: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				N4: () => endGroup,
				z3: () => error,
				V4: () => getInput,
				Gu: () => getState,
				lm: () => notice,
				Pq: () => setSecret,
				Oh: () => startGroup,
				$e: () => warning
			});
			let external_os_namespaceObject = require("os");
			function utils_toCommandValue(input) {
				if (input == null) return "";
				else if (typeof input == "string" || input instanceof String) return input;
				return JSON.stringify(input);
			}
			function toCommandProperties(annotationProperties) {
				if (!Object.keys(annotationProperties).length) return {};
				return {
					title: annotationProperties.title,
					file: annotationProperties.file,
					line: annotationProperties.startLine,
					endLine: annotationProperties.endLine,
					col: annotationProperties.startColumn,
					endColumn: annotationProperties.endColumn
				};
			}
			function command_issueCommand(command, properties, message) {
				let cmd = new Command(command, properties, message);
				process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
			}
			function command_issue(name, message = "") {
				command_issueCommand(name, {}, message);
			}
			class Command {
				constructor(command, properties, message) {
					command ||= "missing.command";
					this.command = command;
					this.properties = properties;
					this.message = message;
				}
				toString() {
					let cmdStr = "::" + this.command;
					if (this.properties && Object.keys(this.properties).length > 0) {
						cmdStr += " ";
						let first = !0;
						for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
							let val = this.properties[key];
							if (val) {
								first ? first = !1 : cmdStr += ",";
								cmdStr += `${key}=${escapeProperty(val)}`;
							}
						}
					}
					cmdStr += `::${escapeData(this.message)}`;
					return cmdStr;
				}
			}
			function escapeData(s) {
				return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
			}
			function escapeProperty(s) {
				return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
			}
			require("path");
			var ExitCode;
			(function(ExitCode) {
				ExitCode[ExitCode.Success = 0] = "Success";
				ExitCode[ExitCode.Failure = 1] = "Failure";
			})(ExitCode ||= {});
			function setSecret(secret) {
				command_issueCommand("add-mask", {}, secret);
			}
			function getInput(name, options) {
				let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
				if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
				if (options && options.trimWhitespace === !1) return val;
				return val.trim();
			}
			function error(message, properties = {}) {
				command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function warning(message, properties = {}) {
				command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function notice(message, properties = {}) {
				command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
			}
			function startGroup(name) {
				command_issue("group", name);
			}
			function endGroup() {
				command_issue("endgroup");
			}
			function getState(name) {
				return process.env[`STATE_${name}`] || "";
			}
		})
	}, __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} }, threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	(() => {
		var webpackQueues = typeof Symbol == "function" ? Symbol("webpack queues") : "__webpack_queues__", webpackExports = typeof Symbol == "function" ? Symbol("webpack exports") : "__webpack_exports__", webpackError = typeof Symbol == "function" ? Symbol("webpack error") : "__webpack_error__", resolveQueue = (queue) => {
			if (queue && queue.d < 1) {
				queue.d = 1;
				queue.forEach((fn) => fn.r--);
				queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
			}
		}, wrapDeps = (deps) => deps.map((dep) => {
			if (typeof dep == "object" && dep) {
				if (dep[webpackQueues]) return dep;
				if (dep.then) {
					var queue = [];
					queue.d = 0;
					dep.then((r) => {
						obj[webpackExports] = r;
						resolveQueue(queue);
					}, (e) => {
						obj[webpackError] = e;
						resolveQueue(queue);
					});
					var obj = {};
					obj[webpackQueues] = (fn) => fn(queue);
					return obj;
				}
			}
			var ret = {};
			ret[webpackQueues] = (x) => {};
			ret[webpackExports] = dep;
			return ret;
		});
		__nccwpck_require__.a = (module, body, hasAwait) => {
			var queue;
			hasAwait && ((queue = []).d = -1);
			var depQueues = new Set(), exports = module.exports, currentDeps, outerResolve, reject, promise = new Promise((resolve, rej) => {
				reject = rej;
				outerResolve = resolve;
			});
			promise[webpackExports] = exports;
			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise.catch((x) => {}));
			module.exports = promise;
			body((deps) => {
				currentDeps = wrapDeps(deps);
				var fn, getResult = () => currentDeps.map((d) => {
					if (d[webpackError]) throw d[webpackError];
					return d[webpackExports];
				}), promise = new Promise((resolve) => {
					fn = () => resolve(getResult);
					fn.r = 0;
					var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
					currentDeps.map((dep) => dep[webpackQueues](fnQueue));
				});
				return fn.r ? promise : getResult();
			}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
			queue && queue.d < 0 && (queue.d = 0);
		};
	})();
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__, leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(841);
	module.exports = __webpack_exports__;
})();
