"use strict";
exports.id = 1759;
exports.ids = [1759];
exports.modules = { 1759: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderHelp: () => renderHelp });
	var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937), _operations_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4901), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(917), _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7886), _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6554);
	function renderHelp(named) {
		let known = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z.map(({ name }) => name), unknown = named.find((name) => name !== "" && !known.includes(name));
		if (unknown !== void 0) return { problem: `There is no such operation; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_5__.JR)(unknown, known)}` };
		let chosen = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z.filter(({ name }) => named.length === 0 || named.includes(name)), [own, all] = [declaredBy(chosen), declaredBy(_operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z)], isOfEach = (input) => /^(target|github)$/.test(input.section) || !all.has(input), inputs = _targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1.filter((input) => own.has(input) || isOfEach(input)), exits = Object.entries(_outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.hS).map(([outcome, code]) => `${code} ${outcome}`);
		return { text: [
			"Usage: site-deploy [OPERATION…] [--INPUT VALUE…]",
			wrap("Runs operations on a site through a server and site management API, in the order given, and says how they ended. The log goes to standard error."),
			list("Flags", Object.entries(_command_line_js__WEBPACK_IMPORTED_MODULE_4__.l).map(([name, flag]) => entry(`--${name}${"value" in flag ? ` ${flag.value}` : ""}`, `${flag.about}.`))),
			wrap(`Every input is a flag. It can also be set in the environment, as in ${(0, _names_js__WEBPACK_IMPORTED_MODULE_5__.Qn)("base-url")}, or in the file of --config. Flags win over the environment, the environment over the file. An input that is true or false may stand alone, as in --dry-run; its value is given as in --wait=false. Secrets are refused as flags: use the environment, the file, or - to read one from standard input.`),
			list("Operations", chosen.map(({ name, summary }) => entry(name, `${summary}.`))),
			...Object.entries(_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__.Ps).flatMap(([section, title]) => {
				let entries = inputs.filter((input) => input.section === section).map(ofInput);
				return entries.length === 0 ? [] : list(plain(title), entries);
			}),
			`${wrap(`Exit status: ${exits.join(", ")}.`)}\n`
		].join("\n\n") };
	}
	function declaredBy(some) {
		return new Set(some.flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared)));
	}
	function ofInput(input) {
		let { name, description, secret, default: standard } = input, value = (0, _names_js__WEBPACK_IMPORTED_MODULE_5__.Kt)(input) ? "" : secret ? " -" : " VALUE", isGiven = standard !== void 0 && !standard.startsWith("${{");
		return entry(`--${name}${value}`, `${plain(description)}${isGiven ? ` Default: ${standard}.` : ""}`);
	}
	function list(title, entries) {
		return [`${title}:`, ...entries].join("\n");
	}
	function entry(name, text) {
		let [first = "", ...rest] = plain(text);
		return `  ${name}\n${wrap(first.toUpperCase() + rest.join(""), "      ")}`;
	}
	function plain(markdown) {
		return markdown.replaceAll("`", "");
	}
	function wrap(text, indent = "") {
		let line = RegExp(`\\S(?:.{0,${80 - indent.length - 1}}|\\S*)(?= |$)`, "g");
		return (text.match(line) ?? []).map((words) => indent + words).join("\n");
	}
}) };
