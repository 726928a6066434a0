"use strict";
exports.id = 759;
exports.ids = [759];
exports.modules = { 1759: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		renderCompletion: () => renderCompletion,
		renderHelp: () => renderHelp
	});
	var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937), _operations_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1461), _outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434), _targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(917), _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7886), _gather_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9239), _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6554);
	function renderHelp({ operations: named, given }) {
		let unknown = named.find((name) => name !== "" && !_command_line_js__WEBPACK_IMPORTED_MODULE_4__.xb.includes(name));
		if (unknown !== void 0) return { problem: `There is no such operation; ${(0, _names_js__WEBPACK_IMPORTED_MODULE_6__.JR)(unknown, _command_line_js__WEBPACK_IMPORTED_MODULE_4__.xb)}` };
		let chosen = _operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z.filter(({ name }) => named.includes(name)), isAlone = _command_line_js__WEBPACK_IMPORTED_MODULE_4__.Lj.some((word) => word !== "help" && given.has(word));
		return { text: `${(chosen.length > 0 ? partsOf(chosen) : [...flagParts(), ...isAlone ? [] : allParts()]).join("\n\n")}\n` };
	}
	function partsOf(chosen) {
		let own = new Set(chosen.flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared))), names = chosen.map(({ name }) => name).join(" "), site = chosen.some(({ scope }) => scope === "site") ? ["--site shop.example"] : [], needed = chosen.flatMap(({ example = [] }) => example), common = _targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1.filter((input) => input.section === "target" && !own.has(input));
		return [
			`Usage: site-deploy ${names} [--INPUT VALUE…]`,
			ofOperations(chosen),
			list("Example, with SITE_DEPLOY_BASE_URL and SITE_DEPLOY_API_TOKEN set", [`  site-deploy ${[
				names,
				"--server web-1",
				...site,
				...needed
			].join(" ")} --dry-run`]),
			...sectionsOf(_targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1.filter((input) => own.has(input))),
			list("Inputs of every run", common.map((input) => `  ${flagOf(input)}`)),
			wrap("site-deploy --help explains these, and all others.")
		];
	}
	function flagParts() {
		return [
			"Usage: site-deploy [OPERATION…] [--INPUT VALUE…]\n       site-deploy report FILE… [--json] [--summary FILE]",
			wrap("Runs operations on a site through a server and site management API, in the order given, and says how they ended. The log goes to standard error."),
			list("Flags", Object.entries(_command_line_js__WEBPACK_IMPORTED_MODULE_4__.l1).map(([name, flag]) => entry(`--${name}${"value" in flag ? ` ${flag.value}` : ""}`, `${flag.about}.`)))
		];
	}
	function allParts() {
		let exits = Object.entries(_outcome_failure_js__WEBPACK_IMPORTED_MODULE_2__.hS).map(([outcome, code]) => `${code} ${outcome}`);
		return [
			wrap(`Give an input as a flag, as a variable such as ${(0, _names_js__WEBPACK_IMPORTED_MODULE_6__.Qn)("base-url")}, or in the file of --config; the first of these wins. One that is true or false may stand alone, as --dry-run, or be given as --wait=false. Secrets are refused as flags: use a variable, the file, or - for standard input.`),
			ofOperations(_operations_index_js__WEBPACK_IMPORTED_MODULE_1__.z),
			...sectionsOf(_targets_inputs_js__WEBPACK_IMPORTED_MODULE_3__.I1),
			wrap(`Exit status: ${exits.join(", ")}.`)
		];
	}
	function ofOperations(some) {
		return list("Operations", some.map(({ name, summary }) => entry(name, `${summary}.`)));
	}
	function sectionsOf(inputs) {
		return Object.entries(_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__.Ps).flatMap(([section, title]) => {
			let entries = inputs.filter((input) => input.section === section).map(ofInput);
			return entries.length === 0 ? [] : list(plain(title), entries);
		});
	}
	function flagOf(input) {
		return `--${input.name}${(0, _names_js__WEBPACK_IMPORTED_MODULE_6__.Kt)(input) ? "" : input.secret ? " -" : " VALUE"}`;
	}
	function ofInput(input) {
		let { name, description, default: standard = "" } = input, isNone = ["", "false"].includes(standard) || standard.startsWith("${{") || name === _gather_js__WEBPACK_IMPORTED_MODULE_5__.r;
		return entry(flagOf(input), `${plain(description)}${isNone ? "" : ` Default: ${standard}.`}`);
	}
	function list(title, entries) {
		return [`${title}:`, ...entries].join("\n");
	}
	function entry(name, text) {
		let [first = "", ...rest] = plain(text);
		return `  ${name}\n${wrap(first.toUpperCase() + rest.join(""), "    ")}`;
	}
	function plain(markdown) {
		return markdown.replaceAll("`", "");
	}
	function wrap(text, indent = "") {
		let line = RegExp(`\\S(?:.{0,${80 - indent.length - 1}}|\\S*)(?= |$)`, "g");
		return (text.match(line) ?? []).map((words) => indent + words).join("\n");
	}
	let WORDS = [..._command_line_js__WEBPACK_IMPORTED_MODULE_4__.xb, ..._command_line_js__WEBPACK_IMPORTED_MODULE_4__.Lj].join(" ");
	function renderCompletion(shell) {
		if (shell === "bash") return { text: inBash() };
		if (shell === "zsh") return { text: `${IN_ZSH}\n${inBash()}` };
		if (shell !== "fish") return { problem: "--completion: expected one of bash, zsh, fish" };
		let flags = [..._command_line_js__WEBPACK_IMPORTED_MODULE_4__.Wg].map(([flag, { type }]) => `-l ${flag}${type === "string" ? " -r -F" : ""}`);
		return { text: [`-f -a '${WORDS}'`, ...flags].map((line) => `complete -c site-deploy ${line}\n`).join("") };
	}
	let IN_ZSH = "(( $+functions[compdef] )) || { autoload -U compinit && compinit; }; autoload -U +X bashcompinit && bashcompinit";
	function inBash() {
		let valued = [..._command_line_js__WEBPACK_IMPORTED_MODULE_4__.Wg].filter(([, { type }]) => type === "string").map(([flag]) => `--${flag}`);
		return `_site_deploy() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" known="${WORDS}"
  COMPREPLY=()
  case "$before" in ${valued.join("|")}|=) return ;; esac
  case "$word" in -*) known="--${[..._command_line_js__WEBPACK_IMPORTED_MODULE_4__.Wg.keys()].join(" --")}" ;; esac
  COMPREPLY=($(compgen -W "$known" -- "$word"))
}
complete -o default -F _site_deploy site-deploy
`;
	}
}) };
