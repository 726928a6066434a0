"use strict";
exports.id = 8082;
exports.ids = [8082];
exports.modules = {
	8082: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { diffScript: () => diffScript });
		var script_frame = __webpack_require__(3822), pinned_commit = __webpack_require__(7691);
		function withoutCredentials(lines) {
			let until, remaining = 0, begun = "";
			return lines.map((line) => {
				if (until !== void 0 && remaining > 0) {
					remaining = line.includes(until) ? 0 : remaining - 1;
					return "***";
				}
				until = void 0;
				/-----BEGIN [A-Z ]{0,40}PRIVATE KEY/.test(line) && (until = "-----END");
				let own = hide(line), joined = `${begun} ${line.trimStart()}`, shown = begun !== "" && hide(joined) !== `${hide(begun)} ${line.trimStart()}` && own === line ? "***" : own;
				begun = line.endsWith("\\") ? (begun === "" ? line : joined).slice(0, -1).slice(-1e3).trimEnd() : "";
				let [, quote] = shown === line ? [] : ASSIGNED_QUOTE.exec(line) ?? [];
				until ??= quote;
				remaining = until === void 0 ? 0 : 100;
				return shown;
			});
		}
		function hide(line) {
			if ((0, pinned_commit.A0)(line)) return line;
			let hideMatch = (_, kept) => (typeof kept == "string" ? kept : "") + "***";
			return SHAPES.reduce((text, shape) => text.replace(shape, hideMatch), line);
		}
		let WORD = String.raw`(?:password|passwd|passphrase|secret|credential|authorization|webhook|token(?!iz)|identified by|(?<![a-z])(?:pass|pwd?|auth|dsn|jwt|salt|creds|api[-_]?key|key)(?!s?[a-z]))[\w.-]{0,60}`, NO_VARIABLE = String.raw`(?!\\?["']?\$\{?\w{1,60}\}?\\?["']?(?:[\s;&|)\]]|$))(?!(?:""|'')(?:[\s;&|)\]]|$))`, SEPARATOR = String.raw`\\?["']?\]?\s{0,3}(?:=>|<<<|\+?=|,|:(?![a-z-]{1,60}(?:[\s"']|$)))\s{0,3}`, ARGUMENT = `${NO_VARIABLE}(?:"[^"]{1,2000}"|'[^']{1,2000}'|[^\\s"']{1,2000})`, ASSIGNED_QUOTE = RegExp(`${WORD}${SEPARATOR}(["'])(?:(?!\\1).){0,2000}$`, "i"), SHAPES = [
			/(\b[a-z][a-z\d+.-]{0,20}:\/\/)(?!(?:\$\{?\w{1,60}\}?:?){1,2}@)[^\s/'"]{1,500}(?=@)/gi,
			RegExp(`(${WORD}${SEPARATOR})${NO_VARIABLE}\\S.*`, "i"),
			RegExp(`(--[\\w-]{0,30}?${WORD}\\s{1,3})(?!-)${ARGUMENT}`, "gi"),
			RegExp(`(${WORD}\\s{1,3})(?![a-z]{1,30}(?:[\\s.,;:)]|$))(?![-|&;<>\\]])(?=['"\\w])${ARGUMENT}`, "gi"),
			/(\b(?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
			RegExp(`(\\b(?:mysql\\w{0,20}|mariadb\\S{0,20}|mongo\\w{0,10}|sshpass|(?:docker|podman)\\s{1,3}login)\\b[^|;&]{0,200}?\\s-p\\s?)${ARGUMENT}`, "g"),
			RegExp(`(\\bredis-cli\\b[^|;&]{0,200}?\\s-a\\s?)${ARGUMENT}`, "g"),
			RegExp(`(\\b(?:curl|wget|http)\\b[^|;&]{0,200}?\\s(?:-[a-zA-Z]{0,8}u|--user|--proxy-user)[\\s=]?)${ARGUMENT}`, "g"),
			/(\/\/hooks\.slack\.com\/|\/webhook\w{0,3}\/)[\w/@.-]{1,200}/gi,
			/\b(?:gh[pousr]_|github_pat_|glpat-|[srp]k[-_](?:live|test)[-_]|sk-|xox[abeprs]-|AKIA|AIza|SG\.|eyJ)[\w.-]{8,}/g,
			/(?<![\w+.-])(?=[a-z_+-]{0,60}\d)(?=[\d_+-]{0,60}[a-z])[a-z\d_+-]{24,}={0,2}(?![\w])/gi,
			/(?<![\w+/-])(?=[\w+/-]{0,60}\d)(?=[\w+/-]{0,60}[a-z])(?=[\w+/-]{0,60}[A-Z])[\w+/-]{24,}={0,2}/g
		];
		async function diffScript({ before, after }, sanitize) {
			let { structuredPatch } = await __webpack_require__.e(4023).then(__webpack_require__.bind(__webpack_require__, 4023)), safe = (script) => withoutCredentials(sanitize((0, script_frame.yO)(script))), [was, is] = [safe(before ?? ""), safe(after ?? "")], options = {
				context: 3,
				maxEditLength: MOST_EDITS
			}, patch = structuredPatch("", "", textOf(was), textOf(is), "", "", options), all = [...was.map((line) => `-${line}`), ...is.map((line) => `+${line}`)], lines = patch?.hunks.flatMap(linesOf) ?? [`@@ -1,${was.length} +1,${is.length} @@`, ...all], count = (sign) => lines.filter((line) => line.startsWith(sign)).length;
			return {
				lines,
				added: count("+"),
				removed: count("-"),
				exitReport: exitReportOf(before ?? "", after ?? "")
			};
		}
		let MOST_EDITS = 500;
		function textOf(lines) {
			return lines.map((line) => `${line}\n`).join("");
		}
		function linesOf({ oldStart, oldLines, newStart, newLines, lines }) {
			let range = (start, count) => `${count === 0 ? start - 1 : start},${count}`;
			return [`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...lines];
		}
		function exitReportOf(before, after) {
			let [was, is] = [before, after].map(script_frame.KL);
			if (was === is) return;
			return is ? "added" : "removed";
		}
	}),
	3822: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KL: () => isFramed,
			Qu: () => framed,
			SM: () => hasThisFrame,
			sE: () => isForShell,
			yO: () => withoutFrame,
			yx: () => ownLineIn
		});
		var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7691);
		let MARK = "# site-deploy: reports how this script ends.", BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null) && printf "\\n[site-deploy] commit=%s\\n" "$site_deploy_commit"' EXIT
`;
		function framed(script, commit) {
			let shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? "", own = script.slice(shebang.length), pin = commit === void 0 ? "" : `export SITE_DEPLOY_COMMIT=${commit}\n`;
			return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)})
site_deploy_end=\$?; exit \$site_deploy_end
`;
		}
		function withBreak(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
		function isFramed(script) {
			return script?.includes(MARK) === !0;
		}
		function hasThisFrame(script) {
			return withLineFeeds(script ?? "").includes(BEFORE);
		}
		function withoutFrame(script) {
			let { shebang, pin, own } = partsOf(script);
			return shebang + pin + own;
		}
		function ownLineIn(error, script) {
			let [, file = "", number = "", about = ""] = /^(\S*): (?:line )?(\d{1,5}): (.+)$/.exec(error.trim()) ?? [], [, word = ""] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^([^:]+)/.exec(about) ?? [], { shebang, top, pin, own } = partsOf(script), added = `${top}${pin}`.split("\n").length - 1, line = `${shebang}${own}`.split("\n")[Number(number) - added - 1], isInOwn = Number(number) - added >= shebang.split("\n").length;
			if (added === 0 || word === "" || line === void 0 || !isInOwn) return;
			let isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ""));
			return line.includes(word) || line.includes("$") && !isOther ? Number(number) - added : void 0;
		}
		let OLD_PROLOGUE = RegExp(`^${MARK.replaceAll(".", "\\.")}.*\\ntrap .*\\ntrap .*\\n`, "m");
		function partsOf(script) {
			let text = withLineFeeds(script), top = text.includes(BEFORE) ? BEFORE : OLD_PROLOGUE.exec(text)?.[0];
			if (top === void 0) return {
				shebang: "",
				top: "",
				pin: "",
				own: text
			};
			let [shebang = "", rest = ""] = text.split(top), [first = ""] = /^.*\n/.exec(rest) ?? [], pin = (0, _pinned_commit_js__WEBPACK_IMPORTED_MODULE_0__.A0)(first.trimEnd()) ? first : "";
			return {
				shebang,
				top,
				pin,
				own: rest.slice(pin.length).replace(top === BEFORE ? LAST_LINES : "", "")
			};
		}
		let LAST_LINES = /\)\n.*site_deploy_end\s*$/;
		function withLineFeeds(script) {
			return script.replaceAll("\r\n", "\n");
		}
		function isForShell(script) {
			return !script.startsWith("#!") || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
		}
	}),
	7691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isPinLine,
			I: () => pinnedCommit,
			Se: () => usesCommit,
			Zl: () => needsCommit
		});
		var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
		let PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/, USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;
		function isPinLine(line) {
			return PIN_LINE.test(line);
		}
		function usesCommit(script) {
			return USE.test((0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script));
		}
		function needsCommit(script) {
			let code = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.f)(script);
			return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
		}
		let PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
		function pinnedCommit(script) {
			let text = (script ?? "").replaceAll("\r\n", "\n");
			if (!usesCommit(text)) return;
			let line = (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(text).split("\n").findLast(isPinLine);
			return PIN_LINE.exec(line ?? "")?.[1];
		}
	}),
	973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => plainCode,
			f: () => withoutComments
		});
		let NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;
		function plainCode(script) {
			return splitHereDocuments(script).code.replace(NO_CODE, (text) => text === "\\\n" ? " " : /^["']/.test(text) ? "_" : "");
		}
		function withoutComments(script) {
			let { code, documents } = splitHereDocuments(script);
			return `${code.replace(NO_CODE, (text) => text.startsWith("#") ? "" : text)}\n${documents.replace(/^\s*#.*$/gm, "")}`;
		}
		function splitHereDocuments(script) {
			let end, { code = [], documents = [] } = Object.groupBy(script.split("\n"), (line) => {
				if (end !== void 0) {
					line.replace(/^\t+/, "") === end && (end = void 0);
					return "documents";
				}
				end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
				return "code";
			});
			return {
				code: code.join("\n"),
				documents: documents.join("\n")
			};
		}
	})
};
