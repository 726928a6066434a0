"use strict";
exports.id = 8648;
exports.ids = [8648];
exports.modules = { 8648: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		findHidden: () => findHidden,
		passesOverFailures: () => passesOverFailures
	});
	var _shell_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
	function passesOverFailures(script) {
		let statements = statementsOf(script).map(commandOf);
		if (statements.some((statement) => ABOUT_FAILURES.test(statement))) return !1;
		return statements.slice(0, -1).some((statement) => !isHarmless(statement));
	}
	function findHidden(script) {
		let statements = statementsOf(script), about = statements.flatMap((statement) => ABOUT_FAILURES.exec(statement)?.[0] ?? []).join();
		if (!about.includes(" -") || about.includes(" +")) return;
		let chains = statements.map((statement) => UNCLEAR.test(statement) ? [] : statement.split("&&")), chained = chains.slice(0, -1).flatMap((chain) => chain.slice(0, -1)), piped = /pipefail|PIPESTATUS/.test(script) ? [] : chains.flat().flatMap((text) => PIPED.exec(text)?.[1] ?? []);
		return firstOf(chained, CONDITION, "&&") ?? firstOf(piped, SOURCE, "|");
	}
	function firstOf(commands, known, sign) {
		let hidden = commands.map((command) => command.trim()).find((command) => !known.test(command) && !isHarmless(command));
		if (hidden === void 0) return;
		return {
			command: /^[\w./-]+(?: [\w-]+)?(?=\s|$)/.exec(hidden)?.[0] ?? "a command",
			sign
		};
	}
	let UNCLEAR = /^(?:\s|(?:if|elif|while|until|then|do|else)\b)|[()]|(?:^|\s)[{}]|\|\||&&\s*(?:exit|return|break|continue)\b|[^&]&$/, CONDITION = /^(?:command|type|which|hash|grep|pgrep|cmp|diff|id)\s/, SOURCE = /^(?:cat|yes|ls|ps|find|date|env)(?:\s|$)/, PIPED = /^([^|]*?)\s\|&?\s(?!.*\bhead\b)(?!.*grep\s+-\w*[qm])/, ABOUT_FAILURES = /\bset(?=\s)[^\n]*?\s(?:[-+][A-Za-z]*e|[-+][A-Za-z]*o\s+errexit)|^trap\b.*\sERR\b/, HARMLESS = [
		/^(?:true|:|echo|printf|sleep|exit|return|break|continue|export|readonly|local|declare|unset|set|shopt|trap|umask|alias|for|case|select|test|\[|\[\[)(?:\s|$)/,
		/^\(\(/,
		/^(?:if|elif|while|until|!)\s/,
		/^\w+\+?=(?:\(.*\)|\$\(\(.*\)\)|[^\s`(]*)$/,
		/\|\|/,
		/[^&]&$/,
		/\]\]$/
	];
	function isHarmless(statement) {
		return HARMLESS.some((pattern) => pattern.test(statement));
	}
	function statementsOf(script) {
		return (0, _shell_script_js__WEBPACK_IMPORTED_MODULE_0__.K)(script).replace(/(&&|\|)[ \t]*\n/g, "$1 ").split(/[\n;]/).filter((text) => !/^(?:$|(?:fi|done|esac|[{})]|then|do|else)\b|[{}()]+$)/.test(commandOf(text)));
	}
	function commandOf(statement) {
		return statement.trim().replace(STRUCTURE, "").trim();
	}
	let STRUCTURE = /^(?:(?:then|do|else|time|\{|\w+[ \t]*\(\))(?:\s+|$))+/;
}) };
