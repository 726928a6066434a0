"use strict";
exports.id = 484;
exports.ids = [484];
exports.modules = {
	5272: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => readAll });
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208);
		async function readAll(reader, endpoint, parameters) {
			let { path } = endpoint, byId = new Map(), counted = 0, last = 1;
			for (let wanted = 1; wanted <= last; wanted += 1) {
				let options = wanted === 1 ? {} : { page: wanted }, { items, lastPage, page = wanted, total = 0 } = await reader.read(endpoint, parameters, options);
				wanted === 1 && (last = lastPage);
				if (last > 100) throw incomplete(path, "it has more than 100 pages");
				if (page !== wanted) throw incomplete(path, `page ${page} came instead of page ${wanted}`);
				if (items === null) return items;
				for (let item of items) byId.set(item.id, item);
				counted = Math.max(counted, total);
			}
			if (byId.size < counted) throw incomplete(path, `its pages show ${byId.size} of ${counted} items`);
			return [...byId.values()];
		}
		function incomplete(path, why) {
			return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK("list-incomplete", `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`, "Run again. Give server and site as ids, so that no list of them is read; delete records that nobody needs.");
		}
	}),
	3054: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I7: () => assignmentsOf,
			qg: () => parse,
			sn: () => BYTE_ORDER_MARK
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let BYTE_ORDER_MARK = "﻿";
		function parse(text) {
			let segments = [];
			for (let at = 0, line = 1; at < text.length;) {
				let segment = segmentAt(text, at, line);
				segments.push(segment);
				at += segment.text.length;
				line += segment.text.match(/\r\n|\n|\r/g)?.length ?? 0;
			}
			return segments;
		}
		function assignmentsOf(text) {
			return parse(text).filter((segment) => segment.kind === "assignment");
		}
		let KEY = /^([ \t\v\0]*)(export[ \t\v]+)?(["']?)([A-Za-z0-9_.]+)\3[ \t\v\0]*$/;
		function segmentAt(text, at, line) {
			let start = at === 0 && text.startsWith("﻿") ? 1 : at, lineEnd = endOfLine(text, start), content = text.slice(start, lineEnd), whole = (end) => text.slice(at, end + lineEndAt(text, end).length);
			if (/^[ \t\v\0]*$/.test(content)) return {
				kind: "blank",
				text: whole(lineEnd),
				line
			};
			if (/^[ \t\v\0]*#/.test(content)) return {
				kind: "comment",
				text: whole(lineEnd),
				line
			};
			let equals = content.indexOf("=");
			if (equals < 0) return {
				kind: "unknown",
				text: whole(lineEnd),
				line
			};
			let from = start + equals + 1, { value, comment, end } = quotedAt(text, from + text.slice(from).search(/[^ \t]|$/)) ?? plainAt(text.slice(from, lineEnd), lineEnd), [, indentation = "", exportWord, , key] = KEY.exec(content.slice(0, equals)) ?? [];
			if (key === void 0) return {
				kind: "unknown",
				text: whole(end),
				line
			};
			return {
				kind: "assignment",
				text: whole(end),
				line,
				key,
				lead: text.slice(at, start) + indentation,
				exported: exportWord !== void 0,
				value,
				comment,
				end: lineEndAt(text, end)
			};
		}
		function quotedAt(text, start) {
			if (!/["'`]/.test(text.charAt(start))) return;
			let close = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.m2)(text, start);
			if (close < 0) return;
			let end = endOfLine(text, close), rest = text.slice(close + 1, end);
			if (!/^[ \t\v\f]*(#|$)/.test(rest)) return;
			let comment = rest.includes("#") ? rest.replace(/^#/, " #") : "";
			return {
				value: text.slice(start, close + 1),
				comment,
				end
			};
		}
		function plainAt(line, end) {
			let hash = line.search(/(?<=[ \t])#|$/), value = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Bq)(line.slice(0, hash));
			return {
				value,
				comment: hash === line.length ? "" : line.slice(line.indexOf(value) + value.length),
				end
			};
		}
		function endOfLine(text, from) {
			return from + text.slice(from).search(/[\r\n]|$/);
		}
		function lineEndAt(text, at) {
			return text.startsWith("\r\n", at) ? "\r\n" : text.slice(at, at + 1);
		}
	}),
	9800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bq: () => trim,
			DO: () => referenceAt,
			Hh: () => load,
			m2: () => closingQuote,
			wK: () => readValue
		});
		function load(text) {
			let found = new Map();
			for (let entry of joinedLines(text)) {
				let equals = entry.indexOf("="), key = readName(equals < 0 ? entry : trim(entry.slice(0, equals))), value = equals < 0 ? void 0 : readValue(entry.slice(equals + 1));
				if (key === void 0 || value?.ok === !1) return;
				value === void 0 ? found.delete(key) : found.set(key, value);
			}
			return found;
		}
		function readValue(raw) {
			let spelled = trim(raw), quote = /^['"]/.exec(spelled)?.[0] ?? "", end = quote === "" ? UNQUOTED.exec(spelled)?.[0].length ?? 0 : closingQuote(spelled, 0), body = spelled.slice(quote.length, end < 0 ? void 0 : end), text = "", dollars = [];
			for (let [sign] of body.matchAll(quote === "\"" ? /\\?./gs : /./gs)) {
				let meaning = sign.length === 1 ? sign : ESCAPES.get(sign.charAt(1));
				if (meaning === void 0) return {
					ok: !1,
					reason: UNKNOWN_ESCAPE
				};
				sign === "$" && quote !== "'" && dollars.push(text.length);
				text += meaning;
			}
			if (end < 0) return {
				ok: !1,
				reason: "a quote is opened and not closed"
			};
			if (!/^[ \t\v\f\r\n]*(#|$)/.test(spelled.slice(end + quote.length))) return {
				ok: !1,
				reason: "text follows the end of the value; quote the whole value"
			};
			return {
				ok: !0,
				text,
				references: dollars.filter((offset) => referenceAt(text, offset) !== void 0)
			};
		}
		let UNQUOTED = /^[ \t\v\f]*[^ \t\v\f\r\n#]*/, ESCAPES = new Map(Object.entries({
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			"\"": "\"",
			"\\": "\\",
			$: "$"
		})), UNKNOWN_ESCAPE = "an unknown escape in double quotes; write \\\\ for a backslash, or use single quotes";
		function closingQuote(text, start) {
			let quote = text.charAt(start);
			if (quote !== "\"") return text.indexOf(quote, start + 1);
			DOUBLE_QUOTED.lastIndex = start;
			return DOUBLE_QUOTED.test(text) ? DOUBLE_QUOTED.lastIndex - 1 : -1;
		}
		let DOUBLE_QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
		function referenceAt(text, offset) {
			VARIABLE.lastIndex = offset;
			return VARIABLE.exec(text)?.[1];
		}
		function trim(text) {
			return text.replace(TRIMMED, "");
		}
		let TRIMMED = /^[ \t\n\r\0\v]+|(?<![ \t\n\r\0\v])[ \t\n\r\0\v]+$/g, VARIABLE = /\$\{([a-zA-Z0-9_.]+)\}/y;
		function joinedLines(text) {
			let entries = [], held = [];
			for (let line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
				let quotes = line.replaceAll("\\\\", "").match(/(?<=[^\\])"/g)?.length ?? 0, isClosing = !(line.includes("=\"") && quotes <= 1) && (held.length === 0 || quotes >= 1 || line === "\"");
				held.push(line);
				if (!isClosing) continue;
				entries.push(held.join("\n"));
				held = [];
			}
			return entries.filter((entry) => !/^[ \t\n\r\0\v]*(#|$)/.test(entry));
		}
		function readName(name) {
			let key = (name.length > 8 ? name.replace(/^export(?=[ \t\n\v\f\r])[ \t\n\r\0\v]*/, "") : name).replace(/^(["'])(.+)\1$/s, "$2");
			return /^[a-zA-Z0-9_.]+$/.test(key) ? key : void 0;
		}
	}),
	1746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => LOADERS,
			l: () => spell
		});
		var _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
		let LOADERS = [
			"phpdotenv",
			"shell",
			"dotenv",
			"parseEnv"
		];
		function spell(value, comment = "") {
			if (value.includes("\0") || !value.isWellFormed()) return {
				ok: !1,
				reason: "it holds a NUL character, or is not valid Unicode"
			};
			let quoted = quote(value);
			if (quoted === void 0) return {
				ok: !1,
				reason: BACKTICK
			};
			let own = comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
			for (let end of value.endsWith("\\") ? [GUARD + own] : [own, GUARD + own]) {
				let text = quoted.text + end, loaded = (0, _phpdotenv_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(`KEY=${text}`)?.get("KEY");
				if (loaded?.references.length === 0 && loaded.text === value) return {
					ok: !0,
					text,
					loaders: quoted.loaders
				};
			}
			return {
				ok: !1,
				reason: "phpdotenv would not read it back in any spelling"
			};
		}
		let GUARD = " # \"value's end\"", BACKTICK = "it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv understands, a shell that loads the file would run it as a command; encode the value (base64) or change it";
		function quote(value) {
			if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return {
				text: value,
				loaders: LOADERS
			};
			if (!/['\r\n]/.test(value)) return {
				text: `'${value}'`,
				loaders: LOADERS
			};
			if (value.includes("`")) return;
			let isPlain = !/[\\"]/.test(value) && !SHELL_EXPANDED.test(value), inner = isPlain ? value : value.replace(/[\\"$]/g, "\\$&");
			if (!value.includes("\r")) return {
				text: `"${inner}"`,
				loaders: isPlain ? LOADERS : ["phpdotenv", "shell"]
			};
			return {
				text: `"${inner.replaceAll("\r", "\\r").replaceAll("\n", "\\n")}"`,
				loaders: isPlain ? ["phpdotenv", "dotenv"] : ["phpdotenv"]
			};
		}
		let SHELL_EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
	}),
	6484: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkCertificate: () => work,
			deleteSite: () => deleteSite,
			deploy: () => deploy_work_work,
			ensureRepository: () => ensureRepository,
			ensureSite: () => ensureSite,
			installBlogapp: () => installBlogapp,
			installCloudstore: () => installCloudstore,
			refreshOpcache: () => refreshOpcache,
			removeRepository: () => removeRepository,
			restartServer: () => restart_server_work_work,
			sweepPreviews: () => sweepPreviews,
			syncEnv: () => sync_env_work_work,
			uninstallBlogapp: () => uninstallBlogapp,
			uninstallCloudstore: () => uninstallCloudstore,
			updateDeployScript: () => update_deploy_script_work_work,
			updateNotifications: () => update_notifications_work_work
		});
		var pages = __webpack_require__(5272), shown_time = __webpack_require__(6403), api_sites = __webpack_require__(8656), count = __webpack_require__(3152), duration = __webpack_require__(6851), errors = __webpack_require__(8208), outcome_facts = __webpack_require__(9963), host_name = __webpack_require__(7684), operation = __webpack_require__(83);
		let work = ({ id, minDays }) => ({ async plan({ facts, reader, log, epochMs }) {
			if (typeof facts.site != "object") {
				log.info("the site does not exist yet, and has no certificate");
				return operation.KN;
			}
			let target = (0, outcome_facts.$)(facts);
			checkExpiry(await (id === void 0 ? findOne(reader, target, facts.site.domain) : reader.read(api_sites.getCertificate, {
				...target,
				certificate: id
			})).catch((cause) => {
				if (!(0, errors.G3)(cause)) throw cause;
				let message = id ? `The site has no certificate ${id}.` : UNLISTED;
				throw new errors.OK("certificate-bad", message, LOOK_IT_UP, { cause });
			}), minDays, epochMs(), log);
			return operation.KN;
		} }), UNLISTED = "The service does not list certificates.", LOOK_IT_UP = "Set certificate-id to the id that the service's own pages show. A renewed certificate may have another id.";
		async function findOne(reader, target, domain) {
			let all = await (0, pages.y)(reader, api_sites.getCertificates, target);
			if (all === null) throw new errors.OK("certificate-bad", UNLISTED, LOOK_IT_UP);
			let end = ({ expires_at }) => (0, shown_time.Hi)(expires_at ?? null) ?? 0, [best] = all.filter((shown) => isActive(shown) && isOfDomain(shown, domain)).toSorted((a, b) => end(b) - end(a));
			if (best !== void 0) return best;
			let message = `The site has no active certificate of ${domain}.`;
			throw new errors.OK("certificate-bad", message, "Request one in the service's own pages, or set certificate-id to check another one.");
		}
		function isActive({ active, status }) {
			return active ?? status === "active";
		}
		function isOfDomain({ domain: named = "" }, domain) {
			let [host = ""] = domain.split("."), names = named.split(/[\s,]+/).map((name) => name.replace(/^\*(?=\.)/, host));
			return [named.trim(), domain].includes("") || names.some((name) => (0, host_name.DW)(name, domain));
		}
		function checkExpiry(certificate, minDays, nowEpochMs, log) {
			let named = `The certificate ${certificate.id}${certificate.domain ? ` of ${certificate.domain}` : ""}`, bad = (words) => new errors.OK("certificate-bad", `${named} ${words}.`, LOOK_AT_IT), { status } = certificate;
			if (!isActive(certificate)) throw bad(`is not active${status ? `: its status is “${status}”` : ""}`);
			let expiresAt = (0, shown_time.Hi)(certificate.expires_at ?? null);
			if (expiresAt === void 0) throw bad("cannot be judged: its expiry is not shown as YYYY-MM-DD HH:MM:SS");
			let end = `${new Date(expiresAt).toISOString().slice(0, 19).replace("T", " ")} UTC`, leftMs = expiresAt - nowEpochMs;
			if (leftMs <= 0) throw bad(`has expired: ${end}`);
			let when = `${end}, in ${(0, count.U)(Math.floor(leftMs / duration.sO), "day")}`;
			if (leftMs <= minDays * duration.sO) throw bad(`expires too soon: ${when}; certificate-min-days is ${minDays}`);
			leftMs > 2 * minDays * duration.sO ? log.info(`${named} is active; it expires ${when}`) : log.warning(`${named} expires soon: ${when}. With ${minDays} days or less this fails.`);
		}
		let LOOK_AT_IT = "Renew the certificate in the service's own pages, and find out why it was not renewed automatically.";
		var deployments = __webpack_require__(2304), kept_text = __webpack_require__(7500), same_text = __webpack_require__(2705), deploy_log = __webpack_require__(3122), exit_report = __webpack_require__(6074), script_frame = __webpack_require__(3822), sanitizer = __webpack_require__(1854), body = __webpack_require__(2235);
		async function matchPatterns(text, { failurePatterns, successPatterns }, pause, dropped = "") {
			let linesOf = (part) => part.split(/\r\n|\n|\r/), lines = linesOf(text);
			(0, body.xZ)(text) && lines.shift();
			let seen = [...lines, ...linesOf(dropped).filter((line) => line !== "")];
			for (let pattern of failurePatterns) {
				let line = await findLine(seen, pattern, pause);
				if (line !== void 0) return { failure: {
					pattern: pattern.source,
					line
				} };
			}
			for (let pattern of successPatterns) if (await findLine(lines, pattern, pause) === void 0) return { missing: pattern.source };
			return {};
		}
		let PIECE = 16384;
		async function findLine(lines, pattern, pause) {
			for (let line of lines) for (let at = 0; at === 0 || at < line.length; at += PIECE) {
				await pause();
				if (pattern.matches(line.slice(at, at + PIECE))) return line.length <= 4 * PIECE ? line : "";
			}
		}
		function createPause(clock, signal) {
			let pausedAt = clock.now();
			return async () => {
				if (clock.now() - pausedAt < 20) return;
				await clock.sleep(0, signal);
				pausedAt = clock.now();
			};
		}
		var advice = __webpack_require__(8966), api_wait = __webpack_require__(7707), outcomes = __webpack_require__(9962), endpoint = __webpack_require__(8495);
		function latestAt(looks, resource) {
			return looks.findLast((look) => look.resource === resource && look.error === void 0);
		}
		function nthAt(looks, resource) {
			return latestAt(looks, resource)?.nth ?? 0;
		}
		function troubleIn(looks) {
			let failed = looks.slice(1 + looks.findLastIndex(({ error }) => error === void 0)).flatMap(({ error, resource, atMs }) => error ? [{
				error,
				resource,
				atMs
			}] : []), last = failed.at(-1);
			if (last === void 0) return;
			let row = (isOfKind) => failed.slice(1 + failed.findLastIndex(({ error }) => !isOfKind(error)));
			return {
				error: last.error,
				resource: last.resource,
				holdMs: Math.min(endpoint.U5, last.error.retryAfterMs ?? 0),
				refusals: row((error) => !(0, errors.WG)(error) && !(0, errors.c4)(error)).length,
				silentSince: row(({ reason }) => reason !== "limited")[0]?.atMs,
				vanishedSince: row(errors.c4)[0]?.atMs
			};
		}
		let TOOLS = [
			[
				"site-deploy",
				"after",
				/\bsite_deploy_(?:e|end|status|commit|file|line|top)\b|\[site-deploy\] |^\)$|^\{ set \+ex; \} 2>|^\++ (?:case \$-:|set \+ex|2> ?\/dev\/null|date -u \+%Y|echo none|git rev-parse --verify HEAD)/
			],
			[
				"any",
				"after",
				/^\s*$|^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/
			],
			[
				"any",
				"after",
				/^\s*(?:(?:>\s*)?\d+ ?[|│╷▕]|[|│╷╵╭╰├─~^=-]+\s*$)/
			],
			[
				"apt",
				"list",
				/^E: /
			],
			[
				"bash",
				"after",
				/^\S*: line \d+: `.*'$|^\++ (?:exit|return)(?: \d+)?$/
			],
			[
				"bash",
				"failed",
				/^(?:\S*: line \d+: +\d+ )?Aborted\b/
			],
			[
				"bash",
				"why",
				/^(?:\S*: line \d+: +\d+ )?(?:Killed|Segmentation fault|Bus error)\b|^Terminated\b/
			],
			[
				"bash",
				"maybe",
				/^\S*: line \d+: +\d+ Terminated\b/
			],
			[
				"bash",
				"why",
				/: command not found$|^\S*sh: (?:line )?\d+: |^\S+: (?:line )?\d+: .*(?:not found|unbound variable|not set)$|syntax error near unexpected/
			],
			[
				"any",
				"why",
				/: (?:No space left on device|Cannot allocate memory)(?: \(\d+\))?$|(?:: |\(\d+: )Permission denied(?: \(\d+\)|\))?$/
			],
			[
				"node",
				"after",
				/^\s+at (?:\S.*[:(]|<)|^(?:Node\.js v\d|Require stack:|- \/)|^ {2}(?:code|errno|syscall|errors|requireStack|digest): /
			],
			[
				"node",
				"why",
				/JavaScript heap out of memory$|^UnhandledPromiseRejection: |^\w+ \[Error\]: /
			],
			[
				"node",
				"list",
				/^not ok \d+ - /
			],
			[
				"npm",
				"after",
				/^npm notice\b/
			],
			[
				"npm",
				"failed",
				/^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command|Lifecycle script|Exit status|Failed at the|This is probably|A complete log|gyp info) |\S+@\S+ \S+: `|\/\S+\.log$)/
			],
			[
				"npm",
				"why",
				/^npm (?:error|ERR!) /
			],
			[
				"pnpm",
				"failed",
				/^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/
			],
			[
				"pnpm",
				"why",
				/^\s*\[?ERR_PNPM_\w+/
			],
			[
				"yarn",
				"failed",
				/^error Command failed with exit code |^➤ YN0000: · Failed with errors/
			],
			[
				"yarn",
				"after",
				/^info Visit https:|^➤ (?:YN0000|Errors happened)|^The command failed in workspace /
			],
			[
				"yarn",
				"list",
				/^error \S|^Usage Error: |^➤ YN00(?:01|09|16|18|27|28|35|41|82): (?:│ )?[^-+@│ ]/
			],
			[
				"tsc",
				"list",
				/(?:^|: | - )error TS\d+: /
			],
			[
				"eslint",
				"list",
				/^ +\d+:\d+ +error /
			],
			[
				"eslint",
				"failed",
				/^✖ \d+ problems? \((?!0 errors)/
			],
			[
				"vite",
				"heading",
				/^error during build:$/
			],
			[
				"vite",
				"list",
				/^(?:\[!\] )?(?:RollupError: )?Could not resolve "|^\[vite[\w:-]*\]|^✘ \[ERROR\] |^Module (?:not found|parse failed|build failed)|^\[webpack-cli\] Error|^Type error: |^\[(?:UNRESOLVED_IMPORT|PARSE_ERROR)\] /
			],
			[
				"vite",
				"failed",
				/compiled with \d+ errors?\b|^> Build (?:failed|error)|^[1-9]\d* errors?$|^> Export encountered errors|^Failed to compile\.?$/
			],
			[
				"jest",
				"list",
				/^ {2}● (?!Console)/
			],
			[
				"jest",
				"failed",
				/^Tests: +\d+ failed|^ *Test Files +\d+ failed|^ +\d+ failing$/
			],
			[
				"jest",
				"good",
				/^(?:#|ℹ) fail 0$|^Tests: +(?!.*failed)|^ *Test Files +\d+ passed/
			],
			[
				"php",
				"after",
				/^(?: {2}thrown in |#\d+ |Stack trace:|Next \S+: )/
			],
			[
				"php",
				"list",
				/^(?:PHP )?(?:Fatal|Parse) error: |^Could not open input file: /
			],
			[
				"symfony",
				"heading",
				/^In \S+ line \d+:$|^ {2,3}(?:\w+\\)*\w*(?:Exception|Error)$|^ {2}\[(?:\w+\\)*\w+\]$/
			],
			[
				"symfony",
				"why",
				/^ +(?:\[ERROR\]|ERROR ) .*\S|^ {2}Command ".*" is (?:not defined|ambiguous)|^ {2}There are no commands defined|^ {2}The ".*" option does not exist/
			],
			[
				"symfony",
				"after",
				/^[\w:-]+ \[-|^\s+(?:•|➜|\+\d+ vendor|\d+ +\S+:\d+$|at \S+\.php:\d+$|[\w\\]+(?:::|->)\w+\()/
			],
			[
				"laravel",
				"why",
				/SQLSTATE\[/
			],
			[
				"composer",
				"heading",
				/^ {2}Problem \d+$/
			],
			[
				"composer",
				"list",
				/^ +- .* (?:->|but) (?:it is missing|found|could not be found|your )|^- Required package "/
			],
			[
				"composer",
				"failed",
				/^Script .* returned with error code |^Your (?:requirements could not|lock file does not)/
			],
			[
				"composer",
				"after",
				/^(?:Potential causes:| - (?:A typo|The package is not|It's a private) |Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions|and prefer using|https:\/\/getcomposer)/
			],
			[
				"deployer",
				"after",
				/^task deploy:unlock|^✔ /
			],
			[
				"deployer",
				"failed",
				/^task deploy:failed|^ERROR: Task \S+ failed/
			],
			[
				"ruby",
				"why",
				/^\S+:\d+:in .*\((?:\w+::)*\w+\)$|^\S+:\d+: syntax error|^You have \d+ pending migrations?:/
			],
			[
				"ruby",
				"after",
				/^\tfrom |^Tasks: TOP =>|^\(See full trace|^\S+:\d+:in [`']|^Caused by:$|^StandardError: An error has occurred, /
			],
			[
				"ruby",
				"heading",
				/^(?:rake|rails|bin\/rails) aborted!$/
			],
			[
				"bundle",
				"why",
				/^Gem::Ext::BuildError: |^Could not (?:find|reach|locate) |^bundler: (?:command not found|failed)|^Your Ruby version is|^You are trying to install in deployment mode/
			],
			[
				"python",
				"why",
				/^(?:[a-z_]+\.)+[A-Z]\w+: |^FAILED: /
			],
			[
				"python",
				"list",
				/^E {3}\w/
			],
			[
				"python",
				"after",
				/^ {2}File "|^During handling of|^The above exception was|^\(Background on this error/
			],
			[
				"python",
				"failed",
				/^Traceback \(most recent call last\):$/
			],
			[
				"pip",
				"after",
				/^\[notice\]|^(?:note|hint): |^ *(?:╰─>|│) |^ERROR: (?:Ignored the following|ResolutionImpossible|Could not find a version)/
			],
			[
				"pip",
				"failed",
				/^ *(?:ERROR: (?:Failed|Could not) (?:to )?build|error: (?:subprocess-exited|metadata-generation|failed-wheel)|× )/
			],
			[
				"pip",
				"good",
				/^Successfully installed /
			],
			[
				"uv",
				"why",
				/^ +(?:cause: |╰─▶ )/
			],
			[
				"django",
				"heading",
				/^ERRORS:$/
			],
			[
				"django",
				"why",
				/^Unknown command: '/
			],
			[
				"django",
				"after",
				/^Type 'manage\.py help|^To fix them run |^System check identified/
			],
			[
				"go",
				"list",
				/^\S+\.go:\d+:\d+: |^go: (?!downloading|finding|extracting|added|upgraded|creating)|^panic: |^ +\w+_test\.go:\d+: /
			],
			[
				"go",
				"failed",
				/^exit status \d+$|^FAIL\b|^--- FAIL: /
			],
			[
				"rust",
				"failed",
				/^error: (?:could not compile|aborting due|test failed)/
			],
			[
				"rust",
				"list",
				/^error\[E\d+\]: |^test \S+ \.\.\. FAILED$/
			],
			[
				"rust",
				"heading",
				/^thread '.*' (?:\(\d+\) )?panicked at /
			],
			[
				"rust",
				"after",
				/^(?:For more information|Some errors have|warning: | +(?:-->|=) |required by package)/
			],
			[
				"gcc",
				"list",
				/^ *\S+:\d+(?::\d+)?: (?:fatal )?error: |: undefined reference to /
			],
			[
				"git",
				"after",
				/^(?:hint:|Please (?:make sure|commit)|and the repository exists\.|Use '--' to|'git <command>|Automatic merge failed|Aborting$|Updating [0-9a-f]+\.\.|Could not apply )/
			],
			[
				"git",
				"failed",
				/^error: failed to push some refs|^fatal: Exiting because/
			],
			[
				"git, ssh",
				"why",
				/^(?:fatal|error): |^ERROR: (?:Repository not found|Permission to )|^CONFLICT |^ ! \[(?:remote )?rejected\]|^You are not currently on a branch|^There is no tracking information/
			],
			[
				"git, ssh",
				"why",
				/^\S+: Permission denied \(|^ssh: |^Host key verification failed|^Connection (?:timed out|closed by|reset by)/
			],
			[
				"rsync",
				"failed",
				/^rsync error: |^rsync: connection unexpectedly closed|^scp: Connection closed/
			],
			[
				"rsync",
				"why",
				/^rsync: |^scp: |^sftp: /
			],
			[
				"nginx",
				"why",
				/\[emerg\] /
			],
			[
				"systemd",
				"why",
				/^Job for \S+ failed|^Failed to \w+ \S+: |^\S+ is not active/
			],
			[
				"supervisor",
				"list",
				/^[\w:.-]+: ERROR \((?!not running)/
			],
			[
				"docker",
				"failed",
				/^ERROR: failed to solve: process|^The command '.*' returned a non-zero code/
			],
			[
				"docker",
				"why",
				/^Cannot connect to the Docker daemon|^Error response from daemon: |^error during connect|^unknown (?:shorthand )?flag|^dependency failed to start|^permission denied while trying/
			],
			[
				"docker",
				"after",
				/^Run 'docker/
			],
			[
				"mysql",
				"why",
				/^(?:mysql\w*: )?(?:\[ERROR\] )?ERROR \d+ |^mysqldump: (?!\[Warning\])/
			],
			[
				"psql",
				"why",
				/^psql:(?:\S+:\d+:)? (?:error|ERROR|FATAL): |^(?:ERROR|FATAL): {2}|^pg_\w+: error: /
			],
			[
				"redis",
				"why",
				/^Could not connect to Redis|^(?:NOAUTH|WRONGPASS|AUTH failed)/
			],
			[
				"make",
				"after",
				/^g?make(?:\[\d+\])?: (?:Entering|Leaving) directory |^g?make.* not remade/
			],
			[
				"make",
				"good",
				/^g?make(?:\[\d+\])?: \[.*\] Error \d+ \(ignored\)/
			],
			[
				"make",
				"why",
				/\*\*\* (?:missing separator|No rule to make target)/
			],
			[
				"make",
				"failed",
				/^g?make(?:\[\d+\])?: \*\*\* /
			],
			[
				"tar",
				"failed",
				/^tar: (?:Error is not recoverable|Exiting with failure|Child returned)/
			],
			[
				"tar",
				"why",
				/^tar(?: \(child\))?: (?!Removing)|^gzip: /
			],
			[
				"curl",
				"maybe",
				/^curl: \(\d+\) |^wget: |ERROR \d{3}: /
			],
			[
				"hugo",
				"after",
				/^Total in \d+ ms$/
			],
			[
				"jekyll",
				"list",
				/^ {2}Liquid Exception: /
			],
			[
				"sudo",
				"list",
				/^sudo: (?!unable to resolve host)/
			],
			[
				"pm2",
				"why",
				/^\[PM2\]\[ERROR\] /
			],
			[
				"any",
				"why",
				/^(?:ERROR|FATAL ERROR): |^ {0,6}\[?(?:Uncaught )?[\w.]*(?:Error|Exception)(?: \[\w+\])?: /
			],
			[
				"any",
				"maybe",
				/^[\w.-]+: (?:cannot|can't|unable to|failed to|could not) |^System has not been booted|: (?:No such file or directory|File exists|Is a directory|Not a directory|Operation not permitted|Connection refused|Name or service not known)(?: \(\d+\))?$/
			]
		], MAX_CHARACTERS = 2e3, PREFIX = /^(?:\s+\d\d |\[[\w.-]+\] (?:err|out) |(?:#\d+ )?\d+\.\d{3} |[\w@./-]+ \w+: (?=\w*Error: ))/, TELLING = /error|exception|fail|\b(?:not|cannot|can't|unable|unbound|denied|refused|conflict|missing|invalid|timed out|no such|killed|unknown|unrecognized)\b|^\s*(?:no|fatal:) | \*\*\* /i, HARMLESS_LINE = /^(?:npm (?:error|ERR!) )?\s*(?:\S+ )?(?:warn|warning|deprecated|notice) |(?:warn|warning|deprecated|notice)[:\]]/i, REASON_KINDS = [
			"why",
			"list",
			"heading",
			"maybe"
		];
		function logLines(log) {
			let lines = (0, sanitizer.w$)(log, 200 * MAX_CHARACTERS).split(/\r\n|\r|\n/).slice(-200).map((line) => {
				let text = (0, sanitizer._0)(line).slice(0, MAX_CHARACTERS).trimEnd().replace(PREFIX, ""), [tool = "", kind] = TOOLS.find(([, , pattern]) => pattern.test(text)) ?? [], isReason = kind !== void 0 && REASON_KINDS.includes(kind), isBelow = kind === "after" || kind === "failed";
				return {
					line,
					text,
					tool,
					kind,
					isReason,
					isBelow,
					tells: isReason || !isBelow && TELLING.test(text) && !HARMLESS_LINE.test(text)
				};
			});
			return lines.slice(lines.findLastIndex(({ kind }) => kind === "good") + 1);
		}
		function causeOf(log) {
			let lines = logLines(log), known = lines.findLastIndex(({ isReason }) => isReason), last = lines.findLastIndex(({ isBelow }) => !isBelow), isKnown = known !== -1 && !(lines[known]?.kind === "maybe" && lines[last]?.tells), found = reasonAt(lines, isKnown ? known : last) ?? lines.findLast(({ line, tool }) => line.trim() !== "" && tool !== "site-deploy");
			if (found === void 0) return;
			let isTold = lines.slice(lines.indexOf(found)).some(({ kind, tells }) => kind === "failed" || tells);
			return {
				line: found.line,
				isRecognized: isKnown || isTold
			};
		}
		function reasonAt(lines, at) {
			let line = lines[at];
			if (line?.kind === "heading") return lines.slice(at + 1).find(({ isBelow }) => !isBelow) ?? line;
			if (line?.kind === "list") return lines.find(({ kind, tool }) => kind === "list" && tool === line.tool);
			let isAlike = ({ kind, tool, tells }) => line?.isReason ? kind === line.kind && tool === line.tool : tells, top;
			for (let other of lines.slice(0, at + 1).reverse()) {
				if (top !== void 0 && other.text === "") break;
				if (other.isBelow) continue;
				let isDeeper = top !== void 0 && indentOf(other) > indentOf(top);
				if (isAlike(other) && !isDeeper) top = other;
				else if (!/^\s|^}$/.test(other.text)) break;
			}
			return top ?? line;
		}
		function indentOf({ text }) {
			return text.length - text.trimStart().length;
		}
		function failureIn(log) {
			return logLines(log).some(({ kind, isReason }) => kind === "failed" || isReason && kind !== "maybe") ? causeOf(log) : void 0;
		}
		function says(line = "", lead = "The log says:", place = "") {
			return line === "" ? "" : ` ${lead} “${line.trim()}”${place}`;
		}
		function causeIn(log, script, failedLine = 0) {
			let cause = causeOf((0, exit_report.EG)(log)) ?? {
				line: "",
				isRecognized: !1
			}, number = (0, script_frame.yx)((0, sanitizer._0)(cause.line), script), place = number === void 0 ? "" : ` (line ${number} of your script)`;
			if (cause.isRecognized) return says(cause.line, void 0, place);
			let failed = (0, script_frame.ho)(script, failedLine), failure = failed === void 0 ? "" : ` It failed at line ${failed.number}: “${failed.text}”.`, whose = /^[^#\n]*\btrap\b.*\bEXIT\b/m.test((0, script_frame.yO)(script)) ? "its output, perhaps of its EXIT trap," : "its output";
			return failure + says(cause.line, `The last line of ${whose} was`, place);
		}
		function readDeploys(log, atTrigger, atMs, looks) {
			let movedTo = timeAt(looks.findLast(({ lastDeployAt }) => lastDeployAt)?.lastDeployAt), isMoved = isSince(atTrigger, movedTo, atMs), read = log.entries.map((entry) => ({
				entry,
				own: (0, exit_report.LD)(entry.content)
			})), earlier = isBaselineOver(atTrigger) ? void 0 : read.find(({ entry }) => entry.continues), runs = [atTrigger.earlierRun, ...reportsBefore(atTrigger).map(({ run }) => run)], all = read.filter((each) => !(each.entry.continues && (log.isList || each === earlier)) && (each.entry.type === "deploy" || each.entry.type === void 0 && each.own.length > 0)), found = all.toReversed().flatMap(({ entry, own }) => {
				let isNew = isSince(atTrigger, timeAt(entry.created_at), atMs), isOurs = (report) => isOfOurTime(atTrigger, report, atMs) || isNew && isMoved && isAsFarOff(atTrigger, report, movedTo);
				return own.filter(({ run }) => !runs.includes(run)).map((report) => ({
					report,
					isNew,
					isOurs: isOurs(report)
				}));
			}), reports = found.flatMap(({ report, isOurs }) => isOurs ? [report] : []), others = found.filter(({ isOurs }) => !isOurs), ours = all.filter(({ own }) => own.length === 0 || own.some((report) => reports.includes(report)));
			return {
				...log,
				deploys: ours.map(({ entry }) => entry),
				reports,
				otherReport: others.at(-1)?.report,
				newOtherCount: others.filter(({ isNew }) => isNew).length,
				hasEarlier: earlier !== void 0,
				hasDropped: log.entries.some(({ id }) => id !== void 0 && id === atTrigger.droppedLogId)
			};
		}
		function isBaselineOver({ log, site }) {
			let latest = log && (0, deploy_log.p)(log);
			if ((0, exit_report.LD)(latest?.content).length > 0) return !0;
			let laterMs = timeAt(site.lastDeployAt) - timeAt(latest?.created_at);
			return (0, shown_time.d8)(site.lastDeployAt, latest?.created_at ?? "-") && laterMs > 6e4;
		}
		function reportsBefore({ log }) {
			return log?.entries.flatMap(({ content }) => (0, exit_report.LD)(content)) ?? [];
		}
		let MOST_OFF_MS = 12e4;
		function isOfOurTime(atTrigger, report, atMs) {
			let isBlind = latestText(atTrigger) === "" && atTrigger.site.lastDeployAt !== null, time = (0, exit_report.nR)(report);
			if (time === void 0) return !isBlind;
			return isSince(atTrigger, time, atMs, isBlind ? void 0 : MOST_OFF_MS);
		}
		function isAsFarOff(atTrigger, report, movedTo) {
			let [before] = (0, exit_report.LD)(latestText(atTrigger)).slice(-1).map(exit_report.nR), movedMs = movedTo - timeAt(atTrigger.site.lastDeployAt), oddMs = ((0, exit_report.nR)(report) ?? NaN) - (before ?? NaN) - movedMs;
			return movedMs > 0 && Math.abs(oddMs) <= 5e3;
		}
		function latestText({ log }) {
			return (log && (0, deploy_log.p)(log)?.content) ?? "";
		}
		function isSince(at, ms, nowMs, offMs = 2e3) {
			return ms >= at.serviceAt - offMs && ms <= at.serviceAt + nowMs - at.triggeredAt + MOST_OFF_MS;
		}
		function timeAt(shown = null) {
			return (0, shown_time.Hi)(shown) ?? NaN;
		}
		function siteShown({ site, triggeredAt }, all, { deploys, report }) {
			let shown = freshLooks(site, all), latest = shown.at(-1), looks = shown.filter((look) => look.resource === "site" || look === latest && isAsReported(look, report)), last = looks.at(-1) ?? site, status = statusIn(site, looks, deploys > 0 || hasMoved(last, site)), wentBack = looks[1 + looks.findLastIndex((look) => !hasGoneBack(look, site))];
			return {
				status,
				looks,
				endSignNth: shown.findLast((look, index) => showsEnd(look, shown[index - 1] ?? site))?.nth ?? 0,
				lastNewsAt: looks.findLast((look, index) => isNews(look, recordAfter(looks.slice(0, index), site)))?.atMs ?? triggeredAt,
				settlingSince: status.latest === "deploying" ? void 0 : (firstWithEnd(looks, site, status) ?? wentBack)?.atMs,
				wentBackTo: wentBack && (last.lastDeployAt ?? void 0),
				lastDeployAt: last.lastDeployAt ?? null,
				hasMoved: hasMoved(last, site),
				hasRun: looks.some(({ siteStatus }) => siteStatus === "deploying")
			};
		}
		function freshLooks(site, all) {
			let since = all.find((look) => look.resource === "site" && hasMoved(look, site))?.nth ?? Infinity;
			return all.filter((look) => look.lastDeployAt !== void 0 && (look.nth < since || hasMoved(look, site)));
		}
		function recordAfter(looks, site) {
			let known = looks.findLast(({ siteStatus }) => siteStatus !== void 0) ?? site;
			return {
				...looks.at(-1) ?? site,
				siteStatus: known.siteStatus
			};
		}
		function showsEnd(look, last) {
			return look.siteStatus !== "deploying" && isNews(look, last) || hasMoved(look, last) || last.live === "text" && look.live === "none";
		}
		function isNews({ siteStatus, ...look }, last) {
			let isOther = hasMoved(look, last) || hasGoneBack(look, last);
			return siteStatus !== void 0 && siteStatus !== last.siteStatus || isOther;
		}
		function hasGoneBack({ lastDeployAt }, before) {
			return !!lastDeployAt && hasMoved(before, { lastDeployAt });
		}
		function isAsReported({ siteStatus = "active" }, report) {
			return report !== void 0 && siteStatus === "active" == (report.exitStatus === 0);
		}
		function firstWithEnd(looks, site, { end, latest }) {
			let lastRan = looks.findLastIndex(({ siteStatus }) => siteStatus === "deploying");
			return looks.slice(lastRan + 1).find((look) => hasMoved(look, site) || end !== void 0 && look.siteStatus === latest);
		}
		function hasMoved(now, before) {
			return (0, shown_time.d8)(now.lastDeployAt ?? null, before.lastDeployAt ?? null);
		}
		function statusIn(site, looks, isBacked) {
			let baseline = site.isListed ? void 0 : site.siteStatus, firstMoved = looks.findIndex((look) => hasMoved(look, site)), shown = looks.filter(({ siteStatus }, nth) => siteStatus !== void 0 && (nth >= firstMoved || siteStatus !== baseline)), latest = shown.at(-1)?.siteStatus ?? baseline;
			if (latest === "deploying") return {
				baseline,
				latest,
				end: void 0
			};
			let end = finalStatus(latest) ?? "other";
			if (shown.every(({ siteStatus }) => siteStatus !== "deploying")) {
				let hasChanged = baseline !== void 0 && latest !== baseline, isShown = isBacked && (looks.at(-1) ?? site).siteStatus === latest;
				return {
					baseline,
					latest,
					end: (end === "deploy-failed" ? hasChanged || isShown : end === "active" && baseline === "deploy-failed" && isShown) ? end : void 0
				};
			}
			return {
				baseline,
				latest,
				end: shown.some((look) => {
					let other = finalStatus(look.siteStatus), isNew = hasMoved(look, site) || baseline !== void 0 && other !== baseline;
					return other !== void 0 && other !== end && isNew;
				}) && end !== "other" ? "mixed" : end
			};
		}
		function finalStatus(shown) {
			return shown === "active" || shown === "deploy-failed" ? shown : void 0;
		}
		function ourDeployment({ id }, looks) {
			let own = id === void 0 ? [] : looks, shown = own.flatMap(({ deployment }) => deployment ?? []), records = own.filter(({ resource }) => resource === "deployment"), final = own.find(({ deployment }) => isFinal(deployment)), state = final?.deployment?.state ?? stateIn(records), decides = id !== void 0 && state !== "missing" && state !== "other", endLook = state === "gone" ? records.at(-1) : final, since = looks.filter(({ nth }) => endLook !== void 0 && nth >= endLook.nth);
			return {
				decides,
				state,
				endLook: decides ? endLook : void 0,
				commit: shown.findLast(({ commit }) => commit !== void 0)?.commit,
				logId: shown.findLast(({ logId }) => logId !== void 0)?.logId,
				text: shown.findLast(({ text }) => typeof text == "string")?.text ?? void 0,
				textless: since.filter(({ error, deployment }) => error ?? deployment?.text === null).length
			};
		}
		function stateIn(records) {
			let states = records.flatMap(({ deployment }) => deployment?.state ?? []), known = states.findLast((state) => state !== "missing"), isRefused = records.length > 1 && records.every(({ error }) => !(0, errors.WG)(error));
			if (known === void 0) return states.length > 0 || isRefused ? "missing" : void 0;
			let lastShown = records.findLastIndex(({ deployment }) => (deployment?.state ?? "missing") !== "missing"), missed = records.slice(lastShown + 1).filter(({ deployment }) => deployment !== void 0), missedMs = (missed.at(-1)?.atMs ?? 0) - (missed[0]?.atMs ?? 0);
			return missed.length >= 3 && missedMs >= 15e3 ? "gone" : known;
		}
		let RECORDS_OFF_MS = 5e3;
		function checkId(atTrigger, shown, atMs) {
			let { site, log, serviceAt, triggeredAt } = atTrigger, { createdAt, logId, text } = shown ?? {}, isOlder = createdAt !== void 0 && ((0, shown_time.d8)(site.lastDeployAt, createdAt) || (0, shown_time.Y8)(createdAt, serviceAt, RECORDS_OFF_MS)), own = (0, exit_report.LD)(text).at(-1), isReported = reportsBefore(atTrigger).some((one) => one.run === own?.run || ((0, exit_report.nR)(one) ?? 0) > ((own && (0, exit_report.nR)(own)) ?? Infinity)), entry = logId === void 0 ? void 0 : log?.entries.find(({ id }) => id === logId);
			if (!isOlder && !isReported && entry === void 0) return atTrigger;
			let hasEndedSoon = site.lastDeployAt !== null && atMs <= triggeredAt + RECORDS_OFF_MS, hadEnded = (0, exit_report.LD)(entry?.content).length > 0 || hasEndedSoon, isBehind = site.siteStatus !== void 0 && finalStatus(site.siteStatus) === void 0 || !isFinal(shown) || !hadEnded;
			return {
				...atTrigger,
				id: void 0,
				droppedLogId: logId,
				isBehind
			};
		}
		function isFinal(deployment) {
			return [
				"success",
				"failed",
				"cancelled"
			].includes(deployment?.state ?? "");
		}
		function signsOf(state, now) {
			let { atTrigger, looks, log, text } = state, deployment = ourDeployment(atTrigger, looks), reports = deployment.decides ? [] : log.reports, site = siteShown(atTrigger, looks, {
				deploys: log.deploys.length,
				report: reports.at(-1)
			}), report = (text.key === kept_text.ZF ? (0, exit_report.LD)(text.content) : []).at(-1) ?? reports.at(-1), sureCommit = (report?.isCommitOfEnd || report?.commit?.startsWith(atTrigger.expects.expectedCommit ?? "") ? report?.commit : void 0) ?? deployment.commit, reporting = looks.filter(({ hasReport }) => hasReport && reports.length > 0), script = looks.findLast(({ resource }) => resource === "script"), frame = script === void 0 ? atTrigger.frame : script.frame ?? "missing", anewNth = looks.find(({ isAnew }) => isAnew)?.nth ?? 0, lastTextAt = looks.findLast(({ hasText }) => hasText)?.atMs, lastReportAt = reporting.at(-1)?.atMs;
			return {
				...state,
				now,
				deployment,
				site,
				status: deployment.decides ? {
					...site.status,
					end: void 0
				} : site.status,
				reports,
				report,
				commit: sureCommit ?? report?.commit,
				isCommitSure: sureCommit !== void 0,
				frame,
				isAnothersText: anewNth > 0 || frame !== "there" && isNextRunning(looks),
				endSignNth: Math.max(site.endSignNth, anewNth, deployment.endLook?.nth ?? 0),
				settlingSince: deployment.decides ? deployment.endLook?.atMs : earliest(reporting[0]?.atMs, site.settlingSince),
				lastReportAt,
				lastTextAt,
				lastNewsAt: Math.max(site.lastNewsAt, lastTextAt ?? 0, lastReportAt ?? 0),
				trouble: troubleIn(looks.filter((look) => isNeeded(look, deployment)))
			};
		}
		function earliest(...times) {
			let known = times.filter((atMs) => atMs !== void 0);
			return known.length > 0 ? Math.min(...known) : void 0;
		}
		function isNextRunning(looks) {
			let first = looks.findIndex(({ live }) => live === "text");
			return first >= 0 && looks.slice(first).some(({ live, siteStatus }) => live === "none" && siteStatus === "deploying");
		}
		function isNeeded({ resource }, { endLook, state }) {
			return endLook === void 0 && resource !== "script" && (resource !== "deployment" || state !== "missing");
		}
		let IN_DOUBT_MS = 8e3, NEXT_SIGN_MS = 12e4;
		function needsText({ atTrigger: { expects } }) {
			return expects.failurePatterns.length + expects.successPatterns.length > 0;
		}
		function unreadSince(s) {
			return s.deployment.decides ? unreadById(s) : unreadBySigns(s);
		}
		function unreadById(s) {
			let { deployment, looks, text, endSignNth, atTrigger } = s, lookNth = (name) => looks.findLast(({ resource }) => resource === name)?.nth ?? 0;
			if (deployment.endLook === void 0) {
				if (looks.at(-1)?.resource === "own log") return "deployment";
				return endSignNth > lookNth("own log") ? "own log" : void 0;
			}
			if (text.key !== kept_text.ZF && deployment.textless < 3) return "own log";
			if (text.key !== kept_text.ZF && deployment.logId !== void 0 && lookNth("log") <= lookNth("own log")) return "log";
			let isCommitAwaited = atTrigger.expects.expectedCommit !== void 0 && !s.isCommitSure, isRead = lookNth("deployment") > (isCommitAwaited ? lookNth("own log") : 0), hasNewReport = s.report !== void 0 && ((0, exit_report.nR)(s.report) ?? 0) > atTrigger.serviceAt - NEXT_SIGN_MS;
			return isRead || !isCommitAwaited && hasNewReport ? void 0 : "deployment";
		}
		function unreadBySigns(s) {
			let { looks, site, report, deployment, endSignNth } = s, siteNth = nthAt(looks, "site"), logNth = nthAt(looks, "log");
			if (endSignNth > logNth + (report === void 0 ? 0 : 1)) return "log";
			let isOfListAlone = endSignNth > Math.max(siteNth, site.looks.at(-1)?.nth ?? 0), isConfirmed = site.hasMoved && endSignNth >= logNth - 1;
			if (isOfListAlone || isReported(s) && !isConfirmed && logNth > siteNth) return "site";
			if (deployment.state === "other" && nthAt(looks, "deployment") < endSignNth) return "deployment";
			return isReportUnsure(s) ? "script" : void 0;
		}
		function isReported({ log, report }) {
			return log.otherReport !== void 0 || report !== void 0;
		}
		function isReportUnsure(s) {
			return s.site.hasMoved && !isReported(s) && s.status.end === void 0 && s.status.latest !== "deploying" && s.frame === "unknown";
		}
		function hasNoEnd(s) {
			if (s.deployment.decides) return s.settlingSince === void 0;
			return s.status.latest === "deploying" || s.settlingSince === void 0 && !isReported(s);
		}
		function isSettling(s) {
			let { deployment, now, settlingSince = now, lastNewsAt, site } = s;
			if (deployment.decides) return deployment.state === "success" && isTextNeeded(s) && now < settlingSince + 5e3;
			let siteAt = site.looks.at(-1)?.atMs ?? 0, logAt = latestAt(s.looks, "log")?.atMs ?? 0;
			return (earliest(isTextNeeded(s) && s.log.isReadable ? logAt : void 0, isStatusUnsure(s) ? siteAt : void 0) ?? Math.max(siteAt, logAt)) - lastNewsAt < patienceMs(s);
		}
		function isTextNeeded(s) {
			return s.report === void 0 && (s.frame === "there" || needsText(s));
		}
		function isShownOver(s) {
			let { deployment, report, status } = s, isReported = report !== void 0 && !deployment.decides && status.latest !== "deploying";
			return deployment.endLook !== void 0 || isReported || status.end !== void 0 && !isStatusUnsure(s);
		}
		function isStatusUnsure({ status, site, report, lastTextAt }) {
			let { latest, baseline, end } = status;
			if (![
				void 0,
				"active",
				"deploy-failed"
			].includes(latest)) return !0;
			let mayBeQueued = latest !== void 0 && !site.hasRun && lastTextAt === void 0;
			return (baseline ?? latest) === (end ?? latest) && (!site.hasMoved || mayBeQueued) && report === void 0;
		}
		function patienceMs(s) {
			if (s.status.end !== void 0) return patienceWithStatus(s);
			let isAgreed = s.site.hasMoved || s.report?.exitStatus !== 0 && s.status.latest === void 0, { expectedCommit = "" } = s.atTrigger.expects, isOthers = s.report?.exitStatus === 0 && !s.site.hasRun && s.commit?.startsWith(expectedCommit) === !1;
			if (s.report !== void 0 && !isOthers) return isAgreed ? 0 : IN_DOUBT_MS;
			return isOthers || mayBeAnothers(s) ? NEXT_SIGN_MS : IN_DOUBT_MS;
		}
		function patienceWithStatus(s) {
			if (!isStatusUnsure(s)) return isTextNeeded(s) ? IN_DOUBT_MS : 0;
			let isMoveDue = s.status.end === "active" && (0, shown_time.d8)(s.atTrigger.site.lastDeployAt, null), isShown = s.site.looks.at(-1)?.siteStatus !== void 0;
			return isMoveDue || !s.site.hasRun || !isShown ? NEXT_SIGN_MS : IN_DOUBT_MS;
		}
		function mayBeAnothers(s) {
			let { log, site, status, atTrigger, frame, lastTextAt = 0, settlingSince = 0 } = s;
			if (log.hasEarlier) return !0;
			if (log.otherReport !== void 0) return !site.hasMoved && ((0, exit_report.nR)(log.otherReport) ?? 0) <= atTrigger.serviceAt;
			let wasSeen = s.looks.some(({ siteStatus }) => siteStatus === "deploying"), isUnseen = status.latest !== void 0 && !wasSeen && log.deploys.length === 0 && lastTextAt === 0;
			if (frame !== "there" || !log.isReadable) return isUnseen || ![
				void 0,
				"active",
				status.baseline
			].includes(status.latest);
			return log.deploys.length === 0 || lastTextAt > settlingSince + 1500;
		}
		let READ_LOG = "Read the deploy log; fix the deploy script or the code, then run again.", LOOK_AFTER = "Look at the site and at the log of the service: something may have failed after the script.", VERDICTS = [
			{
				name: "two deploys ended differently",
				reason: "mixed-signs",
				why: othersOf,
				next: "Find out who else deploys this site (a concurrency group keeps runs apart), then run again."
			},
			{
				name: "the exit report is not from the time of the trigger, or `last_deploy_at` has become earlier",
				reason: "mixed-signs",
				why: ofAnotherTime,
				next: "Look at the site. If that time is of this deploy, a clock has changed, or that of the server is wrong."
			},
			{
				name: "our deployment is no longer shown and no failure was reported, or the end may be of a deploy that was already running",
				reason: "end-unseen",
				why: (s) => s.deployment.state === "gone" && !s.report?.exitStatus && "the service no longer shows the deployment" || (s.atTrigger.isBehind || s.log.hasDropped || s.log.hasEarlier && !isTold(s)) && "overtaken: the end that was seen may be of a deploy that was already running before the trigger",
				next: "Look at the site. A concurrency group keeps runs apart."
			},
			{
				name: "the script reported a status other than 0",
				reason: "deploy-script-failed",
				why: ({ report: { exitStatus } = { exitStatus: 0 } }) => exitStatus !== 0 && `the deploy script exited with status ${exitStatus}`,
				next: READ_LOG,
				quote: quoteCause
			},
			{
				name: "our deployment is `cancelled`",
				reason: "deploy-cancelled",
				why: ({ deployment }) => deployment.state === "cancelled" && "the service shows the deployment as cancelled",
				next: "Find out who cancelled it, then run again."
			},
			{
				name: "the status is `deploy-failed`, although the script reported 0",
				reason: "mixed-signs",
				why: ({ status, report }) => status.end === "deploy-failed" && report && "the deploy script exited with status 0, but the service shows the status deploy-failed for the site",
				next: LOOK_AFTER
			},
			{
				name: "our deployment is `failed`, or else the status is `deploy-failed`",
				reason: "deploy-script-failed",
				why: ({ deployment, status, report }) => status.end === "deploy-failed" && "the service shows the status deploy-failed for the site" || deployment.state === "failed" && `the service shows the deployment as failed${report === void 0 ? "" : ", although its script exited with status 0"}`,
				next: ({ report }) => report === void 0 ? READ_LOG : LOOK_AFTER,
				quote: (s) => s.report === void 0 ? quoteCause(s) : ""
			},
			{
				name: "the log text has not been searched for patterns yet",
				outcome: "goes on",
				when: (s) => needsText(s) && s.matches === void 0,
				look: () => "patterns"
			},
			{
				name: "a line matches `failure-pattern`",
				reason: "failure-pattern-found",
				why: ({ matches }) => matches?.failure && `the log matches failure-pattern ${matches.failure.pattern}`,
				next: READ_LOG,
				quote: ({ matches }) => says(matches?.failure?.line)
			},
			{
				name: "patterns are given, and the text that they may match is not known whole, or not known to have ended",
				reason: "end-unseen",
				why: unknownText,
				next: "Look at the site. Where its log is not shown whole, use health-check-url or verify-command."
			},
			{
				name: "no line matches `success-pattern`",
				reason: "success-pattern-missing",
				why: missingLine,
				next: READ_LOG
			},
			{
				name: "a commit is expected, and which one was deployed is not known",
				reason: "commit-unseen",
				why: unknownCommit,
				next: ({ report }) => report === void 0 ? "Run update-deploy-script with report-exit-status: true first." : "Let the script set no EXIT trap of its own, and end in the folder of the repository: git shows its commit only there, and to its owner."
			},
			{
				name: "a commit other than the expected one was deployed",
				reason: "another-commit",
				why: otherCommit,
				next: ({ atTrigger }) => atTrigger.expects.commitBy === "variable" ? "Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script." : "Check that the script brings the site to that commit (with the input commit: git reset --hard \"$SITE_DEPLOY_COMMIT\"), and that the branch on the site has it."
			},
			{
				name: "neither the status nor an exit report tells how the deploy ended, although one of them should",
				reason: "end-unseen",
				why: untoldEnd,
				next: ({ frame }) => frame === "there" ? "Look at the site and its deploy log before running again." : "Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern."
			},
			{
				name: "only `last_deploy_at` shows the end, and the log tells a failure",
				reason: "mixed-signs",
				why: (s) => evidenceOf(s).join() === "token" && failureIn(s.text.content ?? "") && "last_deploy_at shows that a deploy ended, but its log shows a failure",
				next: "Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.",
				quote: ({ text }) => says(failureIn(text.content ?? "")?.line)
			},
			{
				name: "there is evidence that it worked",
				outcome: "succeeded"
			}
		];
		function evidenceOf({ deployment, site, status, report, atTrigger }) {
			let evidence = [];
			deployment.endLook === void 0 ? site.hasMoved && evidence.push("token") : evidence.push("deployment");
			status.end === "active" && evidence.push("status");
			report !== void 0 && evidence.push("exit-status");
			atTrigger.expects.successPatterns.length > 0 && evidence.push("success-pattern");
			return evidence;
		}
		function othersOf({ status, report, reports, log, isAnothersText, text, deployment }) {
			let live = (0, exit_report.LD)((0, kept_text.Yr)(text)).find(({ exitStatus }) => exitStatus !== 0);
			if (live !== void 0 && !report?.exitStatus) return `overtaken: the text shown as it ran reports the exit status ${live.exitStatus}, and its log does not`;
			if (deployment.endLook !== void 0) return;
			let other = log.newOtherCount > 0 ? (0, deploy_log.p)(log)?.content : void 0, content = text.content ?? other;
			if (content !== void 0 && (isAnothersText || !(0, kept_text.BV)(content, text.live))) return "overtaken: the log belongs to another deploy than the one shown as it ran";
			if (status.end === "mixed") return "overtaken: the site has shown both active and deploy-failed since the trigger, so two deploys may have ended";
			let ends = new Set(reports.map(({ exitStatus, commit = "none" }) => `status ${exitStatus}, commit ${commit.slice(0, 12)}`));
			if (ends.size > 1) return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join("; ")})`;
			if (log.isPartial) return "overtaken: the log has more new entries than a page shows, and other deploys may be among them";
			let count = log.deploys.length + log.newOtherCount, silent = log.deploys.filter((entry) => (0, exit_report.LD)(entry.content).length === 0);
			if (count <= 1 || silent.length + log.newOtherCount === 0) return;
			return log.isList ? `overtaken: the log has ${count} deploys since the trigger, and not all of them have reported how they ended` : "overtaken: another deploy's log replaced the one that started after the trigger";
		}
		function ofAnotherTime(s) {
			let { otherReport } = s.log;
			if (isTold(s)) return;
			let backTo = s.site.wentBackTo;
			if (otherReport === void 0) return backTo && `last_deploy_at went back from ${s.atTrigger.site.lastDeployAt} to ${backTo}`;
			let reportedMs = (0, exit_report.nR)(otherReport);
			return `the exit report in the log is of ${reportedMs === void 0 ? "an unknown time" : inSeconds(reportedMs)}, but the deploy was triggered at ${inSeconds(s.atTrigger.serviceAt)} by the service's clock`;
		}
		function inSeconds(ms) {
			return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
		}
		function missingLine({ matches }) {
			return matches?.missing && `no line of the log matches success-pattern ${matches.missing}`;
		}
		function unknownText(s) {
			let { log, text, atTrigger } = s;
			if (!needsText(s)) return;
			if (text.content === void 0 || !log.isReadable) return `the deploy log ${log.isReadable ? "is not shown by the service" : "could not be read"}, so failure-pattern and success-pattern could not be applied`;
			let missing = missingLine(s), mayFail = atTrigger.expects.failurePatterns.length > 0, unmatched = missing ?? (mayFail && "no line of the log that was seen matches failure-pattern");
			if (!unmatched) return;
			if ((0, body.xZ)(text.content)) return "only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern";
			let isLate = s.over !== void 0 && isSettling(s), isOld = text.key !== kept_text.ZF && log.deploys[0]?.isStale === !0;
			return s.report === void 0 && (isOld || isLate || missing && !isTold(s)) && `${unmatched}, and nothing shows that all of its lines have come`;
		}
		function isTold({ deployment, report, status }) {
			return deployment.endLook !== void 0 || report !== void 0 || status.end !== void 0;
		}
		function unknownCommit(s) {
			let { commit, report, deployment, atTrigger } = s, { expectedCommit } = atTrigger.expects;
			if (expectedCommit === void 0) return;
			if (commit === void 0) {
				let shown = deployment.endLook === void 0 ? "the log contains no exit report" : "the service does not show it";
				return `which commit was deployed is not known: ${report === void 0 ? shown : "the exit report names none"}, so ${expectedCommit} could not be confirmed`;
			}
			return report?.isCommitOfEnd === !1 && (0, script_frame.SM)(atTrigger.script ?? null) && otherCommit(s) ? `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expectedCommit}, and where it ended is not reported` : void 0;
		}
		function otherCommit({ commit = "", atTrigger: { expects } }) {
			let { expectedCommit } = expects;
			if (expectedCommit === void 0 || commit.startsWith(expectedCommit)) return;
			return commit.length >= 40 || !expectedCommit.startsWith(commit) ? `commit ${commit} was deployed, not ${expectedCommit}` : void 0;
		}
		function untoldEnd(s) {
			let { report, frame, status, site, log, text, atTrigger } = s;
			if (isTold(s) && (report !== void 0 || status.end !== "other")) return;
			if (frame === "there") return `${site.hasMoved ? "last_deploy_at has changed" : "the deploy seems to have ended"}, but the script should have printed an exit report, and ${log.isReadable && (0, body.xZ)(text.content ?? "") ? "the log is too large to be read whole, and its end has none" : "none came"}: its shell was killed, or it is still running`;
			let { latest } = status, isGood = site.looks.at(-1)?.siteStatus === "active" || atTrigger.expects.successPatterns.length > 0;
			if (latest === void 0 || site.hasMoved && isGood) return;
			return `the site has the status ${latest.length > 40 ? "…" : latest}, which does not tell how the deploy ended, and the log contains no exit report`;
		}
		function quoteCause({ text, report, atTrigger }) {
			let { script = "", goesBack } = atTrigger;
			return causeIn(text.content ?? "", script, goesBack ? 0 : report?.line);
		}
		let GIVING_UP = [
			{
				name: "the answer to the trigger was lost, nothing is seen, and time has run out or the site has been gone for 2 min",
				reason: "answer-lost",
				why: (s) => s.atTrigger.lost && !hasBegun(s) && (isGone(s) || isTooLate(s)) && "the answer to the trigger was lost and no deploy was seen since: whether there was one is not known",
				next: "Look at the site, then run again."
			},
			{
				name: "the site has been gone for 2 min",
				reason: "site-gone",
				why: (s) => isGone(s) && "the site is gone: the service no longer knows it",
				next: "Find out who deleted it. The deploy is gone too."
			},
			{
				name: "the service refuses to show the deploy, twice in a row, or has not answered for 2 min",
				reason: "end-unseen",
				why: refusesOrSilent,
				next: ({ trouble }) => trouble !== void 0 && trouble.refusals > 1 ? (0, advice.T)(trouble.error) : "Check the site before running again: the deploy may have continued."
			},
			{
				name: "time has run out, and nothing is seen",
				reason: "time-out-unseen",
				why: (s) => isTooLate(s) && !hasBegun(s) && noSign(s),
				next: ({ over }) => `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`
			},
			{
				name: "time has run out",
				reason: "time-out-running",
				why: (s) => isTooLate(s) && stillAtWork(s),
				next: ({ over }) => `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`
			}
		], WAITS = [
			{
				...waitRow("a sign of the end was shown, and something that may tell more of it has not been read since", (s) => unreadSince(s) !== void 0),
				look: unreadSince
			},
			waitRow("nothing shows an end, or our deployment or else the status shows that it still runs", hasNoEnd),
			waitRow("an end is shown, and something may still follow", isSettling)
		];
		function waitRow(name, applies) {
			return {
				name,
				outcome: "goes on",
				when: (s) => s.over === void 0 && applies(s)
			};
		}
		let TABLE = [
			...GIVING_UP,
			...WAITS,
			...VERDICTS
		];
		function judge(s) {
			for (let row of TABLE) {
				if ("reason" in row) {
					let why = row.why(s);
					if (!why) continue;
					let { reason } = row, message = `${sentenceOf(outcomes.t[reason], why)}${row.quote?.(s) ?? ""}`, next = typeof row.next == "string" ? row.next : row.next(s), error = s.trouble?.error ?? s.over ?? s.atTrigger.lost, givenUpFor = GIVING_UP.includes(row) ? error : void 0;
					return {
						outcome: outcomes.t[reason],
						reason,
						why,
						message,
						next,
						givenUpFor
					};
				}
				if (row.outcome === "succeeded") return {
					outcome: row.outcome,
					evidence: evidenceOf(s)
				};
				if (row.when(s)) return {
					outcome: row.outcome,
					look: row.look?.(s)
				};
			}
			throw TypeError("The table of decisions has a gap.");
		}
		function sentenceOf(outcome, why) {
			if (outcome === "timed_out") return why;
			if (outcome === "failed") return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
			return `How the deploy ended is not known: ${why}.`;
		}
		function isGone({ trouble, now }) {
			return now - (trouble?.vanishedSince ?? now) >= api_wait.BR;
		}
		function refusesOrSilent({ trouble, now }) {
			let silentMs = now - (trouble?.silentSince ?? now);
			if ((trouble?.refusals ?? 0) > 1) return "the service refuses to show it";
			if (silentMs < api_wait.BR) return;
			return `the service has not answered for ${(0, duration.a3)(silentMs)}`;
		}
		function isTooLate(s) {
			let { over, deployment, report, status } = s;
			if (over === void 0 || deployment.endLook !== void 0) return !1;
			if (status.end === "deploy-failed" && isShownOver(s)) return !1;
			let hasReport = report !== void 0 && (report.exitStatus !== 0 || status.latest !== "deploying");
			return deployment.decides || !hasReport;
		}
		function hasBegun({ log, deployment, lastNewsAt, atTrigger }) {
			return deployment.decides || deployment.state === "other" || log.deploys.length > 0 || lastNewsAt > atTrigger.triggeredAt;
		}
		function limitOf({ over }) {
			return `the ${over?.input} of ${(0, duration.a3)(over?.limitMs ?? 0)}`;
		}
		function stillAtWork(s) {
			let { now, status, lastTextAt, atTrigger, text, deployment } = s, silentFor = (0, duration.a3)(now - (lastTextAt ?? atTrigger.triggeredAt)), line = (0, sanitizer.w$)((0, kept_text.zo)(text.content ?? text.live), 16384).trimEnd().split(/[\r\n]/).at(-1)?.trim(), last = line ? `; its last line is “${line}”.` : ".", word = deployment.state === "scheduled" ? "scheduled" : status.latest, shows = word === "scheduled" || word === "deploying" ? ` The service still shows the status ${word}.` : "";
			if (isShownOver(s)) return `The deploy ended, but whether it worked was not judged within ${limitOf(s)}.`;
			return `The deploy was not seen to end within ${limitOf(s)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
		}
		function noSign(s) {
			let { site, said } = s.atTrigger, moved = s.looks.some(({ lastDeployAt }) => lastDeployAt !== void 0) ? "last_deploy_at did not change" : "there was no time to look at the site", unread = latestAt(s.looks, "log") === void 0 ? ", and its log was not read" : "", words = said === "" ? "" : ` The service answered the trigger with “${said}”.`, none = `no repository is installed on the site${site.lastDeployAt === null ? "" : " any more"}`;
			return `The deploy was triggered, but nothing was seen of it within ${limitOf(s)}: ${moved}${unread}.${words} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
		}
		let TURN_MS = 6e4;
		function nextResource(s, siblings) {
			let { deployment, trouble, looks, settlingSince } = s, isMany = siblings.looking() > 1, isFourth = looks.length % 4 == 3;
			if (trouble?.vanishedSince !== void 0) return "site";
			if (deployment.decides) return nextById(s, isMany, isFourth);
			if (deployment.state === "other" && isFourth) return "deployment";
			if (trouble?.resource === "log") return "site";
			let isSiteSilent = s.status.latest === void 0 && s.site.wentBackTo === void 0, isTurn = looks.at(-1)?.resource !== "log" || isSiteSilent && s.reports.length === 0;
			if (settlingSince !== void 0) return isTurn ? "log" : "site";
			if (isMany) {
				let turnMs = Math.max(2e4, sinceMs(s) / 1.5), isFirst = latestAt(looks, "log") === void 0;
				if (!showsLive(s) && sinceMs(s, "log") >= turnMs / (isFirst ? 2 : 1)) return "log";
				return sinceMs(s, "site") >= Math.min(TURN_MS, turnMs) ? "site" : "list";
			}
			if (s.frame === "there" && s.log.isReadable && !showsLive(s)) return isFourth ? "site" : "log";
			let isShown = mayBeLive(s) && s.now - s.lastNewsAt < TURN_MS;
			return looks.length % 3 == 2 && !isShown ? "log" : "site";
		}
		function nextById(s, isMany, isFourth) {
			let { deployment, text, trouble, looks } = s;
			if (deployment.endLook !== void 0) return text.key === kept_text.ZF && deployment.text === void 0 ? "log" : "own log";
			if (trouble?.resource === "site" || deployment.state === "scheduled") return "deployment";
			let isKnown = latestAt(looks, "deployment") !== void 0;
			if (!isMany) return isKnown && mayBeLive(s) && !isFourth ? "site" : "deployment";
			let turnMs = TURN_MS * (latestAt(looks, "list")?.siteStatus === "deploying" ? 5 : 1);
			return sinceMs(s, "deployment") >= Math.max(turnMs, sinceMs(s) * .6) ? "deployment" : "list";
		}
		function showsLive({ atTrigger, looks }) {
			return atTrigger.site.liveText !== void 0 || looks.some(({ live }) => live !== void 0);
		}
		function mayBeLive(s) {
			let last = s.looks.findLast(({ lastDeployAt }) => lastDeployAt !== void 0);
			return showsLive(s) && (last === void 0 || last.live === "text" || last.siteStatus === "deploying");
		}
		function sinceMs({ looks, now, atTrigger }, resource) {
			return now - ((resource && latestAt(looks, resource))?.atMs ?? atTrigger.triggeredAt);
		}
		let SHORTEST_MS = 1750, PLAIN = {
			part: .2,
			shortestMs: SHORTEST_MS,
			longestMs: 1e4,
			firstMs: 500
		};
		function nextPauseMs(s, { siblings, pollIntervalMs }, isDue) {
			let { part, shortestMs, longestMs, firstMs } = paceOf(s, siblings.looking()), adaptiveMs = s.looks.length === 0 ? firstMs : Math.min(longestMs, Math.max(shortestMs, part * sinceMs(s))), usualMs = s.trouble?.vanishedSince === void 0 ? adaptiveMs : Math.min(adaptiveMs, PLAIN.longestMs), ownMs = pollIntervalMs ?? (isDue ? 0 : usualMs);
			if (s.trouble === void 0) return ownMs;
			return Math.max(ownMs, s.trouble.holdMs, pollIntervalMs === void 0 ? SHORTEST_MS : 0);
		}
		function paceOf(s, looking) {
			let { deployment, settlingSince, frame } = s;
			if (settlingSince !== void 0) return {
				...PLAIN,
				part: 0,
				shortestMs: deployment.decides ? SHORTEST_MS : IN_DOUBT_MS
			};
			if (looking > 1 && !deployment.decides) return {
				...PLAIN,
				part: .1,
				shortestMs: Math.max(350, SHORTEST_MS / looking)
			};
			if (!deployment.decides && !showsLive(s)) return PLAIN;
			let shown = {
				part: sinceMs(s) < 6e4 ? .25 : .14,
				longestMs: Infinity
			};
			if (looking > 1) return {
				...shown,
				part: .25,
				shortestMs: 2560,
				firstMs: 2560
			};
			return {
				...shown,
				shortestMs: 1480,
				firstMs: deployment.decides || frame === "there" ? 2100 : 500
			};
		}
		function startState(atTrigger) {
			return {
				atTrigger,
				looks: [],
				log: readDeploys({
					isReadable: atTrigger.log !== void 0,
					isList: !1,
					entries: []
				}, atTrigger, atTrigger.triggeredAt, []),
				text: kept_text.gd
			};
		}
		function takeLook(before, resource, shown, atMs) {
			let atTrigger = checkId(before.atTrigger, shown.deployment, atMs), look = lookOf(shown, {
				nth: before.looks.length + 1,
				atMs,
				resource
			}), looks = [...before.looks, look], read = shown.log?.isReadable ? readDeploys(shown.log, atTrigger, atMs, looks) : {
				...before.log,
				isReadable: !1
			}, log = shown.log === void 0 ? before.log : read, ours = ourDeployment(atTrigger, looks), text = (0, kept_text.Jp)(before.text, {
				live: mayBeOurs(shown.liveText, atTrigger, ours) ? shown.liveText ?? "" : "",
				...textInLog(log, ours, {
					resource,
					oldText: before.text
				})
			}), hasReport = log.reports.length > before.log.reports.length, seen = {
				...look,
				hasText: text.gained !== "",
				hasReport,
				isAnew: text.isAnew
			};
			return {
				...before,
				atTrigger,
				looks: [...before.looks, seen],
				log,
				text,
				matches: void 0
			};
		}
		function lookOf({ liveText, log: _, ...facts }, look) {
			if (liveText === void 0) return {
				...look,
				...facts
			};
			return {
				...look,
				...facts,
				live: liveText === null ? "none" : "text"
			};
		}
		function mayBeOurs(liveText, { site }, ours) {
			let other = (0, kept_text.zo)(site.liveText ?? "");
			return !(other !== "" && (liveText ?? "").startsWith(other)) && ours.state !== "scheduled" && ours.endLook === void 0;
		}
		function textInLog(log, ours, { resource, oldText }) {
			let isWhole = resource === "log" && ours.endLook !== void 0, entry = log.entries.find(({ id, isStale }) => isWhole && !isStale && id && id === ours.logId), own = ours.text ?? entry?.content ?? (ours.decides && oldText.key === kept_text.ZF ? oldText.content : void 0);
			if (own !== void 0) return {
				content: own,
				key: kept_text.ZF
			};
			let [newest] = log.deploys;
			if (ours.decides || newest === void 0) return {
				content: void 0,
				key: ""
			};
			return {
				content: newest.content,
				key: (0, deploy_log.TN)(newest)
			};
		}
		function takeFailure(state, resource, error, atMs) {
			let { looks } = state;
			return {
				...state,
				looks: [...looks, {
					nth: looks.length + 1,
					atMs,
					resource,
					error
				}]
			};
		}
		function follow(parts, given) {
			let { clock, during } = parts, state = startState(given), signs = () => signsOf(state, clock.now());
			return during({
				doing: "deploying",
				awaited: () => parts.tellAwaited(signs())
			}, async () => {
				for (;;) {
					let seen = signs(), decision = judge(seen);
					if (decision.outcome !== "goes on") return {
						signs: seen,
						verdict: decision
					};
					let { look } = decision;
					state = await (look === "patterns" ? searchText(parts, state) : lookOnce(parts, seen, look)).catch((error) => {
						let doubt = isShownOver(seen) ? "The deploy has ended, but whether it worked was not judged yet." : "The deploy was not seen to end: it may still be running.";
						throw error instanceof errors.cc ? new errors.cc(error.message, doubt) : error;
					});
				}
			});
		}
		async function lookOnce(parts, before, due) {
			let { clock, signal, siblings } = parts, resource = due ?? "site";
			try {
				let atOnce = due !== void 0 && (due !== "own log" || before.deployment.textless === 0);
				await clock.sleep(nextPauseMs(before, parts, atOnce), signal);
				resource = due ?? nextResource(signsOf(before, clock.now()), siblings);
				let [from, shown] = await readShown(resource, parts, before.atTrigger.id), state = takeLook(before, from, shown, clock.now());
				await parts.tellNews(before, signsOf(state, clock.now()));
				return state;
			} catch (error) {
				if (error instanceof errors.j3) return {
					...before,
					over: error
				};
				if (error instanceof errors.hD) return takeFailure(before, resource, error, clock.now());
				throw error;
			}
		}
		async function readShown(resource, parts, id = "") {
			let { siblings, reader, siteLog, target } = parts;
			if (resource === "deployment") return [resource, await (0, deployments.lookAtDeployment)(parts, id)];
			if (resource === "own log") return [resource, await (0, deployments.lookAtOwnLog)(parts, id)];
			if (resource === "log") return [resource, { log: await siteLog.read() }];
			if (resource === "script") return [resource, { frame: (0, script_frame.Dm)(await reader.read(deployments.getDeployScript, target)) }];
			let listed = resource === "list" ? await siblings.glance(target.site) : void 0;
			if (listed !== void 0) return ["list", (0, deployments.shownBy)(listed)];
			let itself = await reader.read(api_sites.getSite, target, deploy_log.ET);
			siblings.compare(itself);
			return ["site", (0, deployments.shownBy)(itself)];
		}
		async function searchText({ clock, signal, during }, state) {
			let { text, atTrigger } = state, clean = (part = "") => (0, sanitizer._0)((0, exit_report.EG)(part)), dropped = text.content === void 0 ? "" : clean((0, kept_text.Yr)(text)), pause = createPause(clock, signal), search = () => matchPatterns(clean(text.content), atTrigger.expects, pause, dropped);
			return {
				...state,
				matches: await during({ doing: "judging the deploy by its log" }, search)
			};
		}
		function endShown(s) {
			let { report, commit: short } = s, { expects, triggeredAt, serviceAt } = s.atTrigger, commit = short !== void 0 && expects.expectedCommit?.startsWith(short) ? expects.expectedCommit : short, seenMs = (s.lastReportAt ?? s.settlingSince ?? s.now) - triggeredAt, told = report && (0, exit_report.nR)(report), toldMs = told === void 0 || told < serviceAt - 2e3 ? seenMs : Math.max(500, told - serviceAt), end = report && {
				exitStatus: report.exitStatus,
				run: report.run
			};
			return {
				ownMs: Math.round(Math.min(seenMs, toldMs)),
				commit,
				...end
			};
		}
		var deploy_result = __webpack_require__(9839), end = __webpack_require__(8405), shell_script = __webpack_require__(973);
		function findHidden(script) {
			let statements = statementsOf(script), settings = statements.map((text) => ABOUT_FAILURES.exec(commandOf(text))?.[0] ?? ""), setAt = settings.findIndex(Boolean), seen = {
				text: script.replace(/^[ \t]*#.*$/gm, ""),
				code: (0, shell_script.Kn)(script),
				statements,
				setAt
			}, isErrexit = settings.join().includes(" -") && !settings.join().includes(" +"), forms = setAt < 0 ? [WITHOUT_ERREXIT] : isErrexit ? FORMS : [];
			for (let [why, find] of forms) {
				let what = find(seen);
				if (what) return {
					what,
					why
				};
			}
		}
		let WITHOUT_ERREXIT = ["it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended.", ({ statements }) => {
			let isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
			return fallible(statements.filter((text) => !isByHand || !/^\s/.test(text)).slice(0, -1)).length > 0 && "a command";
		}], FORMS = [
			["it stands above set -e. Move set -e to the top.", ({ statements, setAt }) => fallible(statements.slice(setAt + 1)).length < 2 && nameOf(fallible(statements.slice(0, setAt))[0])],
			["a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit.", ({ statements }) => nameOf(fallible(statements.map((text) => UNCLEAR.test(text) ? [] : text.split("&&")).slice(0, -1).flatMap((chain) => chain.slice(0, -1))).find((command) => !CONDITION.test(command)))],
			["| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash.", ({ text: whole, code, statements }) => {
				if (/pipefail|PIPESTATUS/.test(whole)) return;
				if (/^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(code)) return "a command in brackets";
				return nameOf(fallible(statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split("&&")).flatMap((part) => PIPED.exec(part)?.[1] ?? [])).find((command) => !SOURCE.test(command)));
			}],
			["in a function that is called before || or &&, after ! or by if, set -e is off. Call it on a line of its own.", ({ code, statements }) => {
				let hiding = [...code.matchAll(FUNCTION)].find(([, name = "", body = ""]) => {
					let called = RegExp(`^(?:if|elif|while|until|!)(?: !)? +${name}\\b|^${name}\\b[^|&]*(?:\\|\\|(?! *(?:true|:)$)|&&)`);
					return isHiding(body) && !ASKING.test(body) && statements.some((text) => called.test(text.trim()));
				});
				return hiding && `a command of ${hiding[1]}`;
			}],
			["neither a script without wait nor wait without an id hears of it. Wait for each job: wait \"$pid\".", ({ statements }) => {
				let at = statements.findIndex((text) => /[^&>\s]\s*&(?: *wait)?\s*$/.test(text) && !BESIDE.test(text)), isMinded = statements.slice(at).some((text) => /\bwait +\S|\bkill\b/.test(text));
				return at >= 0 && !isMinded && "a background job";
			}],
			["local, export, declare and readonly succeed whatever the command in $( ) does. Assign on a line of its own.", ({ text }) => nameOf(ASSIGNED.exec(text)?.[1])],
			["|| follows the brackets, in which set -e is then off. Write the commands on lines of their own.", ({ code }) => [...code.matchAll(/^\(([^()]{0,2000})\)[ \t]*\|\|(?![ \t]*(?:true|:)$)/gm)].some(([, body = ""]) => isHiding(body)) && "a command in brackets"],
			["its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays.", ({ text }) => ENDING_WELL.test(text) && "a command"],
			["that shell has no set -e. Start it with bash -e.", ({ text }) => NESTED.some((form) => form.test(text)) && "a command of the shell that it starts"]
		], ENDING_WELL = /^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m, NESTED = [/\b(?:ba|da|k|z)?sh +(?:-[a-df-z]+ +)*-[a-df-z]*c +(["'])(?!set -|[^"'\n]*(?:\|\||\b(?:for|while|until|if|exit|trap)\b))[^"'\n]{1,500};[^"'\n]{1,500}\1/, /\b(?:ba|da|k|z)?sh\b(?:(?! -\w*e)[^\n|;&<])*<<-?[ \t]*\\?["']?(\w+)["']?.*\n(?!\s*set -)(?:(?!.*\|\|).+\n){2,200}?\t*\1$/m], ASSIGNED = /^[ \t]*(?:local|export|declare|typeset|readonly)[ \t]+(?:-\w+[ \t]+)*\w+="?(?:\$\(|`)[ \t]*(?!(?:date|pwd|cd|dirname|basename|whoami|hostname|id|nproc|uname|echo|printf|tput|realpath|readlink)\b)([^$()|`\n]+(?!.*\|\|))/m, FUNCTION = /^(?:function[ \t]+)?([\w-]+)[ \t]*(?:\(\))?\s*\{((?:[ \t].*)?\n(?:[ \t].*\n|\n)*|[ \t].*)\}/gm, ASKING = /\b(?:return|exit)\b|(?:^|[\n;])[ \t]*(?:!|\[|test|grep|git diff|cmp|diff)\s[^\n;]*[\n;\s]*$/, BESIDE = /^\s*(?:curl|tail|sleep|notify|nohup|setsid)\b/, UNCLEAR = /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/, CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/, SOURCE = /^(?:cat|yes|ls|ps|find|date|env|docker ps|\S+ (?:-v|--version))(?:\s|$)/, PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/, ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS_COMMANDS = [
			/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|wait|for|case|select|test|\[|\[\[)(?:\s|$)/,
			/^\(\(/,
			/^(?:if|elif|while|until|!)\s/,
			/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
			/\|\|/,
			/[^&]&$/,
			/\]\]$/
		];
		function isHiding(body) {
			return fallible(statementsOf(body).slice(0, -1)).length > 0;
		}
		function fallible(statements) {
			return statements.map(commandOf).filter((text) => !HARMLESS_COMMANDS.some((pattern) => pattern.test(text)));
		}
		function nameOf(command) {
			return command && (/^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(command.trim())?.[0] ?? "a command");
		}
		function statementsOf(script) {
			return (0, shell_script.Kn)(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
		}
		function commandOf(statement) {
			return statement.trim().replace(STRUCTURE, "").trim();
		}
		let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
		var site_repository = __webpack_require__(2109), external_node_util_ = __webpack_require__(7975);
		let SHARE = "two thirds of the time (timeout, or target-timeout) were over, as the rest is kept for the rollback";
		async function runChecks(checks, applying) {
			let { healthCheck: page, verifyCommand: command, goesBack, pageBefore: before, record } = checks, { evidence } = checks;
			if (page === void 0 && command === void 0) return;
			let due = applying.endChecksBy(), run = async (name, check) => {
				record.milestone(`${name} started`, {}, name);
				let failure = await check(due === void 0 ? void 0 : due - applying.patience.clock.now()).catch((error) => {
					if (!(0, errors.si)(error)) throw error;
					let named = name === "health-check" ? "health check" : name;
					throw (0, errors.GP)(error, `The deploy itself succeeded, but the ${named} did not finish.`);
				});
				failure === void 0 && (evidence = [...evidence, name]);
				let isDoubt = failure?.reason === "health-unseen" || goesBack && failure?.reason === "unhealthy-before", bad = isDoubt ? "could not tell" : "failed";
				record.milestone(`${name} ${failure === void 0 ? "passed" : bad}`, { evidence });
				if (failure === void 0) return;
				let lead = isDoubt ? "The health check could not tell whether the deploy worked:" : LEADS[name], error = new errors.OK(failure.reason, `${lead} ${failure.message}`, failure.next);
				if (isDoubt) return error;
				throw error;
			}, when = goesBack ? "before this run" : "before the deploy", doubt = page && await run("health-check", async (leftMs) => {
				let { after, failure } = await checkPage(page, before, when, applying, leftMs);
				record.update({ page: {
					before,
					after
				} });
				return failure;
			});
			command !== void 0 && await run("verify-command", (leftMs) => verify(command, applying, leftMs));
			if (doubt === void 0) return;
			if ((0, deploy_result.Fp)(evidence)) throw doubt;
			applying.log.warning(`${doubt.message} ${doubt.next}`);
		}
		let LEADS = {
			"health-check": "The deploy ended, but the health check failed:",
			"verify-command": "The deploy ended, but verify-command"
		};
		async function verify(command, { runCommand, patience }, leftMs) {
			let startedAt = patience.clock.now(), status = await patience.during({ doing: "running verify-command" }, () => runCommand(command, leftMs)), isLate = leftMs !== void 0 && patience.clock.now() - startedAt >= leftMs;
			if (status === 0 && !isLate) return;
			return {
				reason: "verify-command-failed",
				message: isLate ? `was still running when ${SHARE}.` : `exited with status ${status}.`,
				next: "Read the output of verify-command in the workflow log."
			};
		}
		function judgeLooks(before, after) {
			if (before === void 0 || before.state === "healthy") return "health-check-failed";
			if (before.state !== "unhealthy") return after.state === "unhealthy" ? "health-unseen-before" : "health-unseen";
			return (0, external_node_util_.isDeepStrictEqual)(before, after) ? "unhealthy-before" : "health-check-failed";
		}
		async function checkPage(page, before, when, checking, leftMs = page.timeoutMs) {
			let timeoutMs = Math.min(page.timeoutMs, leftMs), { look: after, said, error } = await waitUntilHealthy({
				...page,
				timeoutMs
			}, checking);
			if (after.state === "healthy") return {
				after,
				failure: void 0
			};
			let reason = judgeLooks(before, after), too = reason === "unhealthy-before" ? ", too" : "", gave = before?.state === "unreachable" ? "gave" : "answered", was = before === void 0 ? "" : ` The page ${gave} ${(0, deploy_result.eH)(before)} ${when}${too}.`, limit = timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : "", { origin, pathname } = new URL(page.url);
			return {
				after,
				failure: {
					reason,
					message: `${origin}${pathname} ${said}.${limit}${was}`,
					next: adviceOn(after, error)
				}
			};
		}
		function adviceOn({ state, status = 502 }, error) {
			if (state === "wall") return "Let the check in with health-check-headers, or check from where the site can be reached: docs/checks.md shows both.";
			if (error?.isUnknownHost) return "Check the host in health-check-url, and its DNS entry.";
			if (error?.reason === "certificate") return "Look at the certificate: its names, its chain, and its end.";
			if (error?.reason === "proxy") return "Check the proxy of the runner (HTTPS_PROXY, NO_PROXY).";
			return `Look at the page, at the log of the application, and at what the inputs health-check-… ask for.${status > 501 && status < 505 ? SLOW : ""}`;
		}
		let SLOW = " Raise health-check-timeout if the site starts slowly. If the runner cannot reach it, see docs/checks.md.";
		async function lookAtPage(check, { getPage, patience, redact }, leftMs = check.timeoutMs) {
			let timeoutMs = Math.min(1e4, leftMs);
			try {
				return judgePage(await getPage({
					...check,
					timeoutMs
				}, patience), check, redact);
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				return {
					look: { state: "unreachable" },
					said: `could not be reached: ${error.why}`,
					error
				};
			}
		}
		async function waitUntilHealthy(check, checking) {
			let { clock } = checking.patience, startedAt = clock.now(), leftMs = () => startedAt + check.timeoutMs - clock.now(), latest, awaited = () => `the page ${latest?.said ?? "has not answered yet"}; up to ${(0, duration.a3)(leftMs())} more`, look = async () => {
				let seen = await lookAtPage(check, checking, leftMs());
				(seen.look.state !== "unreachable" || leftMs() >= 100) && (latest = seen);
				return seen;
			}, isThere = (seen) => seen.look.state === "healthy", windowMs = check.timeoutMs - 1e3, looks = {
				doing: "checking the health",
				awaited,
				look,
				isThere,
				pauses: api_wait.$Q.page,
				windowMs,
				startedAt,
				inARow: 2
			}, { end, seen } = await (0, api_wait.fm)(looks, checking.patience), last = latest ?? seen;
			if (end === "there" || last.look.state !== "healthy") return last;
			return {
				look: {
					...last.look,
					state: "unhealthy"
				},
				said: "was healthy only once before time ran out"
			};
		}
		function judgePage(page, check, redact) {
			let { status, text } = page, lacksText = check.contains !== void 0 && !text.includes(check.contains), isFit = check.statuses.some(([from, to]) => status >= from && status <= to);
			if (isFit && !lacksText) return {
				look: {
					state: "healthy",
					status,
					lacksText
				},
				said: "was healthy once"
			};
			let look = {
				state: "unhealthy",
				status,
				lacksText
			};
			if (isFit) return {
				look,
				said: `${`does not contain the text of health-check-contains, “${check.contains}”`}; it begins with “${beginningOf(text, redact)}”`
			};
			let to = status >= 300 && status < 400 ? URL.parse(page.location ?? "", check.url) : null, said = `answered with status ${status}${to === null ? "" : `, a redirect to ${beginningOf(to.origin + to.pathname, redact)}`}`;
			if (!isWall(page, to, check.url)) return {
				look,
				said
			};
			return {
				look: {
					state: "wall",
					status
				},
				said: `${said}: something stands before the site`
			};
		}
		let CHALLENGE = /<title>\s*just a moment|checking (?:your|the) browser|ddos protection/i, LOGIN = /(?:^|[/_.-])(?:(?:log|sign)[-_]?[io]n|sso|saml|oauth2?|authorize)(?:[/_.-]|$)/i;
		function isWall({ status, text }, to, url) {
			if (status === 503) return CHALLENGE.test(text);
			return to !== null && (to.hostname !== new URL(url).hostname || LOGIN.test(to.pathname)) || [
				401,
				403,
				429
			].includes(status);
		}
		function beginningOf(text, redact) {
			let shown = (0, sanitizer.aj)(text.slice(0, 65536), redact).join(" ").replace(/\s+/g, " ").trim();
			return shown.length <= 80 ? shown : `${shown.slice(0, 80).toWellFormed()}…`;
		}
		let SLICE = 65536;
		function createLogPrinter(open, pause) {
			let text = open(), hasEnded = !1, interruption;
			return {
				async printLog(gained, replaced) {
					if (replaced) {
						text.end("cut-off");
						text = open();
					}
					for (let at = 0; at < gained.length && interruption === void 0; at += SLICE) {
						text.push(gained.slice(at, at + SLICE));
						interruption = await pause().catch((reason) => reason);
					}
				},
				end(how) {
					hasEnded || text.end(interruption === void 0 ? how : "cut-off");
					hasEnded = !0;
				}
			};
		}
		let recordNews = (record, log, { printLog }) => async (before, after) => {
			let { deployment, reports, site, text, atTrigger, status } = after;
			if (atTrigger.id !== before.atTrigger.id) {
				log.warning(notOurs(before.atTrigger.id));
				record.update({ id: void 0 });
			}
			after.log.hasEarlier && !before.log.hasEarlier && log.info("an earlier deploy was still running at the trigger; waiting for ours");
			isDeploying(after) && !isDeploying(before) ? record.milestone("the status became deploying", {}, "running") : before.lastTextAt === void 0 && text.gained !== "" && record.milestone("first lines of the deploy log", {}, "running");
			let isOverByStatus = !isDeploying(after) && !deployment.decides;
			site.hasMoved && !before.site.hasMoved && record.milestone("last_deploy_at changed", {}, isOverByStatus ? "settling" : void 0);
			deployment.endLook !== void 0 && before.deployment.endLook === void 0 && record.milestone(`the deployment became ${deployment.state}`, {}, "settling");
			let report = reports.at(-1);
			if (report !== void 0 && reports.length > before.reports.length) {
				let { exitStatus, commit, run } = report;
				record.milestone(`exit report: status ${exitStatus}`, {
					exitStatus,
					commit,
					run
				}, "settling");
			}
			if (status.end !== void 0 && status.end !== before.status.end) {
				let isKnown = status.end === "active" || status.end === "deploy-failed";
				record.milestone(`the status ${isKnown ? `became ${status.end}` : "changed"}`, {}, "settling");
			}
			record.update({
				lastDeployAt: site.lastDeployAt,
				log: (0, kept_text.zo)(text.content ?? text.live)
			});
			text.gained !== "" && await printLog(text.gained, text.replaced);
		};
		function notOurs(id = "") {
			return `The answer to the trigger has the id of an earlier deployment, ${id}. This deploy is judged without an id.`;
		}
		function isDeploying({ status, deployment }) {
			return status.latest === "deploying" || deployment.state === "running";
		}
		function describeAwaited(s) {
			let { lastTextAt, trouble, now } = s, parts = [`waiting for ${nextSign(s)}`];
			lastTextAt !== void 0 && parts.unshift(`the last line of the log came ${(0, duration.a3)(now - lastTextAt)} ago`);
			trouble?.silentSince !== void 0 && parts.push(`the service has not answered for ${(0, duration.a3)(now - trouble.silentSince)}`);
			trouble !== void 0 && trouble.holdMs > 0 && parts.push(`it asked for a pause of ${(0, duration.a3)(trouble.holdMs)}`);
			return parts.join("; ");
		}
		function nextSign({ site, reports, status, deployment, log, frame }) {
			let isGoingOn = deployment.decides || status.latest === "deploying";
			if (isGoingOn && deployment.endLook === void 0) return `its end; it is ${deployment.state === "scheduled" ? "scheduled" : "deploying"}`;
			if (isGoingOn || status.end !== void 0 || reports.length > 0) return "its log to settle; it has ended";
			if (log.deploys.length === 0 && (log.hasEarlier || !site.hasMoved)) return "the first line of its log, or another last_deploy_at";
			if (frame === "there") return "the script's exit report";
			return site.hasMoved ? "its log to settle; last_deploy_at has changed" : "last_deploy_at to change";
		}
		var missing_in = __webpack_require__(6647), dotenv_file = __webpack_require__(3054);
		let MASK = /^(?:([*＊∗⁎✱·⋅∙○◦▪■▓▒░])\1{2,}|([-#])\2{5,}|(x)\3{5,})$|[•●⚫⬛⬤■█]{3,}/iu;
		function maskedLines(text, isKept = () => !0) {
			return lineNamesOf(envLinesOf(text).filter(({ key, spelled, isMasked }) => key === void 0 ? isMasked : isKept(key) && (isMasked || ESCAPED_QUOTES.test(spelled))));
		}
		function isSeenWhole(text) {
			return text !== null && maskedLines(text).length === 0;
		}
		let COMMENTED = /^[\s#]*#\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/, SURE_NAME = /^[A-Z][A-Z0-9_]*$/;
		function differenceOf(sent, shown) {
			let whole = (0, same_text.f)(sent), found = (0, same_text.f)(shown), all = envLinesOf(whole), some = envLinesOf(found), differ = (kind, lines) => ({
				kind,
				names: lineNamesOf(lines)
			}), firstUnseen = all.findIndex(({ text }, at) => text !== some[at]?.text);
			if (whole.startsWith(found) && firstUnseen !== -1) return differ("cut", all.slice(firstUnseen));
			let missing = missingFrom(all, some);
			if (missing !== void 0) return differ(missing.length === 0 ? "none" : "less", missing);
			let added = missingFrom(some, all);
			if (added !== void 0) return differ("more", added);
			let byText = ({ text }) => text, changed = [...(0, missing_in.E)(some, all, byText), ...(0, missing_in.E)(all, some, byText)], inOrder = some.filter(isFull), moved = all.filter(isFull).filter(({ text }, at) => text !== inOrder[at]?.text);
			if (!changed.some(isFull)) return differ("moved", [...moved, ...changed]);
			return differ(found.length > whole.length && whole.replace(ESCAPABLE, "") === found.replace(ESCAPABLE, "") ? "escaped" : "other", changed);
		}
		function envLinesOf(file) {
			return (0, dotenv_file.qg)(file).map((segment) => {
				let text = segment.text.replace(/\r?\n$|\r$/, ""), named = (name, key, spelled = "") => ({
					text,
					name,
					key,
					spelled,
					isMasked: isMask(spelled)
				});
				if (segment.kind === "assignment") return named(segment.key, segment.key, segment.value);
				let [, disabled, value] = COMMENTED.exec(text) ?? [];
				if (disabled !== void 0) return named(SURE_NAME.test(disabled) ? `${disabled} in a comment` : "comment lines", void 0, value);
				if (segment.kind !== "unknown") return named(`${segment.kind} lines`);
				let equals = text.indexOf("=");
				return named(`line ${segment.line}`, text.slice(0, Math.max(0, equals)), text.slice(equals + 1));
			});
		}
		function lineNamesOf(lines) {
			return [...new Set(lines.map(({ name }) => name))];
		}
		let ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;
		function isMask(spelled) {
			return spelled.replaceAll(/&(?:bull|#8226|#x2022);/gi, "•").split(/[\r\n]+/).some((line) => {
				let pieces = line.replace(/^["'`([{<\s]+/, "").match(/[^"'`)\]}>;\s]+/g) ?? [];
				return pieces.length > 0 && pieces.every((piece) => MASK.test(piece));
			});
		}
		function missingFrom(all, some) {
			let at = 0, missing = all.filter((line) => {
				let found = some[at], isMasked = line.isMasked || found?.isMasked === !0, isSame = line.text === found?.text || isMasked && line.key !== void 0 && line.key === found?.key;
				isSame && (at += 1);
				return !isSame;
			});
			return at === some.length ? missing : void 0;
		}
		function isFull({ text }) {
			return text.trim() !== "";
		}
		let ESCAPABLE = /&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});|[&<>"'\\]/gi;
		var phpdotenv = __webpack_require__(9800);
		function values(text) {
			return new Map(loadEach(text).map(([key, loaded]) => [key, loaded.text]));
		}
		function fixedValues(text) {
			return new Map(loadEach(text).map(([key, loaded]) => [key, fixedText(loaded)]));
		}
		function fixedValue(assignment) {
			return fixedText(loadAlone(assignment));
		}
		function unresolvedIn(text, keys) {
			let known = new Set(), found = (0, dotenv_file.I7)(text).flatMap((assignment) => {
				let { text: value = "", references = [] } = loadAlone(assignment) ?? {}, names = references.map((at) => (0, phpdotenv.DO)(value, at) ?? "").filter((name) => !known.has(name));
				known.add(assignment.key);
				return names;
			});
			return [...new Set(found)].filter((name) => keys.has(name));
		}
		function secretsOf(text) {
			let disabled = (0, dotenv_file.qg)(text).filter(({ kind }) => kind === "comment").map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, "")).join(""), found = [...(0, dotenv_file.I7)(text), ...(0, dotenv_file.I7)(disabled)].flatMap((assignment) => [loadAlone(assignment)?.text ?? assignment.value, unquoted(assignment.value)]), others = (0, dotenv_file.qg)(text).filter(({ kind, text: line }) => kind === "unknown" && /[\p{L}\p{N}]/u.test(line)).flatMap(({ text: line }) => [line, line.replace(/^[^=:]*[=:]/, "").replace(/["'`]?,?\s*$/, "")]).map((part) => part.trim()).filter(({ length }) => length >= 6), all = [
				...values(text).values(),
				...found,
				...others,
				...others.map(unquoted)
			];
			return new Set(all.filter((value) => value !== ""));
		}
		function unquoted(value) {
			return value.replace(/^(["'`])(.*)\1$/s, "$2").replace(/^["'`]/, "");
		}
		function loadEach(text) {
			let file = (0, phpdotenv.Hh)(text);
			if (file !== void 0) return [...file];
			return (0, dotenv_file.I7)(text).map((each) => [each.key, loadAlone(each) ?? { text: each.value }]);
		}
		function loadAlone({ text, key }) {
			return (0, phpdotenv.Hh)(text)?.get(key);
		}
		function fixedText(loaded) {
			return loaded?.references?.length === 0 ? loaded.text : null;
		}
		var whole_text = __webpack_require__(9553);
		function envOf({ facts, hide }, missing = null) {
			let target = (0, outcome_facts.$)(facts);
			return {
				what: "the .env",
				async read(reader) {
					let text = await (0, errors.MW)(reader.read(api_sites.getEnv, target), missing);
					text !== null && hide(secretsOf(text));
					return text;
				},
				write: (content, writer) => writer.write(api_sites.patchEnv, target, { content })
			};
		}
		function requireKeys(text, required, log) {
			let keys = [...required], found = values(text ?? ""), missing = keys.filter((key) => (found.get(key) ?? "").trim() === "");
			if (text !== null && missing.length > 0) throw new errors.OK("env-key-missing", `The .env has no value for these keys of env-required: ${missing.join(", ")}.`, "Give them to sync-env (env, env-file or env-prefix), or set them in the service's pages.");
			let unseen = text === null ? keys : maskedLines(text).filter((name) => keys.includes(name));
			unseen.length > 0 && log.warning(`env-required could not be checked: the service does not show ${unseen.join(", ")} of the .env.`);
		}
		function bringsFile(operations) {
			return operations.some(({ changesState }) => changesState === "repository");
		}
		async function guardEnv(required, planning, before) {
			let { facts, dryRun, log, learn } = planning;
			if (required.size === 0 || facts.isEnvChecked) return;
			let isSite = typeof facts.site == "object", mayCome = before === void 0 ? dryRun && facts.repository === "installed" : bringsFile(before), file = isSite ? envOf(planning, "") : void 0, shown = await file?.read(planning.reader) ?? null, text = file === void 0 || shown === null || mayCome ? shown : await (0, whole_text.Ti)(shown, file, planning), isUnseen = text === null || mayCome && (0, whole_text.z3)(text);
			if (isUnseen && before !== void 0 && (mayCome || !isSite)) return;
			requireKeys(isUnseen ? null : text, required, log);
			learn({ isEnvChecked: !0 });
		}
		async function findLive(source, { entries }, lastDeployAt) {
			try {
				let deploys = entries.filter(isDeploy), reported = await findReported(source, deploys, lastDeployAt);
				if (reported?.place === 0) return liveBy(reported);
				let listed = await findSuccess(source, deploys), [{ created_at: begunAt = null, content = "" } = {}] = deploys, isUnderWay = lastDeployAt !== void 0 && (0, shown_time.d8)(begunAt, lastDeployAt), isUntold = (0, exit_report.LD)(content).length === 0;
				if (listed === void 0 && reported !== void 0 && isUntold && !isUnderWay) return { why: "the newest deploy in the log has no exit report" };
				return newestOf(reported, listed);
			} catch (error) {
				if (error instanceof errors.hD) return {
					why: (0, errors.WE)(error),
					mayPass: !0
				};
				throw error;
			}
		}
		function isReportedIn({ entries }, lastDeployAt) {
			let newest = entries.find(isDeploy);
			return newest !== void 0 && goodIn(newest, 0, lastDeployAt) !== void 0;
		}
		let isDeploy = ({ type }) => type === "deploy" || type === void 0;
		function newestOf(reported, listed) {
			if (reported?.commit === void 0 || listed === void 0) return liveBy(listed ?? reported);
			if (listed.place !== void 0 && listed.place === reported.place || listed.commit !== void 0 && reported.commit.startsWith(listed.commit)) return { commit: reported.commit };
			if (listed.place === void 0 || reported.place === void 0) return { why: "the log and the deployments of the site disagree, and no log_id shows their order" };
			return liveBy(listed.place < reported.place ? listed : reported);
		}
		function liveBy(good) {
			if (good?.commit !== void 0) return { commit: good.commit };
			return { why: "neither an exit report in the log nor a deployment shows which commit is live" };
		}
		async function findReported(source, deploys, lastDeployAt) {
			let [found] = deploys.flatMap((entry, place) => goodIn(entry, place, lastDeployAt) ?? []);
			if (found !== void 0) return found;
			let [newest] = deploys;
			if (newest?.id === void 0 || newest.content !== void 0) return;
			let content = await (0, deploy_log.Mz)(source, newest.id);
			return goodIn({
				...newest,
				content
			}, 0, lastDeployAt);
		}
		function goodIn(entry, place, lastDeployAt = null) {
			let report = (0, exit_report.LD)(entry.content ?? "").at(-1);
			if (report?.exitStatus !== 0 || report.commit === void 0) return;
			if (isOfAnother(report, entry.created_at, lastDeployAt)) return;
			return {
				commit: report.commit,
				place
			};
		}
		function isOfAnother(report, begunAt, lastDeployAt) {
			let endedMs = (0, exit_report.nR)(report);
			if (begunAt === null || endedMs === void 0 || (0, shown_time.d8)(lastDeployAt, begunAt)) return !1;
			return (0, shown_time.Y8)(begunAt, endedMs, 12e4, -1);
		}
		async function findSuccess({ reader, target }, deploys) {
			let shown = await (0, errors.MW)(reader.read(deployments.getDeployments, target), void 0);
			return (0, deployments.deploymentsIn)(shown?.items ?? []).map(({ status, commit_hash: commit, log_id: logId }) => {
				let place = deploys.findIndex(({ id }) => id !== void 0 && id === logId), report = (0, exit_report.LD)(deploys[place]?.content ?? "").at(-1);
				return {
					isGood: status === "success" && (report?.exitStatus ?? 0) === 0,
					commit,
					place: place === -1 ? void 0 : place
				};
			}).find(({ isGood }) => isGood);
		}
		var common = __webpack_require__(6192), commit_order = __webpack_require__(2382);
		async function guardCommit(inputs, planning, before) {
			let { commit, commitBy } = inputs;
			if (commit === void 0 || typeof planning.facts.site != "object") return;
			commitBy === "variable" && !before.some(({ pinsCommit }) => pinsCommit) && await guardScript(planning);
			(planning.dryRun || needsLive(inputs)) && await guardOrder({
				...inputs,
				commit
			}, planning);
		}
		function needsLive({ olderCommit, rollbackOnFailure, commitBy }) {
			return olderCommit === "refuse" || rollbackOnFailure && commitBy === "variable";
		}
		async function guardScript({ facts, reader, learn }) {
			let script = await reader.read(deployments.getDeployScript, (0, outcome_facts.$)(facts));
			learn({ script: {
				before: script,
				after: script
			} });
			if (script === null || (0, shell_script.Se)(script) && (0, shell_script.I)(script) === void 0) return;
			throw new errors.OK("script-ignores-commit", "The site's deploy script does not use $SITE_DEPLOY_COMMIT, or has the line of an earlier run that pins another commit.", `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${common.ot}`);
		}
		async function guardOrder(order, planning) {
			let { facts, reader, log, learn } = planning;
			if (typeof facts.site != "object" || facts.live !== void 0) return;
			try {
				let siteLog = await (0, deploy_log.x6)({
					reader,
					target: (0, outcome_facts.$)(facts)
				});
				learn({ live: await refuseOlder(order, planning, {
					lastDeployAt: facts.site.last_deploy_at ?? null,
					log: siteLog
				}) });
			} catch (error) {
				if (!(error instanceof errors.hD)) throw error;
				log.info(`not checked whether a newer commit is live: ${(0, errors.WE)(error)}`);
				learn({ live: {
					commit: void 0,
					sign: void 0
				} });
			}
		}
		async function guardTrigger(deploy, applying, lastDeployAt, log) {
			let { commit, goesBack, commitBy } = deploy;
			if (commit === void 0) return;
			goesBack && commitBy === "variable" ? await refuseNewer(deploy, applying, log) : !goesBack && log !== void 0 && (needsLive(deploy) || isReportedIn(log, lastDeployAt)) && applying.learn({ live: await refuseOlder({
				...deploy,
				commit
			}, applying, {
				lastDeployAt,
				log
			}) });
		}
		async function refuseNewer({ commit, failed }, { facts, reader }, log) {
			let refuse = (why) => new errors.OK("changed-by-others", why, "");
			if (log === void 0) throw refuse("which commit is live could not be read");
			let live = await findLive({
				reader,
				target: (0, outcome_facts.$)(facts)
			}, log);
			if ("why" in live || [commit, failed].some((known) => known?.startsWith(live.commit))) return;
			throw refuse(`commit ${live.commit} has been deployed since`);
		}
		async function refuseOlder({ commit, olderCommit }, planning, shown) {
			let { facts, reader, orderOf, log } = planning, then = facts.live, sign = signOf(shown);
			if (sign !== void 0 && then?.sign === sign) return then;
			if (shown.lastDeployAt === null && shown.log.entries.length === 0) return {
				commit: void 0,
				sign
			};
			let found = await findLive({
				reader,
				target: (0, outcome_facts.$)(facts)
			}, shown.log, shown.lastDeployAt), ours = (0, commit_order.Ax)(commit);
			if ("why" in found) {
				log.info(`not checked whether a newer commit than ${ours} is live: ${found.why}`);
				return {
					commit: void 0,
					sign: found.mayPass ? void 0 : sign
				};
			}
			let live = found.commit;
			if (commit.startsWith(live)) return {
				commit,
				sign
			};
			if (then?.commit?.startsWith(live)) return {
				...then,
				sign
			};
			let mayPass = olderCommit === "deploy", answer = await orderOf(commit, live, mayPass ? "git" : void 0), name = (0, commit_order.Ax)(live);
			if (answer.order === "older" && !mayPass) throw new errors.OK("older-commit", `Commit ${ours} was not deployed: it is older than ${name}, which is live.`, "To deploy it anyway, set older-commit: deploy.");
			answer.order === "diverged" && log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
			answer.order === "unclear" && !mayPass && log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
			let { other = live, goesOut = [] } = answer;
			for (let [nth, line] of goesOut.entries()) log.info(nth === 0 ? `${ours} ${line}, which is live` : `  - ${line}`);
			return {
				sign,
				commit: other,
				ours: commit,
				goesOut
			};
		}
		function signOf({ lastDeployAt, log }) {
			if (log.entries.some(({ content }) => content === void 0)) return;
			let entries = log.entries.map(({ id, created_at, content }) => [
				id,
				created_at,
				content?.length
			]);
			return JSON.stringify([lastDeployAt, entries]);
		}
		var site_presence = __webpack_require__(4156);
		async function readAndTrigger(given, applying) {
			let { patience, learn } = applying;
			for (;;) {
				let baseline = await patience.during({ doing: "reading what is there" }, () => readBaseline(given, applying)), { lastDeployAt } = baseline.site;
				await guardTrigger(given, applying, lastDeployAt, baseline.siteLog?.before);
				let onProgress = (deploy, deployLog) => learn({
					deploy,
					deployLog
				}), started = (0, deploy_result.K9)({
					...patience,
					onProgress
				}, given.wait, lastDeployAt);
				try {
					return {
						...baseline,
						started,
						trigger: await sendTrigger(given, applying)
					};
				} catch (error) {
					if (!(error instanceof errors.Gz) || given.isHashed) throw error;
				}
			}
		}
		async function readBaseline({ wait, isHashed, goesBack }, applying) {
			let { facts, reader, siblings, patience } = applying, target = (0, outcome_facts.$)(facts), first = await applying.pageBefore, page = goesBack ? first : facts.deploy?.page?.after ?? first, known = facts.script ? (0, script_frame.Dm)(facts.script.after) : "unknown", listed = await (known === "there" ? siblings.glance(target.site) : void 0)?.catch(() => void 0), found = typeof listed?.last_deploy_at == "string" ? listed : await reader.read(api_sites.getSite, target);
			typeof facts.site == "object" && (0, site_presence.qb)(found, facts.site);
			let shown = await (0, site_presence.bs)(found, site_presence.yu, applying);
			if (shown !== found && isHashed) throw new errors.Gz();
			let { last_deploy_at: lastDeployAt = null, status: siteStatus, current_deploy_log: liveText } = shown, site = {
				lastDeployAt,
				siteStatus,
				liveText,
				isListed: shown === listed
			}, source = {
				...patience,
				reader,
				target
			}, siteLog = wait ? await (0, deploy_log.A1)(source, lastDeployAt !== null) : void 0, hasReported = siteLog?.before?.entries.some(({ content }) => (0, exit_report.LD)(content)[0]);
			return {
				page,
				site,
				siteLog,
				frame: known === "unknown" && hasReported ? "there" : known
			};
		}
		async function sendTrigger({ variables }, { writer, facts, log }) {
			let effect = await writer.write(deployments.postDeploy, (0, outcome_facts.$)(facts), variables && { variables });
			if (effect.state === "done") return effect;
			let { error } = effect;
			if (effect.state === "not-done") throw (0, deployments.saysNoRepository)(error) ? (0, site_repository.GD)(error.said) : error;
			if ((0, errors.si)(error)) throw (0, errors.GP)(error, "Whether the deploy was triggered is not known; it may still be running.");
			log.warning(`${(0, errors.WE)(error)} It is not sent again; the deploy log will tell whether it took effect.`);
			return effect;
		}
		let deploy_work_work = (inputs) => ({
			async guard(planning, before) {
				await guardCommit(inputs, planning, before);
				before.some(({ section }) => section === "env-keys") || await guardEnv(inputs.envRequired, planning, before);
			},
			async plan(planning) {
				let { facts, dryRun, log } = planning, repository = (0, site_repository._M)(facts);
				if (repository === "absent") throw (0, site_repository.GD)();
				await guardEnv(inputs.envRequired, planning);
				let site = (0, end.zU)(planning);
				(0, site_repository.kj)(site?.quick_deploy ?? site?.repository?.quick_deploy, log);
				dryRun && site?.last_deploy_at === null && repository === "unknown" && log.info("the site was never deployed: if it has no repository, the service performs no deploy");
				return { changes: [planTrigger(inputs, planning.isHashed ? await standingScript(planning) : void 0)] };
			},
			look: async (checking) => inputs.healthCheck && (await lookAtPage(inputs.healthCheck, checking)).look,
			async recheck(checking, before) {
				let { healthCheck: page } = inputs;
				if (page === void 0) return;
				let { failure } = await checkPage(page, before, "right after the deploy", checking);
				if (failure === void 0 || failure.reason === "health-unseen") return;
				return {
					...failure,
					message: `The deploy had succeeded, but the health check failed after batch-pause: ${failure.message}`
				};
			},
			redeploy(commit) {
				let other = {
					commit,
					deployVariables: {},
					expectedCommit: commit,
					rollbackOnFailure: !1
				}, back = { failed: inputs.commit }, change = planTrigger({
					...inputs,
					...other,
					olderCommit: "deploy"
				}, void 0, back);
				if (Object.keys(inputs.deployVariables).length === 0) return { changes: [change] };
				let summary = `${change.summary}, without deploy-variables, which are those of the failed deploy`;
				return { changes: [{
					...change,
					summary
				}] };
			}
		});
		async function standingScript({ facts, dryRun, reader, learn }) {
			let known = facts.script?.after ?? null;
			if (typeof facts.site != "object" || facts.script !== void 0 && dryRun) return known;
			let shown = await (0, errors.MW)(reader.read(deployments.getDeployScript, (0, outcome_facts.$)(facts)), null);
			facts.script === void 0 && shown !== null && learn({ script: {
				before: shown,
				after: shown
			} });
			return shown === null || known !== null && (0, same_text.c)(shown, known) ? known : shown;
		}
		function planTrigger(inputs, script, back) {
			let { commit, commitBy, deployVariables, wait } = inputs, isSent = commit !== void 0 && commitBy === "variable", all = {
				...deployVariables,
				...isSent && { site_deploy_commit: commit }
			}, variables = Object.keys(all).length === 0 ? void 0 : all, summary = `trigger a deploy${commit === void 0 ? "" : ` of commit ${commit}`}${wait ? " and follow it" : ""}`, going = {
				goesBack: back !== void 0,
				failed: back?.failed,
				isHashed: script !== void 0
			};
			return (0, operation.AS)(summary, {
				commit,
				wait,
				variables,
				script
			}, (sent, applying) => deployAndFollow({
				...inputs,
				...sent,
				...going
			}, applying));
		}
		async function deployAndFollow(given, applying) {
			let { facts, reader, epochMs, siblings, patience, log } = applying, { siteLog, page, started, trigger, site, frame } = await readAndTrigger(given, applying), { record, triggeredAt } = started, serviceAt = (reader.serviceTime() ?? epochMs()) - (patience.clock.now() - triggeredAt), answer = trigger.state === "done" ? trigger.value : void 0;
			if (answer?.hasRepository === !1) throw (0, site_repository.GD)(answer.said);
			let isUsed = answer?.id !== void 0 && answer.id === facts.deploy?.id;
			isUsed && log.warning(notOurs(answer.id));
			let ownId = isUsed ? void 0 : answer?.id, what = answer === void 0 ? "triggered, but the answer was lost" : "triggered";
			record.milestone(what, { id: ownId }, "waiting");
			if (siteLog === void 0) return notFollowed(answer !== void 0);
			let atTrigger = {
				id: ownId,
				said: answer?.said ?? "",
				triggeredAt,
				serviceAt,
				site,
				frame,
				log: siteLog.before,
				lost: trigger.state === "done" ? void 0 : trigger.error,
				expects: given,
				earlierRun: facts.deploy?.run,
				script: facts.script?.after ?? void 0,
				goesBack: given.goesBack
			}, printer = createLogPrinter(log.remote, createPause(patience.clock, patience.signal)), target = (0, outcome_facts.$)(facts), telling = {
				tellNews: recordNews(record, log, printer),
				tellAwaited: describeAwaited
			}, { pollIntervalMs } = given, parts = {
				...patience,
				...telling,
				reader,
				target,
				siblings,
				siteLog,
				pollIntervalMs
			};
			try {
				let evidence = await recordEnd(await follow(parts, atTrigger), record, printer, applying);
				await runChecks({
					...given,
					evidence,
					pageBefore: page,
					record
				}, applying);
			} finally {
				printer.end("cut-off");
				record.update({});
			}
			return succeeded(started.result().evidence, applying);
		}
		function notFollowed(isAnswered) {
			if (isAnswered) return {
				changed: !0,
				summary: "triggered a deploy, which is not followed (wait: false)"
			};
			throw new errors.OK("answer-lost", "Whether the deploy was triggered is not known: the answer was lost.", "Look at the site before running again, or set wait: true so that the run can find out.");
		}
		async function recordEnd({ signs, verdict }, record, printer, { log, tookEffect }) {
			let isGivenUp = verdict.outcome !== "succeeded" && verdict.givenUpFor !== void 0;
			if (!isGivenUp) {
				await printer.printLog((0, kept_text.Y6)(signs.text), !1);
				printer.end();
				warnOfLog(log, signs);
			}
			let text = signs.text.content ?? signs.text.live;
			record.update({
				log: isGivenUp ? (0, kept_text.zo)(text) : text,
				...endShown(signs)
			});
			(verdict.outcome === "failed" || verdict.outcome === "succeeded") && tookEffect();
			if (verdict.outcome !== "succeeded") {
				isGivenUp || record.milestone(verdict.why);
				let { reason, message, next, givenUpFor: cause } = verdict;
				throw new errors.OK(reason, message, next, { cause });
			}
			record.update({ evidence: verdict.evidence });
			return verdict.evidence;
		}
		function warnOfLog(log, signs) {
			let { text, reports, status, log: shown, deployment, atTrigger, site, frame } = signs, { content = "" } = text, isUntold = reports.length === 0 && shown.otherReport === void 0 && status.latest === void 0 && deployment.state === void 0, hasOld = (atTrigger.log?.entries ?? []).some((entry) => (entry.content ?? "") !== "");
			isUntold && hasOld && shown.deploys.length === 0 && site.hasMoved && log.warning("last_deploy_at changed, but the deploy log did not, so it does not show what this deploy did.");
			shown.isReadable ? (0, body.xZ)(content) && log.info("the deploy log is too long to be read whole: only its end is judged") : log.warning("The deploy log is left out: it is larger than 64 MiB, the most that is read.");
			text.key === kept_text.ZF && frame === "there" && (0, exit_report.LD)(content).length === 0 && log.warning("The deploy script should report its end, but its log has no such line.");
		}
		function succeeded(evidence, { facts, log }) {
			if (!(0, deploy_result.Fp)(evidence)) {
				let unnoticed = unnoticedIn(facts.script?.after ?? null);
				return {
					changed: !0,
					summary: `deployed with ${(0, deploy_result.KG)(evidence)}${unnoticed}`
				};
			}
			log.warning("last_deploy_at shows that a deploy ended; nothing shows that it worked. Let update-deploy-script put the exit report around the script, or add health-check-url, verify-command or success-pattern.");
			return {
				changed: !0,
				summary: "ended, as last_deploy_at shows"
			};
		}
		function unnoticedIn(script) {
			if (script === null || !(0, script_frame.KL)(script)) return "";
			let hidden = findHidden((0, script_frame.yO)(script));
			return hidden === void 0 ? "" : ` (the script goes on if ${hidden.what} fails)`;
		}
		var settle = __webpack_require__(3337);
		let ensureRepository = (inputs) => ({ async plan(planning) {
			let { provider, repository: name, branch, reinstall } = inputs, body = {
				provider,
				branch,
				name
			}, facts = reinstall ? planning.facts : await withRepository(planning), state = (0, site_repository._M)(facts);
			if (state === "installed" && !reinstall) {
				let drift = (0, site_repository.$p)((0, end.zU)({ facts }), body);
				if (drift === void 0) return operation.KN;
				throw new errors.OK("another-repository", `The site has a different repository than requested: ${drift}.`, "Correct branch, repository and repository-provider, or set reinstall-repository: true once: it removes what is installed with its files, .env included, and installs it anew.");
			}
			let isAnew = state !== "absent" && reinstall, summary = `install the repository ${(0, site_repository.S_)(name)} (${provider}), branch ${branch}`, change = (0, operation.AS)(summary, {
				body,
				isAnew
			}, install);
			return {
				changes: isAnew ? [removeIt, change] : [change],
				expected: { repository: "installed" }
			};
		} });
		async function withRepository({ facts, reader, learn }) {
			let site = (0, end.zU)({ facts });
			if (site?.repository !== void 0 || facts.repository !== "unknown") return facts;
			if (!(site?.has_repository ?? site?.status !== void 0)) return facts;
			let repository = await reader.read(api_sites.getRepository, (0, outcome_facts.$)(facts)).catch((error) => {
				if ((0, errors.G3)(error) || error instanceof errors.hD && error.reason === "forbidden") return null;
				throw error;
			});
			if (repository?.name === void 0 && repository?.branch === void 0) return facts;
			let known = {
				...site,
				repository
			};
			learn({ site: known });
			return {
				...facts,
				site: known
			};
		}
		let removeRepository = () => ({ async plan({ facts }) {
			if ((0, site_repository._M)(facts) === "absent") return operation.KN;
			return {
				changes: [removeIt],
				expected: { repository: "absent" }
			};
		} }), removeIt = (0, operation.AS)("remove the repository, with its files and .env", null, removeInstalled), SAYS_INSTALLED = /^a repository is already installed\.?$/i;
		async function install(wanted, applying) {
			let { log, learn, tookEffect } = applying, { name, branch } = wanted.body;
			learn({ isEnvChecked: !1 });
			try {
				let { seen, answer, doubt, wasSeen } = await writeInstallation(wanted, applying);
				answer === void 0 && tookEffect();
				learn({
					repository: doubt ? "absent" : "installed",
					...seen && { site: seen }
				});
				if (doubt && seen) throw new errors.OK(wasSeen ? "repository-not-cloned" : "shown-otherwise", `The service has accepted the repository ${(0, site_repository.S_)(name)}, branch ${branch}, but the site has none: ${(0, site_presence.qS)(seen)}. Most likely it could not be cloned.`, "Check repository, branch, and that the service may read the repository; show-deploy-log and show-server-logs may say more. Then run again.");
				return {
					changed: !0,
					summary: `installed ${(0, site_repository.S_)(name)}, branch ${branch}`
				};
			} catch (error) {
				if (!(error instanceof errors.hD && SAYS_INSTALLED.test(error.said.trim())) || wanted.isAnew) throw error;
				log.info(`the service refused, saying: ${error.said}`);
				return {
					changed: !1,
					summary: "left as it is: a repository is already installed"
				};
			}
		}
		async function writeInstallation({ body, isAnew }, applying) {
			let { facts, reader, writer, patience } = applying, target = (0, outcome_facts.$)(facts), wasSeen = !1;
			return {
				...await (0, settle.Ni)({
					send: () => writer.write(api_sites.postRepository, target, body),
					async read(answer) {
						let showsEnd = [(0, end.zU)(applying), answer].some((site) => (0, site_presence.uD)(site?.status) !== void 0);
						if (answer !== void 0 && !showsEnd) return null;
						let site = await reader.read(api_sites.getSite, target);
						wasSeen ||= [answer, site].some((seen) => seen?.status === "repository-installing");
						return (0, site_presence.bs)(site, site_presence.Ij, applying);
					},
					isThere(site, isConfirmed) {
						let state = site === null ? "installed" : (0, site_repository.e9)(site);
						return state !== "absent" && (isConfirmed || wasSeen || state === "installed" && !isAnew);
					},
					doubt: (isConfirmed) => [isConfirmed ? STARTED : "Whether the repository was installed is not known: the answer was lost.", "Run again: a repository that is already installed is left as it is."]
				}, patience),
				wasSeen
			};
		}
		let STARTED = "The service has accepted the repository; whether its installation has ended is not known.";
		async function removeInstalled(_, applying) {
			let { facts, reader, writer, learn, log, patience } = applying, target = (0, outcome_facts.$)(facts), written = await (0, settle.Ni)({
				send: () => writer.write(api_sites.deleteRepository, target, void 0),
				read: async (answer) => answer === void 0 ? (0, site_presence.bs)(await reader.read(api_sites.getSite, target), site_presence.Ij, applying) : null,
				isThere: (site) => site === null || (0, site_repository.e9)(site) === "absent",
				doubt: () => ["Whether the repository was removed is not known: the answer was lost.", "Look at the site, then run again if the repository is still installed."]
			}, patience).catch((error) => {
				if (!(0, errors.c4)(error)) throw error;
				log.info(`the service refused, saying: ${error.said}`);
			});
			learn({
				repository: "absent",
				...written?.seen && { site: written.seen }
			});
			return written === void 0 ? {
				changed: !1,
				summary: "there was no repository to remove"
			} : {
				changed: !0,
				summary: "removed the repository"
			};
		}
		let restart_server_work_work = () => ({ async plan({ facts: { serverId }, reader }) {
			let before = await reader.read(api_sites.getServer, { server: serverId }), { name } = before, summary = `restart the server ${name} and wait until it is back`;
			return { changes: [(0, operation.AS)(summary, { name }, (_, applying) => restartAndWait(before, applying))] };
		} });
		async function restartAndWait(before, applying) {
			let { name } = before, { facts, writer, patience } = applying, effect = await writer.write(api_sites.postServerRestart, { server: facts.serverId }, void 0), startedAt = patience.clock.now(), doubt = `Whether the server ${name} restarts is not known: the answer was lost.`;
			(0, settle.Sy)(effect, doubt, restart_server_work_LOOK_AT_IT);
			let wasAway = await watchServer(before, applying), took = (0, duration.a3)(patience.clock.now() - startedAt);
			return {
				changed: !0,
				summary: `restarted the server ${name}${wasAway ? `, which was back after ${took}` : `; it was never shown to be away within ${took}, so it counts as back`}`
			};
		}
		let restart_server_work_LOOK_AT_IT = "Look at the server (show-server-logs prints its newest entries) before running again, which would restart it again.";
		async function watchServer(before, { log, patience, facts, reader }) {
			let startedAt = patience.clock.now(), words = "it was not looked at yet", wasAway = !1, wait = {
				doing: "restarting the server",
				awaited: () => `waiting for it to come back; ${words}`,
				look: async () => {
					let { status } = await reader.read(api_sites.getServer, { server: facts.serverId }, { attempts: 1 });
					words = (0, site_presence.qS)({ status });
					let isUsual = status === before.status || /^(?!.*\b(?:not|no|yet)\b).*\bactive\b/i.test(status ?? "");
					!isUsual && !wasAway && log.info(`the server is away: ${words}`);
					wasAway ||= !isUsual;
					return isUsual && (wasAway || patience.clock.now() - startedAt >= 2e4);
				},
				isThere: (isBack) => isBack,
				pauses: api_wait.$Q.work,
				silentMs: Infinity,
				onSilence: ({ message }) => {
					words = message;
				}
			};
			await (0, api_wait.fm)(wait, patience).catch((error) => {
				let message = `The server was told to restart and was not seen to be back yet: ${words}. It may still be rebooting, and another run would restart it again.`;
				throw (0, errors.aE)(error, {
					reason: "end-unseen",
					message,
					next: restart_server_work_LOOK_AT_IT
				});
			});
			return wasAway;
		}
		let ensureSite = (inputs) => ({ async plan(planning) {
			let { dryRun, facts, log } = planning, { site: found, lookalikes = [] } = facts;
			if (found === "planned") return operation.KN;
			if (found !== "missing") {
				if (!(0, site_presence.vx)(found)) return operation.KN;
				log.info(`the site ${(0, site_presence.Ku)(found)} is being deleted: it is created again once it is gone`);
				dryRun || await (0, site_presence.Ly)(found, planning);
			}
			let { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs;
			found === "missing" && lookalikes.length > 0 && log.warning(`The server has no site ${root_domain}, but it has ${lookalikes.join(", ")}: ensure-site creates another site. If that is a typo, correct the input site.`);
			let summary = `create the site ${root_domain} (web directory ${web_directory})`;
			return {
				changes: [(0, operation.AS)(summary, {
					root_domain,
					web_directory,
					project_root
				}, createSite)],
				expected: {
					site: "planned",
					repository: "absent"
				}
			};
		} });
		async function createSite(wanted, applying) {
			let { facts, writer, patience, learn, tookEffect } = applying, { root_domain: domain } = wanted, { seen: made } = await (0, settle.dC)({
				send: () => writer.write(api_sites.postSite, { server: facts.serverId }, wanted),
				read: (answer) => findNewSite(answer, domain, applying),
				doubt: () => [`The site ${domain} was to be created, but it cannot be read yet.`, "Run again in a minute: a site that exists by then is used as it is."]
			}, patience);
			tookEffect();
			learn({
				site: made,
				repository: "absent"
			});
			let message = `The site ${(0, site_presence.Ku)(made)} was created; whether it is ready is not known.`, notSeenReady = new errors.OK("end-unseen", message, "Run again in a minute: it waits until the site is ready, and does what is missing.");
			learn({ site: await (0, settle.uL)(() => (0, site_presence.bs)(made, site_presence.Ij, applying), notSeenReady) });
			return {
				changed: !0,
				summary: `created site ${made.id}`
			};
		}
		async function findNewSite(created, domain, { facts, reader }) {
			let { serverId: server } = facts, isOther = created?.domain && !(0, host_name.DW)(created.domain, domain);
			if (created && !isOther) return (0, site_presence.Us)(reader, {
				server,
				site: created.id
			});
			return (await (0, pages.y)(reader, api_sites.getSites, { server })).find((site) => (0, host_name.DW)(site.domain, domain));
		}
		let deleteSite = ({ site: wanted, confirmDelete: domain }) => ({ async plan(planning) {
			let { dryRun, log, facts } = planning, { site } = facts;
			if (site === "missing") {
				log.info(`there is no site ${wanted} on this server: it counts as deleted`);
				return operation.KN;
			}
			let named = site === "planned" ? wanted : (0, site_presence.Ku)(site);
			if (site !== "planned" && (0, site_presence.vx)(site)) {
				log.info(`the site ${named} is being deleted already`);
				dryRun || await (0, site_presence.Ly)(site, planning);
				return operation.KN;
			}
			return { changes: [(0, operation.AS)(`delete the site ${named}`, {
				named,
				domain
			}, (sent, applying) => removeSite({
				id: (0, outcome_facts.$)(applying.facts).site,
				domain: sent.domain
			}, applying))] };
		} });
		async function removeSite({ id, domain }, applying) {
			let { facts, writer, reader, patience } = applying, target = {
				server: facts.serverId,
				site: id
			}, label = (0, site_presence.Ku)({
				id,
				domain
			}), gone = {
				changed: !1,
				summary: `the site ${label} was gone already`
			}, now = await (0, site_presence.Us)(reader, target) ?? await (0, site_presence.dt)(reader, target);
			if (now === void 0) return gone;
			(0, site_presence.qb)({
				id,
				domain: now.domain || "a site without a domain"
			}, {
				id,
				domain
			});
			if ((0, site_presence.vx)(now)) return {
				...gone,
				summary: `the site ${label} is being deleted already`
			};
			let isGone = async (saysGone) => {
				let shown = saysGone ? void 0 : await (0, site_presence.Us)(reader, target), isListed = saysGone || (0, site_presence.uD)(now.status) !== void 0, site = shown ?? (isListed ? await (0, site_presence.dt)(reader, target) : void 0);
				if (site === void 0) return !0;
				(0, site_presence.vx)(site) && await (0, site_presence.Ly)(site, applying);
				return (0, site_presence.vx)(site);
			}, message = `The deletion of the site ${label} could not be confirmed.`;
			return await (0, settle.uj)(() => writer.write(api_sites.deleteSite, target, void 0), isGone, [message, "Run again in a minute: a site that is gone by then counts as deleted."], patience) ? {
				changed: !0,
				summary: `deleted the site ${label}`
			} : gone;
		}
		let sweepPreviews = ({ previewDomain: wanted }) => ({ async plan({ facts, reader, log, lookUpPullRequest }) {
			let sites = await (0, pages.y)(reader, api_sites.getSites, { server: facts.serverId }), found = sites.flatMap((site) => {
				let number = wanted.numberOf(site.domain);
				return number === void 0 ? [] : [{
					site,
					preview: {
						id: site.id,
						domain: site.domain,
						number
					}
				}];
			});
			log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
			let changes = [];
			for (let { preview } of found.filter(({ site }) => !(0, site_presence.vx)(site))) {
				let state = await lookUpPullRequest(preview.number), why = whyItStays(preview, state), label = (0, site_presence.Ku)(preview), summary = `delete the site ${label}: pull request #${preview.number} is closed`;
				why === void 0 ? changes.push((0, operation.AS)(summary, preview, removePreview)) : log[state.state === "unclear" ? "warning" : "info"](`${label} stays: ${why}`);
			}
			return { changes };
		} });
		async function removePreview(preview, applying) {
			let why = whyItStays(preview, await applying.lookUpPullRequest(preview.number));
			if (why === void 0) return removeSite(preview, applying);
			let label = (0, site_presence.Ku)(preview);
			applying.log.warning(`${label} was to be deleted, but stays: ${why}`);
			return {
				changed: !1,
				summary: `left the site ${label}: ${why}`
			};
		}
		function whyItStays({ number }, state) {
			let named = `pull request #${number}`;
			if (state.state === "open") return `${named} is open`;
			if (state.state === "closed") return state.sinceMs >= 36e5 ? void 0 : `${named} was closed less than an hour ago`;
			if (state.about === "this") return `whether ${named} is closed is not known: ${state.why}`;
			throw new errors.OK("pull-request-unclear", `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`, "Fix what it names, or run again when GitHub is available: the remaining previews are found again.");
		}
		let refreshOpcache = singleRequest({
			send: (writer, { serverId: server }) => writer.write(api_sites.postOpcacheRefresh, { server }, void 0),
			summary: "refresh the PHP opcache of the server",
			done: "refreshed the PHP opcache of the server",
			doubt: ["Whether the PHP opcache was refreshed is not known: every answer was lost.", "Run again: refreshing it twice does no harm."]
		}), cloudstore = (verb) => singleRequest({
			send: (writer, facts) => writer.write(verb === "install" ? api_sites.postCloudstore : api_sites.deleteCloudstore, (0, outcome_facts.$)(facts), void 0),
			summary: `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`,
			done: `${verb}ed the cloudstore`,
			doubt: [`Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`, `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === "install" ? "not" : "still"} there.`]
		}), installCloudstore = cloudstore("install"), uninstallCloudstore = cloudstore("uninstall");
		function singleRequest({ send, summary, done, doubt }) {
			let change = (0, operation.AS)(summary, null, async (_, { writer, facts }) => {
				(0, settle.Sy)(await send(writer, facts), ...doubt);
				return {
					changed: !0,
					summary: done
				};
			});
			return () => ({ plan: async () => ({ changes: [change] }) });
		}
		let installBlogapp = ({ createDatabase }) => planBlogapp({
			isWanted: !0,
			withDatabase: createDatabase
		}), uninstallBlogapp = () => planBlogapp({
			isWanted: !1,
			withDatabase: !1
		}), planBlogapp = (wanted) => ({ async plan({ facts: { site } }) {
			let { isWanted, withDatabase } = wanted;
			if ((typeof site == "object" && site.blogapp) === isWanted) return operation.KN;
			let summary = `${isWanted ? "" : "un"}install the blogapp${withDatabase ? ", with a database" : ""}`;
			return { changes: [(0, operation.AS)(summary, wanted, bringBlogapp)] };
		} });
		async function bringBlogapp({ isWanted, withDatabase }, applying) {
			let { facts, writer, reader, patience, learn } = applying, target = (0, outcome_facts.$)(facts), body = { create_database: withDatabase || void 0 }, verb = isWanted ? "installed" : "uninstalled", { seen, doubt } = await (0, settle.Ni)({
				send: () => isWanted ? writer.write(api_sites.postBlogapp, target, body) : writer.write(api_sites.deleteBlogapp, target, void 0),
				read: async (answer) => answer?.blogapp === isWanted ? answer : reader.read(api_sites.getSite, target),
				isThere: ({ blogapp }, isConfirmed) => blogapp === isWanted || blogapp === void 0 && isConfirmed,
				doubt: () => [`The blogapp was to be ${verb}, but the site does not show that.`, "Run again in a minute: if the site shows that by then, nothing is sent."]
			}, patience);
			if (doubt !== void 0) throw doubt;
			typeof facts.site == "object" && learn({ site: {
				...facts.site,
				blogapp: seen.blogapp
			} });
			return {
				changed: !0,
				summary: `${verb} the blogapp${seen.blogapp === void 0 ? "; the site does not show it, so it could not be read back" : ""}`
			};
		}
		var log = __webpack_require__(2809), dotenv_spelling = __webpack_require__(1746);
		function merge(text, set, remove) {
			let edited = (0, dotenv_file.qg)(text).map((segment) => edit(segment, set, remove)).join(""), found = fixedValues(edited);
			return writtenOf(text, append(edited, [...set].filter(([key, value]) => found.get(key) !== value)), set, remove);
		}
		function replace(present, set) {
			let extra = new Set([...assignedKeys(present)].filter((key) => !set.has(key))), isEach = (0, dotenv_file.I7)(present).every((each) => fixedValue(each) === set.get(each.key)), isLoaded = (0, phpdotenv.Hh)(present) !== void 0 && holdsAll(fixedValues(present), set);
			return writtenOf(present, extra.size === 0 && isEach && isLoaded ? present : append("", [...set]), set, extra);
		}
		function edit(segment, set, remove) {
			if (segment.kind !== "assignment") return segment.text;
			let { text, lead, exported, key, comment, end } = segment;
			if (remove.has(key)) return lead.startsWith(dotenv_file.sn) ? dotenv_file.sn : "";
			let value = set.get(key);
			if (value === void 0 || fixedValue(segment) === value) return text;
			return `${lead}${exported ? "export".padEnd(key.length === 1 ? 8 : 7) : ""}${key}=${spellOrThrow(key, value, comment)}${end}`;
		}
		function spellOrThrow(key, value, comment = "") {
			let spelling = (0, dotenv_spelling.l)(value, comment);
			if (!spelling.ok) throw Error(`${key} was found writable and is not: ${spelling.reason}`);
			return spelling.text;
		}
		function append(text, entries) {
			if (entries.length === 0) return text;
			let [end] = /\r\n|\n|\r/.exec(text) ?? ["\n"], isComplete = text === "" || text === dotenv_file.sn || /[\r\n]$/.test(text), lines = entries.map(([key, value]) => `${key}=${spellOrThrow(key, value)}${end}`);
			return `${text}${isComplete ? "" : end}${lines.join("")}`;
		}
		function assignedKeys(text) {
			return new Set([...(0, dotenv_file.I7)(text).map(({ key }) => key), ...(0, phpdotenv.Hh)(text)?.keys() ?? []]);
		}
		function writtenOf(before, after, set, remove) {
			let present = assignedKeys(before), found = fixedValues(before), other = (0, dotenv_file.I7)(before).filter((each) => fixedValue(each) !== set.get(each.key)), others = new Set(other.map(({ key }) => key)), isOther = (key) => found.get(key) !== set.get(key) || others.has(key), added = [...set.keys()].filter((key) => !present.has(key)), changed = [...set.keys()].filter((key) => present.has(key) && isOther(key));
			return {
				text: after,
				added,
				changed,
				removed: [...remove].filter((key) => present.has(key)),
				misread: [...added, ...changed].filter((key) => {
					let spelling = (0, dotenv_spelling.l)(set.get(key) ?? "");
					return spelling.ok && spelling.loaders.length < dotenv_spelling.H.length;
				}),
				mistake: findMistake(before, after, set, remove)
			};
		}
		function findMistake(before, after, set, remove) {
			let wasAccepted = (0, phpdotenv.Hh)(before) !== void 0, isAccepted = (0, phpdotenv.Hh)(after) !== void 0, isManaged = (key) => set.has(key) || remove.has(key), others = [...values(before)].filter(([key]) => !isManaged(key)), isKept = wasAccepted === isAccepted ? holdsAll(values(after), others) : isAccepted, remaining = assignedKeys(after), isRemoved = ![...remove].some((key) => remaining.has(key));
			if (holdsAll(fixedValues(after), set) && isRemoved && isKept) return;
			return "a line of the .env keeps programs from finding them (an unbalanced quote, or no assignment)";
		}
		function holdsAll(found, wanted) {
			return [...wanted].every(([key, value]) => found.get(key) === value);
		}
		let sync_env_work_work = ({ envRequired, ...inputs }) => ({
			async guard(planning, before) {
				if (envRequired.size === 0 || planning.dryRun || before.every(({ readOnly }) => readOnly)) return;
				let current = await readCurrent(planning);
				if (inputs.envMode === "merge" && (current === null || bringsFile(before) && (0, whole_text.z3)(current))) return;
				requireKeys(mergeEnv(current, inputs).sent, envRequired, log.D);
			},
			async plan(planning) {
				let { facts, dryRun, learn, log } = planning;
				learn({ isEnvChecked: !0 });
				let current = await readCurrent(planning), isToCome = current === null && dryRun && facts.repository === "installed", write = mergeEnv(isToCome ? "" : current, inputs), others = [...envRequired].filter((key) => !inputs.env.get(key)?.trim());
				requireKeys(isToCome && inputs.envMode === "merge" ? null : write.sent, others, log);
				let isUnchanged = write.sent === current;
				(dryRun || isUnchanged) && learn({ env: isUnchanged && facts.env || write.keys });
				for (let [words, names] of odditiesIn(write)) log.warning(`${names.join(", ")}${words}`);
				if (isUnchanged) return operation.KN;
				let lastDeployAt = typeof facts.site == "object" ? facts.site.last_deploy_at : null;
				inputs.envMode === "merge" && lastDeployAt && current !== null && (0, whole_text.z3)(current) && log.warning(".env is empty, although the site was deployed before. Only the given keys will be in it.");
				let summary = `.env: ${describeKeys(write.keys, [
					"add",
					"change",
					"remove"
				])}`;
				return { changes: [(0, operation.AS)(summary, inputs, (_, applying) => writeEnv(write, applying))] };
			}
		});
		async function readCurrent(planning) {
			let { facts, dryRun, reader, patience } = planning;
			if (typeof facts.site != "object" || dryRun && facts.repository === "absent") return null;
			let file = envOf(planning);
			if (facts.repository !== "installed" || dryRun) return (0, whole_text.Ti)(await file.read(reader), file, planning);
			let coming = {
				...api_wait.tJ,
				awaited: () => "waiting for the .env that comes with the repository",
				look: () => file.read(reader),
				isThere: (shown) => shown !== null
			}, { seen } = await (0, api_wait.fm)(coming, patience);
			return (0, whole_text.Ti)(seen, file, planning);
		}
		function mergeEnv(before, wanted) {
			let { envMode, env, envRemove } = wanted;
			if (envMode === "merge" && before === null) throw new errors.OK("env-unwritable", NOTHING_TO_MERGE_INTO, GET_A_FILE);
			let { text: sent, misread, mistake, ...keys } = mergeOrReplace(before ?? "", wanted);
			if (mistake !== void 0) {
				let message = `These keys cannot be set or removed: ${[
					...keys.added,
					...keys.changed,
					...keys.removed
				].join(", ")}: ${mistake}.`;
				throw new errors.OK("env-unwritable", message, CORRECT_THE_LINE);
			}
			let masked = envMode === "replace" || sent === before ? [] : maskedLines(before ?? "", (key) => !env.has(key) && !envRemove.has(key));
			if (masked.length === 0) return {
				before,
				sent,
				keys,
				misread,
				wanted
			};
			let message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(", ")}. They would be written in place of the real values, so nothing is merged.`;
			throw new errors.OK("env-unwritable", message, GIVE_THEM);
		}
		let CORRECT_THE_LINE = "Correct that line in the pages of the service, then run again.", NOTHING_TO_MERGE_INTO = "The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.", GET_A_FILE = "Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.", GIVE_THEM = "Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.";
		function describeKeys({ added, changed, removed }, verbs) {
			return [
				added,
				changed,
				removed
			].flatMap((keys, index) => keys.length > 0 ? [`${verbs[index]} ${keys.join(", ")}`] : []).join("; ") || "only the text around the keys differs";
		}
		async function writeEnv(write, applying) {
			let { before, sent, keys } = write, { facts, log } = applying, { seen, answer, doubt } = await sendEnv(write, applying);
			if (seen === null && (answer ?? null) === null) throw new errors.OK("shown-otherwise", UNCONFIRMED, INSTALL_FIRST);
			if (seen !== null && doubt !== void 0) throw damageOf(seen, doubt, write, applying);
			let { kind, names } = compareEnv(write, seen ?? sent);
			kind === "more" && log.warning(`.env: lines were added by somebody else since it was written: ${names.join(", ")}`);
			let after = kind === "more" ? sent : seen, replaced = {
				text: envOf(applying),
				before: facts.repository === "unknown" && isSeenWhole(before) ? before : null,
				after: kind === "masked" ? null : after,
				factsBefore: { env: {
					added: [],
					changed: [],
					removed: []
				} }
			}, masked = kind === "masked" ? MASKED : "";
			return {
				changed: !0,
				summary: `.env: ${describeKeys(keys, [
					"added",
					"changed",
					"removed"
				])}${seen === null ? NOT_SHOWN : masked}`,
				replaced
			};
		}
		let NOT_SHOWN = "; the service does not show the file, so it could not be read back", MASKED = "; the service shows masks in place of values, so these could not be read back", UNCONFIRMED = "The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.", INSTALL_FIRST = "Install the repository first (ensure-repository): that is what creates the file. Then run again.";
		function sendEnv(write, applying) {
			let isDamaged = !1, isThere = (seen, isConfirmed) => {
				let { kind } = compareEnv(write, seen);
				isDamaged = [
					"cut",
					"less",
					"escaped"
				].includes(kind);
				if (kind !== "more") return kind === "same" || kind === "masked" && isConfirmed;
				let merged = mergeOrReplace(seen, write.wanted);
				return merged.mistake === void 0 && merged.text === seen;
			}, file = envOf(applying), send = async (text, writer) => {
				let effect = await file.write(text, writer);
				effect.state !== "not-done" && applying.learn({ env: write.keys });
				return effect;
			};
			return (0, whole_text.nI)({
				...file,
				write: send
			}, write.sent, applying, isThere).catch((error) => {
				if ((0, errors.c4)(error)) throw new errors.OK("env-unwritable", NO_FILE, INSTALL_FIRST, { cause: error });
				let lost = error instanceof errors.Gz ? error.lost : void 0;
				if (lost === void 0 || !isDamaged) throw error;
				throw new errors.OK(lost.reason, lost.message, CORRECT_IT, { cause: lost.cause });
			});
		}
		let NO_FILE = "The service answered 404 to the write of the .env: it seems to have none of this site.";
		function compareEnv({ before, sent }, seen) {
			let { kind, names } = differenceOf(sent, seen);
			if (kind === "none") return {
				kind: (0, same_text.c)(seen, sent) ? "same" : "masked",
				names
			};
			return {
				kind: before !== null && (0, same_text.c)(seen, before) ? "before" : kind,
				names
			};
		}
		function damageOf(seen, doubt, write, { learn }) {
			let { kind, names } = compareEnv(write, seen), differ = `These differ from what was sent: ${names.join(", ")}.`;
			if (kind === "before" || kind === "cut") {
				let next = kind === "cut" ? CORRECT_IT : doubt.next;
				return new errors.OK(doubt.reason, `${doubt.message} ${differ}`, next);
			}
			let stand = (all) => all.filter((key) => kind === "moved" || !names.includes(key)), { added, changed, removed } = write.keys;
			learn({ env: {
				added: stand(added),
				changed: stand(changed),
				removed: stand(removed)
			} });
			return new errors.OK("env-damaged", `${SHOWN_OTHERWISE} ${differ}`, CORRECT_IT);
		}
		let CORRECT_IT = "Look at the .env in the pages of the service, and correct it there.", SHOWN_OTHERWISE = "The service has accepted the .env, and shows another one. It changes or escapes what it is sent, or somebody else has written it since, so it was left as it is.";
		function mergeOrReplace(text, { envMode, env, envRemove }) {
			return envMode === "replace" ? replace(text, env) : merge(text, env, envRemove);
		}
		function odditiesIn({ sent, keys: { added, changed, removed }, misread, wanted }) {
			let written = [...added, ...changed], having = (odd) => written.filter((key) => odd.test(wanted.env.get(key) ?? "")), oddities = {
				": no spelling of the value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.": misread,
				": set to an empty value. Is a secret missing?": having(/^$/),
				": has a $, which npm's dotenv-expand (Next.js, Vite, SvelteKit) expands even in single quotes. If one of them loads .env, choose a value without it.": having(/(?<!\\)\$/),
				": a shell refuses keys with dots when it loads .env. phpdotenv, CodeIgniter and Node take them.": written.filter((key) => key.includes(".")),
				": a line of .env refers to it, and no line above that one sets it, so programs do not find its value there.": unresolvedIn(sent, new Set([...added, ...removed])),
				" begins with a byte order mark, which is kept: a shell and Node do not find its first key.": written.length > 0 && sent.startsWith(dotenv_file.sn) ? [".env"] : []
			};
			return Object.entries(oddities).filter(([, names]) => names.length > 0);
		}
		let update_deploy_script_work_work = (inputs) => {
			let { script, commit, reportExitStatus: reports } = inputs, pin = inputs.commitBy === "script" ? commit : void 0;
			return {
				async guard(planning) {
					pin !== void 0 && inputs.olderCommit === "refuse" && await guardOrder({
						...inputs,
						commit: pin
					}, planning);
				},
				async plan(planning) {
					let { facts, reader, log, learn } = planning, wanted = reports ? (0, script_frame.Qu)(script, pin) : script;
					pin === void 0 && (0, shell_script.Zl)(script) && log.warning("The deploy script uses $SITE_DEPLOY_COMMIT, which is empty in a deploy that is given no commit. Give commit to each, or defaults: git fetch origin \"${SITE_DEPLOY_COMMIT:-main}\", then git reset --hard \"${SITE_DEPLOY_COMMIT:-FETCH_HEAD}\".");
					let hidden = (0, script_frame.sE)(script) ? findHidden(script) : void 0;
					hidden !== void 0 && log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
					let text = typeof facts.site == "object" ? scriptOf(facts) : void 0, shown = await text?.read(reader) ?? null, current = text && facts.script?.before ? await (0, whole_text.Ti)(shown, text, planning) : shown, isUnchanged = current !== null && isAsWanted(current, wanted, current);
					learn({ script: {
						before: current,
						after: isUnchanged ? current : wanted
					} });
					if (isUnchanged) return operation.KN;
					let report = reports ? " and the exit report" : "", summary = `replace the deploy script (${(0, count.U)(script.trimEnd().split("\n").length, "line")}${report})${pin === void 0 ? "" : ` for commit ${pin}`}`;
					return { changes: [(0, operation.AS)(summary, {
						before: current,
						after: wanted
					}, replaceScript)] };
				}
			};
		};
		function isAsWanted(seen, wanted, before) {
			let isSpelledSo = !seen.includes("\r") && (seen.startsWith("#!") || !wanted.startsWith("#!"));
			return (0, same_text.c)(seen, wanted) && (isSpelledSo || seen !== before);
		}
		async function replaceScript({ before, after: wanted }, applying) {
			let text = scriptOf(applying.facts), { seen, doubt } = await (0, whole_text.nI)(text, wanted, applying, (seen) => isAsWanted(seen, wanted, before));
			if (doubt !== void 0) {
				if (!(seen !== null && seen === before && (0, same_text.c)(seen, wanted))) throw doubt;
				return {
					changed: !1,
					summary: "sent the deploy script, which the service shows as before: with CRLF"
				};
			}
			let unseen = seen === null ? "; the service does not show it, so it could not be read back" : "", factsBefore = { script: {
				before,
				after: before
			} }, replaced = {
				text,
				before: isSeenWhole(before) ? before : null,
				after: seen,
				factsBefore
			};
			return {
				changed: !0,
				summary: `replaced the deploy script${unseen}`,
				replaced
			};
		}
		function scriptOf(facts) {
			let target = (0, outcome_facts.$)(facts);
			return {
				what: "the deploy script",
				read: (reader) => reader.read(deployments.getDeployScript, target),
				write: (script, writer) => writer.write(deployments.patchDeployScript, target, { deploy_script: script })
			};
		}
		var update_notifications = __webpack_require__(7768);
		let update_notifications_work_work = (wanted) => ({ async plan({ facts: { site }, hide }) {
			let urls = typeof site == "object" ? site.notification_urls : void 0;
			hide(Object.values(urls ?? {}).filter((url) => typeof url == "string"));
			let known = shownIn(urls), differing = givenIn(wanted).filter((field) => !isSameUrl(known[field], wanted[field]));
			if (differing.length === 0) return operation.KN;
			let why = differing.some((field) => known[field] === void 0) ? " (sent in every run: no call shows which are set)" : "", given = Object.fromEntries(differing.map((field) => [field, wanted[field]]));
			return { changes: [(0, operation.AS)(`set ${(0, update_notifications.Vc)(differing)}${why}`, given, replaceUrls)] };
		} });
		function shownIn(urls) {
			let urlOf = (shown) => {
				let url = URL.canParse(shown ?? "") ? shown ?? "" : "";
				return shown === void 0 || /[*•●]{3}|…/.test(url) ? void 0 : url;
			};
			return {
				chat_a_webhook_url: urlOf(urls?.chat_a),
				chat_b_webhook_url: urlOf(urls?.chat_b),
				deploy_webhook_url: urlOf(urls?.webhook)
			};
		}
		function isSameUrl(shown = "", wanted = "") {
			return URL.parse(shown)?.href === URL.parse(wanted)?.href;
		}
		function givenIn(urls) {
			return update_notifications.tl.filter((field) => urls[field] !== void 0);
		}
		async function replaceUrls(wanted, applying) {
			let given = givenIn(wanted), shown = shownIn(await sendUrls(wanted, applying)), wrong = given.filter((field) => shown[field] !== void 0 && !isSameUrl(shown[field], wanted[field]));
			if (wrong.length === 0) return {
				changed: !0,
				summary: `set ${(0, update_notifications.Vc)(given)}`
			};
			let message = `The service has accepted the URLs, but its answer shows a different one for ${(0, update_notifications.Vc)(wrong)}.`;
			throw new errors.OK("shown-otherwise", message, "Compare the URLs on the site's page of the service with the secrets; they are not shown here.");
		}
		async function sendUrls(wanted, { facts, writer, lost }) {
			let write = () => writer.write(api_sites.patchNotifications, (0, outcome_facts.$)(facts), wanted), effect = await (lost ? (0, settle.uL)(write, lost) : write());
			if (lost !== void 0 && effect.state !== "done") throw (0, errors.aE)(effect.error, lost);
			let message = `Whether ${(0, update_notifications.Vc)(givenIn(wanted))} was set is not known: it was sent and not confirmed, and nothing shows it.`;
			return (0, settle.Sy)(effect, message, "Run again: setting the URLs twice does no harm.")?.notification_urls;
		}
	}),
	6074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => withoutExitReports,
			LD: () => findExitReports,
			nR: () => timeOf
		});
		let ESCAPE = "\\u001b\\[[0-?]*[ -/]*[@-~]", LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `, COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}", REPORT = RegExp(`${LINE_START}(?:commit=(?:none|(${COMMIT_ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${COMMIT_ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`, "gm");
		function findExitReports(log) {
			let ends = new Map(), late, lines = [...(log ?? "").matchAll(REPORT)];
			return lines.flatMap((found, at) => {
				let [, , shell, , exitStatus, around, run = ""] = found;
				if (exitStatus === void 0) {
					found !== late && ends.set(shell, found);
					return [];
				}
				let [own] = run.split(".");
				late = !ends.has(own) && lines[at + 1]?.[2] === own ? lines[at + 1] : void 0;
				let [, commit, , line = ""] = ends.get(own) ?? late ?? [];
				ends.delete(own);
				return {
					exitStatus: Number(exitStatus),
					commit: commit ?? around,
					isCommitOfEnd: commit !== void 0,
					line: line.endsWith(`:${exitStatus}`) ? Number.parseInt(line, 10) : void 0,
					run
				};
			});
		}
		function timeOf({ run }) {
			let [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [], time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
			return Number.isNaN(time) ? void 0 : time;
		}
		function withoutExitReports(log) {
			return log.replace(REPORT_WITH_BLANK_LINE, "").replace(/ +\( set "\$site_deploy_e"; .*$/gm, "");
		}
		let REPORT_WITH_BLANK_LINE = RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, "gm");
	})
};
