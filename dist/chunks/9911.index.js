"use strict";
exports.id = 9911;
exports.ids = [9911];
exports.modules = { 9911: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { findHidden: () => findHidden });
	var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
	function findHidden(script) {
		let statements = statementsOf(script), settings = statements.map((text) => ABOUT_FAILURES.exec(commandOf(text))?.[0] ?? ""), setAt = settings.findIndex(Boolean), seen = {
			text: script.replace(/^[ \t]*#.*$/gm, ""),
			code: (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script),
			statements,
			setAt
		}, isErrexit = settings.join().includes(" -") && !settings.join().includes(" +");
		return (setAt < 0 ? [WITHOUT_ERREXIT] : isErrexit ? FORMS : []).map(({ find, why }) => ({
			what: find(seen),
			why
		})).find((form) => form.what !== void 0);
	}
	let WITHOUT_ERREXIT = {
		find: ({ statements }) => {
			let isByHand = statements.some((text) => /\|\| *(?:exit|return|die|\{)/.test(text));
			return fallible(statements.filter((text) => !isByHand || !/^\s/.test(text)).slice(0, -1)).length > 0 ? "a command" : void 0;
		},
		why: "it has several commands and no set -e, so it ends with the status of its last one. Begin it with set -e, or with set +e if that is intended."
	}, FORMS = [
		{
			find: ({ statements, setAt }) => fallible(statements.slice(setAt + 1)).length < 2 ? nameOf(fallible(statements.slice(0, setAt))[0]) : void 0,
			why: "it stands above set -e. Move set -e to the top."
		},
		{
			find: ({ statements }) => nameOf(fallible(statements.map((text) => UNCLEAR.test(text) ? [] : text.split("&&")).slice(0, -1).flatMap((chain) => chain.slice(0, -1))).find((command) => !CONDITION.test(command))),
			why: "a failure on the left of && does not end the script. Write the commands of that line on lines of their own, or end it with || exit."
		},
		{
			find: ({ text: whole, code, statements }) => {
				if (/pipefail|PIPESTATUS/.test(whole)) return;
				if (/^(?:\{ .*)?[})][ \t]*(?:2>&1[ \t]*)?\|&?[ \t]*tee\b/m.test(code)) return "a command in brackets";
				return nameOf(fallible(statements.filter((text) => !UNCLEAR.test(text)).flatMap((text) => text.split("&&")).flatMap((part) => PIPED.exec(part)?.[1] ?? [])).find((command) => !SOURCE.test(command)));
			},
			why: "| follows it, and only the last command of a pipeline counts. Write set -o pipefail above it, which needs bash."
		},
		{
			find: ({ code, statements }) => {
				for (let [, name = "", body = ""] of code.matchAll(FUNCTION)) {
					let called = RegExp(`^(?:if|elif|while|until|!)(?: !)? +${name}\\b|^${name}\\b[^|&]*(?:\\|\\|(?! *(?:true|:)$)|&&)`);
					if (hidesInside(body) && !ASKING.test(body) && statements.some((text) => called.test(text.trim()))) return `a command of ${name}`;
				}
			},
			why: "in a function that is called before || or &&, after ! or by if, set -e is off. Call it on a line of its own."
		},
		{
			find: ({ statements }) => {
				let isJob = (text) => /[^&>\s]\s*&(?: *wait)?\s*$/.test(text) && !BESIDE.test(text), rest = statements.slice(statements.findIndex(isJob));
				return statements.some(isJob) && rest.some((text) => /(?:^|& *)wait$/.test(text.trim())) && !rest.some((text) => /\bkill\b/.test(text)) ? "a background job" : void 0;
			},
			why: "wait without an id always succeeds. Wait for each job: wait \"$pid\"."
		},
		{
			find: inText(/^[ \t]*(?:local|export|declare|typeset|readonly)[ \t]+(?:-\w+[ \t]+)*\w+="?(?:\$\(|`)[ \t]*(?!(?:date|pwd|cd|dirname|basename|whoami|hostname|id|nproc|uname|echo|printf|tput|realpath|readlink)\b)([^$()|`\n]+(?!.*\|\|))/m),
			why: "local, export, declare and readonly succeed whatever the command in $( ) does. Assign on a line of its own."
		},
		{
			find: inText(/^trap[ \t]+(?:--[ \t]+)?(["'])(?:(?!\1|&&|\|\||\$\?|\bif\b).)*\bexit[ \t]+0[ \t;]*\1[ \t]+(?:EXIT|exit|0)[ \t]*(?:[;#].*)?$/m, "a command"),
			why: "its EXIT trap ends it with status 0. Leave exit out of the trap: the status then stays."
		}
	];
	function inText(pattern, what) {
		return ({ text }) => {
			let found = pattern.exec(text);
			return found ? what ?? nameOf(found[1]) : void 0;
		};
	}
	function hidesInside(body) {
		return fallible(statementsOf(body).slice(0, -1)).length > 0;
	}
	let FUNCTION = /^(?:function[ \t]+)?([\w-]+)[ \t]*(?:\(\))?\s*\{((?:[ \t].*)?\n(?:[ \t].*\n|\n)*|[ \t].*)\}/gm, ASKING = /\b(?:return|exit)\b|(?:^|[\n;])[ \t]*(?:!|\[|test|grep|git diff|cmp|diff)\s[^\n;]*[\n;\s]*$/, BESIDE = /^\s*(?:curl|tail|sleep|notify)\b/, UNCLEAR = /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/, CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/, SOURCE = /^(?:cat|yes|ls|ps|find|date|env|docker ps|\S+ (?:-v|--version))(?:\s|$)/, PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/, ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS = [
		/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|wait|for|case|select|test|\[|\[\[)(?:\s|$)/,
		/^\(\(/,
		/^(?:if|elif|while|until|!)\s/,
		/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
		/\|\|/,
		/[^&]&$/,
		/\]\]$/
	];
	function fallible(statements) {
		return statements.map(commandOf).filter((text) => !HARMLESS.some((pattern) => pattern.test(text)));
	}
	function nameOf(command) {
		return command && (/^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(command.trim())?.[0] ?? "a command");
	}
	function statementsOf(script) {
		return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
	}
	function commandOf(statement) {
		return statement.trim().replace(STRUCTURE, "").trim();
	}
	let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
}) };
