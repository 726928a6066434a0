(() => {
	"use strict";
	var __webpack_modules__ = {
		754: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { s: () => createConsole });
			var sanitizer = __nccwpck_require__(854);
			function formatDuration(ms) {
				if (ms < 9950) return `${(ms / 1e3).toFixed(1)} s`;
				let seconds = Math.round(ms / 1e3);
				if (seconds < 60) return `${seconds} s`;
				let minutes = Math.floor(seconds / 60);
				if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
				return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
			}
			let TICK_MS = 1e3;
			function createActivities(clock, display) {
				let stack = [], durations = new Map(), stopTicking, ended = !1;
				function tick() {
					let shown = stack.find(({ activity }) => activity.counts) ?? stack.at(-1);
					shown !== void 0 && display.show(describe(shown, clock.now(), durations), shown);
				}
				function update() {
					if (stack.length > 0 && !ended) {
						stopTicking ??= clock.every(TICK_MS, tick);
						return;
					}
					stopTicking?.();
					stopTicking = void 0;
					display.hide();
				}
				return {
					async during(activity, work) {
						let entry = {
							activity,
							startedAt: clock.now()
						};
						stack.push(entry);
						update();
						try {
							let value = await work();
							activity.noun !== void 0 && durations.set(activity.noun, clock.now() - entry.startedAt);
							return value;
						} finally {
							stack.splice(stack.indexOf(entry), 1);
							update();
						}
					},
					end() {
						ended = !0;
						update();
					}
				};
			}
			function describe({ activity, startedAt }, now, durations) {
				let { doing, awaited, noun = "" } = activity, previous = durations.get(noun), usual = previous === void 0 ? "" : ` (the ${noun} before took ${formatDuration(previous)})`;
				return `${doing} for ${formatDuration(now - startedAt)}${usual}${awaited === void 0 ? "" : `: ${awaited()}`}`;
			}
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
				let line = text.replaceAll("	", " ");
				if (widthOf(line) <= columns) return line;
				let rest = columns - widthOf("…"), start = "";
				for (let character of line) {
					rest -= widthOf(character);
					if (rest < 0) break;
					start += character;
				}
				return `${start}…`.trim();
			}
			function widthOf(line) {
				return [...line].reduce((width, character) => width + (/[ -~]/.test(character) ? 1 : 2), 0);
			}
			let PLAIN = {
				commands: !0,
				colours: !1,
				live: !1
			}, STYLES = {
				good: 32,
				bad: 31,
				doubtful: 33,
				planned: 36,
				quiet: 90,
				heading: 1
			}, PREFIX = "│ ";
			function createOutput(write, { redact, redactPart }, look, freshToken) {
				let clean = (text, limit = 4096) => (0, sanitizer.TN)(text, redact, limit), stopToken;
				function writeOurs(text) {
					stopToken !== void 0 && write(`::${stopToken}::\n`);
					stopToken = void 0;
					write(text);
				}
				function writeForeign(lines) {
					if (lines === "") return;
					if (look.commands && stopToken === void 0) {
						stopToken = freshToken();
						write(`::stop-commands::${stopToken}\n`);
					}
					write(lines);
				}
				function writeRemote(text, before) {
					writeForeign((0, sanitizer.aj)(text, (part) => redactPart(part, before)).map((line) => `${PREFIX}${line}\n`).join(""));
				}
				return {
					line(text, ...styles) {
						let line = clean(text);
						writeOurs(`${paint(line.startsWith("::") ? `${PREFIX}${line}` : line, look, ...styles)}\n`);
					},
					command(name, data, title) {
						writeOurs(`::${name}${title === void 0 ? "" : ` title=${escapeProperty(title)}`}::${escapeData(data)}\n`);
					},
					remote: () => createRemoteText(writeRemote),
					kept: (lines) => writeForeign(redact(lines)),
					clean
				};
			}
			function paint(text, { colours }, ...styles) {
				if (!colours || styles.length === 0) return text;
				return `\u001b[${styles.map((style) => STYLES[style]).join(";")}m${text}\u001b[0m`;
			}
			function createRemoteText(print) {
				let assembler = (0, sanitizer.fu)(), before = "", printLines = (lines) => {
					if (lines.length === 0) return;
					let text = lines.join("\n");
					print(text, before);
					before = `${before}${text}\n`.slice(-512);
				};
				return {
					push: (text) => printLines(assembler.push(text)),
					end(how) {
						let rest = assembler.flush();
						printLines(how === "cut-off" && rest.length > 0 ? ["[an unfinished line is left out]"] : rest);
					}
				};
			}
			function escapeData(text) {
				return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
			}
			function escapeProperty(text) {
				return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
			}
			let MESSAGE_LIMIT = 4e3;
			function createConsole({ stdout, redactor, clock, freshToken, look = PLAIN }) {
				let { redact } = redactor, liveLine = createLiveLine(stdout, (text) => paint(text, look, "quiet")), writtenAt = 0, output = createOutput((lines) => {
					writtenAt = clock.now();
					liveLine.write(lines);
				}, redactor, look, freshToken), { line, command, clean } = output, { group, keptGroup, closeGroup } = createGroups(output, look), show = look.live ? (text) => liveLine.draw(clean(text)) : createSilenceBreaker(line, clock, () => writtenAt);
				return {
					info: (text) => line(text),
					plan: (text) => line(`plan: ${text}`, "planned"),
					remote: output.remote,
					warning: createWarning(output, look),
					error(title, message) {
						closeGroup();
						let text = redact(message).split("\n").map((part) => clean(part)).join("\n");
						if (look.commands) command("error", (0, sanitizer.Jj)(text, MESSAGE_LIMIT), clean(title, 200));
						else for (let part of `Error: ${text}`.split("\n")) line(part, "bad");
					},
					mask: (value) => void (look.commands && command("add-mask", value)),
					headline: (text, good) => line(text, good ? "good" : "bad", "heading"),
					group,
					keptGroup,
					...createActivities(clock, {
						show,
						hide: liveLine.erase
					})
				};
			}
			function createWarning({ line, command, clean }, { commands }) {
				let count = 0;
				return (text) => {
					count += 1;
					commands ? count < 10 ? command("warning", clean(text, MESSAGE_LIMIT)) : line(`warning: ${text}`) : line(`Warning: ${text}`, "doubtful");
					commands && count === 10 && command("warning", "There are more warnings: the log of this step has them.");
				};
			}
			function createGroups({ line, command, clean, kept }, { commands }) {
				let isOpen = !1, openGroup = (title) => {
					commands ? command("group", clean(title, 200)) : line(`▸ ${title}`, "heading");
					isOpen = commands;
				}, closeGroup = () => {
					isOpen && command("endgroup", "");
					isOpen = !1;
				};
				return {
					closeGroup,
					async group(title, body, close) {
						openGroup(title);
						let value = await body().finally(closeGroup), closing = close?.(value);
						closing !== void 0 && line(closing.text, closing.tone);
						return value;
					},
					keptGroup(title, lines, { text, tone }) {
						openGroup(title);
						kept(lines);
						closeGroup();
						line(text, tone);
					}
				};
			}
			function createSilenceBreaker(line, clock, writtenAt) {
				let shownAt = 0;
				return (text, { activity, startedAt }) => {
					let silentSince = Math.max(activity.counts ? startedAt : writtenAt(), shownAt);
					if (clock.now() - silentSince + TICK_MS <= 3e4) return;
					shownAt = clock.now();
					line(text);
				};
			}
		}),
		48: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { t: () => createClock });
			let promises_namespaceObject = require("node:timers/promises"), LONGEST_TIMER_MS = 2 ** 31 - 1;
			function createClock(uptime) {
				return {
					now: () => uptime() * 1e3,
					async sleep(ms, signal) {
						await (0, promises_namespaceObject.setTimeout)(Math.min(ms, LONGEST_TIMER_MS), void 0, { signal }).catch(() => {});
						signal.throwIfAborted();
					},
					after(ms, ring) {
						let timer = setTimeout(ring, Math.min(ms, LONGEST_TIMER_MS));
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
					var _console_console_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(754), _core_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48), _run_aftermath_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(521), _runner_silence_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(565), _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(338);
					let { env } = process;
					(0, _runner_silence_js__WEBPACK_IMPORTED_MODULE_3__.a)(process);
					let redactor = (0, _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_2__.l)(), console = (0, _console_console_js__WEBPACK_IMPORTED_MODULE_0__.s)({
						stdout: process.stdout,
						redactor,
						clock: (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_1__.t)(process.uptime),
						freshToken: () => process.getBuiltinModule("node:crypto").randomBytes(16).toString("hex")
					});
					process.stdout.on("error", () => {});
					let aftermath = (0, _run_aftermath_js__WEBPACK_IMPORTED_MODULE_4__.TA)(env.STATE_run);
					aftermath !== void 0 && console.warning(aftermath);
					for (let [name, saved] of Object.entries(env)) name.startsWith("STATE_github-") && await closeGitHubDeployment(saved);
					async function closeGitHubDeployment(saved = "") {
						if (saved === "") return;
						let { closeOpenDeployment } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 674, 23)), githubToken = env["INPUT_GITHUB-TOKEN"]?.trim() ?? "";
						redactor.add(githubToken, "always");
						await closeOpenDeployment(saved, {
							githubToken,
							runnerEnv: env,
							log: console
						}).catch(() => console.warning("The state of the GitHub Deployment is not known: this action has a fault."));
					}
					__webpack_async_result__();
				} catch (e) {
					__webpack_async_result__(e);
				}
			}, 1);
		}),
		521: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { TA: () => readAftermath });
			function readAftermath(saved = "") {
				if (saved === "" || saved === "ended") return;
				return saved.length <= 65536 && /^The step for .+\.$/.test(saved) ? saved : "The step was ended from outside. What it did is not known, as its notes cannot be read. Look at the site and its deploy log before running again.";
			}
		}),
		565: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { a: () => silence });
			function silence(node) {
				node.stderr.write = () => !0;
				Object.defineProperty(node, "_rawDebug", { value: () => {} });
			}
		}),
		338: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { l: () => createRedactor });
			let external_node_querystring_namespaceObject = require("node:querystring");
			var sanitizer = __nccwpck_require__(854);
			function secretForms(value, strength, isPublic) {
				return [...secretParts(value)].flatMap((part) => {
					let search = strength === "always" && part.trim() === value.trim() ? "anywhere" : isPublic(part) ? "nowhere" : whereToSearch(part);
					if (search === "nowhere" || /^\**$/.test(part)) return [];
					let bounded = search === "alone";
					return [...spellings(part)].map((text) => ({
						text,
						bounded,
						isSpaced: !bounded && isHexOf(text, part)
					}));
				});
			}
			function isOpen(piece) {
				return whereToSearch(piece) !== "anywhere" || /^[a-z][a-z0-9+.-]*:\/\/[^/?#@:]*(?::\d*)?\/?$/i.test(piece);
			}
			let CONVENTIONAL = new Set("true false null none nil yes no on off undefined empty default auto enabled disabled\n  local localhost 127.0.0.1 0.0.0.0 production staging development testing test debug info notice warning error\n  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily\n  smtp sendmail mail log public private root admin utf8 utf8mb4".split(/\s+/));
			function secretParts(value) {
				let parts = [
					value,
					...value.split(sanitizer.Fb),
					...urlParts(value.trim())
				];
				return new Set(parts.flatMap((part) => [
					part,
					part.trim(),
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
			function isHexOf(text, part) {
				return text.length === 2 * Buffer.byteLength(part) && text.toLowerCase() === Buffer.from(part).toString("hex");
			}
			function isConventional(value) {
				return CONVENTIONAL.has(value.toLowerCase());
			}
			function countDigits(value) {
				return value.replace(/\D/g, "").length;
			}
			function spellings(part) {
				let bytes = Buffer.from(part), hex = bytes.toString("hex"), encoded = [
					...base64Spellings(bytes, part.length >= 8),
					...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1)), !1),
					hex,
					hex.toUpperCase(),
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
			let WRAPPED_LINE_BYTES = [57, 48];
			function base64Spellings(bytes, isTwice) {
				let shifted = stableBase64(bytes), wrapped = WRAPPED_LINE_BYTES.filter((size) => bytes.length > size).map((size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, line) => bytes.subarray(line * size, (line + 1) * size).toString("base64").replaceAll("=", ""))), inner = isTwice ? [...shifted, ...wrapped.map((lines) => lines.join("\n"))].flatMap(bothAlphabets) : [];
				return [
					bytes.toString("base64"),
					bytes.toString("base64").replaceAll("=", ""),
					...shifted,
					...wrapped.flat(),
					...inner.flatMap((text) => stableBase64(Buffer.from(text)))
				].flatMap(bothAlphabets);
			}
			function bothAlphabets(base64) {
				return [base64, base64.replaceAll("+", "-").replaceAll("/", "_")];
			}
			function stableBase64(bytes) {
				return [
					0,
					1,
					2
				].map((shift) => Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6)));
			}
			let LEFT_OUT = new Uint8Array(65536);
			for (let sign of " 	\n\r\v\f\xA0\u2028\u2029:.,;->|│┃#*])") LEFT_OUT[sign.charCodeAt(0)] = 1;
			function isLeftOut(unit) {
				return LEFT_OUT[unit] === 1;
			}
			function skeletonOf(text) {
				return build(text, []);
			}
			function skeletonWithoutPrefixes(text) {
				let prefixes = [], line = 0;
				for (let { 0: lineBreak, index } of text.matchAll(LINE_BREAKS)) {
					let next = index + lineBreak.length;
					prefixes.push({
						start: next,
						length: prefixLength(text, line, index, next)
					});
					line = next;
				}
				let passedOver = prefixes.flatMap(({ start, length }, nth) => {
					let shared = Math.min(length, prefixes[nth + 1]?.length || length);
					return shared > 0 ? [[start, start + shared]] : [];
				});
				return passedOver.length === 0 ? void 0 : build(text, passedOver);
			}
			let LINE_BREAKS = new RegExp(sanitizer.Fb, "g");
			function prefixLength(text, line, lineEnd, next) {
				let most = Math.min(lineEnd - line, 80), length = 0;
				for (; length < most && text.charCodeAt(line + length) === text.charCodeAt(next + length);) length += 1;
				for (; length > 0 && !isLeftOut(text.charCodeAt(next + length - 1));) --length;
				return length;
			}
			function build(text, passedOver) {
				let units = new Uint16Array(text.length), places = new Int32Array(text.length), length = 0, from = 0;
				for (let [start, end] of [...passedOver, [text.length, text.length]]) {
					for (let at = from; at < start; at++) {
						let unit = text.charCodeAt(at);
						if (LEFT_OUT[unit] === 1) continue;
						units[length] = unit;
						places[length++] = at;
					}
					from = end;
				}
				return {
					text: Buffer.from(units.buffer, 0, 2 * length).toString("utf16le"),
					places
				};
			}
			function spanOf(value, text, { text: units, places }, first, isSpaced) {
				let placeOf = (nth) => nth < units.length ? places[nth] ?? 0 : text.length, start = first === 0 ? 0 : placeOf(first - 1) + 1, end = start, nth = first, from = 0;
				for (let at = 0; at <= value.length; at++) {
					let isEnd = at === value.length;
					if (!isEnd && isLeftOut(value.charCodeAt(at))) continue;
					let own = value.slice(from, at), between = text.slice(end, placeOf(nth));
					nth === first && (start = placeOf(nth) - own.length);
					let fitsExactly = nth === first ? between.endsWith(own) : isEnd ? between.startsWith(own) : between === own;
					if (!fitsExactly && !(isSpaced && between.length <= MOST_SEPARATORS) && !isBroken(own, between)) return;
					nth === first && !fitsExactly && (start = end + Math.max(0, between.indexOf(own.charAt(0))));
					isEnd ? end += fitsExactly ? own.length : between.lastIndexOf(own.charAt(own.length - 1)) + 1 : end = placeOf(nth) + 1;
					from = at + 1;
					nth += 1;
				}
				return [start, end];
			}
			let MOST_SEPARATORS = 3;
			function isBroken(own, between) {
				let visible = (text) => text.replace(/\s/g, "");
				return between.search(sanitizer.Fb) !== -1 && visible(between).includes(visible(own));
			}
			function createCutForms() {
				let byStart = new Map(), byEnd = new Map(), longest = 0;
				return {
					longest: () => longest,
					add(forms) {
						for (let form of forms) {
							let { text } = skeletonOf(form.text);
							if (form.bounded || form.text.length <= 8 || text.length < 4) continue;
							note(byStart, text.slice(0, 4), form);
							note(byEnd, text.slice(-4), form);
							longest = Math.max(longest, form.text.length);
						}
					},
					searchStart(text, found) {
						let skeleton = skeletonOf(text);
						for (let end = Math.min(skeleton.text.length, longest); end >= 4; end--) for (let { text: form, isSpaced } of byEnd.get(skeleton.text.slice(end - 4, end)) ?? []) {
							let own = skeletonOf(form);
							if (!own.text.endsWith(skeleton.text.slice(0, end))) continue;
							let piece = form.slice(own.places[own.text.length - end]), span = spanOf(piece, text, skeleton, 0, isSpaced);
							if (span === void 0) continue;
							let more = sharedBefore(text, span[0], form, form.length - piece.length);
							piece.length + more >= 8 && found(span[0] - more, span[1]);
						}
					},
					searchEnd(text, found) {
						let skeleton = skeletonOf(text), units = skeleton.text.length;
						for (let start = Math.max(0, units - longest); start <= units - 4; start++) for (let { text: form, isSpaced } of byStart.get(skeleton.text.slice(start, start + 4)) ?? []) {
							let own = skeletonOf(form);
							if (!own.text.startsWith(skeleton.text.slice(start))) continue;
							let piece = form.slice(0, (own.places[units - start - 1] ?? 0) + 1), span = spanOf(piece, text, skeleton, start, isSpaced);
							if (span === void 0) continue;
							let more = sharedAfter(text, span[1], form, piece.length);
							piece.length + more >= 8 && found(span[0], span[1] + more);
						}
					}
				};
			}
			function note(index, key, form) {
				let known = index.get(key) ?? [];
				index.set(key, known);
				known.push(form);
			}
			function sharedBefore(a, atA, b, atB) {
				let length = 0;
				for (; length < atA && length < atB && a[atA - length - 1] === b[atB - length - 1];) length += 1;
				return length;
			}
			function sharedAfter(a, atA, b, atB) {
				let length = 0;
				for (; atA + length < a.length && atB + length < b.length && a[atA + length] === b[atB + length];) length += 1;
				return length;
			}
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
					within: [backslash]
				},
				{
					...percent,
					within: [percent]
				},
				{
					...decodings_form,
					within: [decodings_form]
				},
				{
					...entity,
					within: [backslash, entity]
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
			function createSearch() {
				let filter = new Uint8Array(2 ** 20), buckets = new Map(), plain = new Map();
				function add(form) {
					let { text } = skeletonOf(form.text);
					if (text.length < 4) {
						plain.get(form.text)?.bounded !== !1 && plain.set(form.text, form);
						return;
					}
					let key = 0;
					for (let at = 0; at < 4; at++) key = keyAt(text, at, key);
					filter[hashOf(key)] = 1;
					let prefix = text.slice(0, 4), bucket = buckets.get(prefix) ?? [];
					buckets.set(prefix, bucket);
					let known = formsOf(bucket, text.length), same = known.get(text) ?? [];
					same.some((other) => other.text === form.text && other.bounded === form.bounded) || known.set(text, [...same, form]);
				}
				function searchSkeleton(text, skeleton, found) {
					let { text: units } = skeleton, key = 0;
					for (let at = 0; at < units.length; at++) {
						key = keyAt(units, at, key);
						if (filter[hashOf(key)] === 0) continue;
						let start = at + 1 - 4, bucket = buckets.get(units.slice(Math.max(0, start), at + 1));
						bucket !== void 0 && findLongest(bucket, text, skeleton, start, found);
					}
				}
				return {
					add: (forms) => forms.forEach(add),
					search(text, found) {
						for (let form of plain.values()) findAll(text, form, found);
						searchSkeleton(text, skeletonOf(text), found);
						let other = skeletonWithoutPrefixes(text);
						other !== void 0 && searchSkeleton(text, other, found);
					}
				};
			}
			function formsOf(bucket, length) {
				let place = bucket.findIndex(([other]) => other <= length), found = bucket[place];
				if (found?.[0] === length) return found[1];
				let forms = new Map();
				bucket.splice(place === -1 ? bucket.length : place, 0, [length, forms]);
				return forms;
			}
			function findLongest(bucket, text, skeleton, start, found) {
				for (let [length, forms] of bucket) {
					if (start + length > skeleton.text.length) continue;
					let spans = (forms.get(skeleton.text.slice(start, start + length)) ?? []).flatMap(({ text: form, bounded, isSpaced }) => {
						let span = spanOf(form, text, skeleton, start, isSpaced);
						if (span === void 0) return [];
						return !bounded || text.startsWith(form, span[0]) && standsAlone(text, ...span) ? [span] : [];
					});
					for (let span of spans) found(...span);
					if (spans.length > 0) return;
				}
			}
			function* placesOf(form, text) {
				for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) yield at;
			}
			function findAll(text, { text: form, bounded }, found) {
				for (let start of placesOf(form, text)) {
					let end = start + form.length;
					(!bounded || standsAlone(text, start, end)) && found(start, end);
				}
			}
			function keyAt(text, at, before) {
				return before << 8 ^ text.charCodeAt(at);
			}
			function hashOf(key) {
				return Math.imul(key, 2654435761) >>> 12;
			}
			function standsAlone(text, start, end) {
				return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
			}
			function isWord(text, index) {
				return /[\p{L}\p{N}]/u.test(text.charAt(index));
			}
			function createRedactor() {
				let secrets = new Map(), publicValues = new Set(), known, addTo = ({ search, cutForms }, value, strength) => {
					let forms = secretForms(value, strength, (part) => publicValues.has(part));
					search.add(forms);
					cutForms.add(forms);
				}, know = (values) => {
					let all = {
						search: createSearch(),
						cutForms: createCutForms()
					};
					for (let [value, strength] of values) addTo(all, value, strength);
					return all;
				};
				function hide(text, from) {
					if (secrets.size === 0) return text.slice(from);
					known ??= know(secrets);
					let ends = new Int32Array(text.length + 1), found = (start, end) => {
						ends[start] = Math.max(ends[start] ?? 0, end);
					};
					searchDecoded(text, DECODINGS, known.search.search, found);
					let { cutForms } = known, searchPart = (part, at, isCutAtStart) => searchEdges(part, isCutAtStart, cutForms, (start, end) => {
						let piece = part.slice(start, end);
						!isOpen(piece) && !publicValues.has(piece) && found(at + start, at + end);
					});
					from !== void 0 && searchPart(text, 0, from === 0);
					for (let { 1: quoted = "", index } of text.matchAll(QUOTATION)) searchPart(quoted, index + 1, !0);
					return hideSpans(text, ends, from ?? 0);
				}
				let redact = (text) => hide(text);
				return {
					add(secret, strength = "if-particular") {
						if (secret === "" || secrets.get(secret) === "always" || secrets.get(secret) === strength) return;
						secrets.set(secret, strength);
						known !== void 0 && addTo(known, secret, strength);
					},
					addPublic(value) {
						if (publicValues.has(value)) return;
						publicValues.add(value);
						known = void 0;
					},
					redact,
					redactPart: (text, before = "") => hide(before + text, before.length),
					hides: (text) => redact(text) !== text
				};
			}
			let QUOTATION = /“([^“”]+)”/g;
			function searchEdges(text, isCutAtStart, { searchStart, searchEnd, longest }, found) {
				let most = longest() * 6, last = Math.max(0, text.length - most);
				isCutAtStart && searchDecoded(text.slice(0, most), DECODINGS, searchStart, found);
				searchDecoded(text.slice(last), DECODINGS, searchEnd, (start, end) => found(last + start, last + end));
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
			function hideSpans(text, ends, from) {
				let redacted = "", shown = from;
				for (let start = 0; start < ends.length; start++) {
					let end = ends[start] ?? 0;
					if (end <= start) continue;
					for (let at = start; at <= end; at++) end = Math.max(end, ends[at] ?? 0);
					if (end > shown) {
						redacted += `${text.slice(shown, start)}***`;
						shown = end;
					}
					start = end;
				}
				return redacted + text.slice(shown);
			}
		}),
		854: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Fb: () => LINE_BREAK,
				Jj: () => cut,
				TN: () => oneLine,
				_0: () => stripInvisible,
				aj: () => sanitize,
				fu: () => createLineAssembler
			});
			let LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/, LIMITS = {
				text: 8388608,
				line: 4096
			};
			function sanitize(text, redact, limits = {}) {
				let { text: textLimit, line: lineLimit } = {
					...LIMITS,
					...limits
				}, redacted = redactCapped(text, redact, textLimit), visible = stripInvisible(redacted), lines = (visible === redacted ? visible : redact(visible)).split(LINE_BREAK);
				lines.at(-1) === "" && lines.pop();
				return lines.map((line) => cut(line.replaceAll("##[", "# #[").toWellFormed(), lineLimit));
			}
			function oneLine(text, redact, limit) {
				return cut(sanitize(text, redact, { line: Infinity }).map((line) => line.trim()).filter((line) => line !== "").join(" ⏎ "), limit);
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
						let rest = pending.replace(/\r$/, ""), lines = pending === "" ? [] : [rest];
						pending = "";
						return lines;
					}
				};
			}
			let TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g, INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
			function redactCapped(text, redact, limit) {
				if (text.length <= limit) return redact(text);
				let head = redact(text.slice(0, limit)), kept = head.slice(0, Math.max(0, head.lastIndexOf("\n") + 1, head.length - 65536));
				return `${kept}${kept === "" || kept.endsWith("\n") ? "" : "\n"}[cut: only the first part of ${text.length} characters is shown]`;
			}
			function sliceCharacters(text, length) {
				let end = Math.max(0, length), splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
				return text.slice(0, splitsPair ? end - 1 : end);
			}
		}),
		674: ((module) => {
			module.exports = require("../chunks/index.js");
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
