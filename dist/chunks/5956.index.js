"use strict";
exports.id = 5956;
exports.ids = [5956];
exports.modules = {
	5956: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			areReferences: () => areReferences,
			parseHeaders: () => parseHeaders
		});
		var _variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5079);
		let REFUSED = /^(host|connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|range|accept-encoding|(content|proxy|if)-.*)$/, REFERENCE = /^[ \t]*[^\s:]+:[ \t]*\$\{[^{}]*\}[ \t]*$/;
		function areReferences(text) {
			return text.split(/\r?\n/).every((line) => line.trim() === "" || REFERENCE.test(line));
		}
		function parseHeaders(text, { env, hide }) {
			let headers = new Map(), problems = [];
			for (let [index, line] of text.split(/\r?\n/).entries()) {
				if (line.trim() === "") continue;
				let [, name = "", given = ""] = /^\s*([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)\s*$/.exec(line) ?? [], filled = REFERENCE.test(line) ? (0, _variables_js__WEBPACK_IMPORTED_MODULE_0__.$)(given, env) : {
					text: given,
					problems: []
				}, value = filled.text.trim();
				hide(secretsIn(value));
				let key = name.toLowerCase(), [wrong] = filled.problems, refusal = REFUSED.test(key) ? `no header ${key}` : headers.has(key) && "each header once", problem = wrong ?? (name === "" || !/^[\t\x20-\x7e]+$/.test(value) ? FORM : refusal);
				problem && problems.push(`${problem} (line ${index + 1})`);
				headers.set(key, value);
			}
			return problems.length > 0 ? { expected: problems.join("; ") } : { value: Object.fromEntries(headers) };
		}
		let FORM = "lines such as “Authorization: Basic dXNlcjpwYXNz”, of printable ASCII characters";
		function secretsIn(value) {
			let parts = value.split(/[;,]\s*/).map((part) => part.replace(/^[^\s=]+[\s=]+"?|"$/g, "")), [, basic = ""] = /^basic\s+(\S+)$/i.exec(value) ?? [], pair = Buffer.from(basic, "base64").toString();
			return [
				value,
				...parts,
				pair,
				pair.slice(pair.indexOf(":") + 1)
			];
		}
	}),
	5079: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => fillVariables });
		var _dotenv_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6197);
		function fillVariables(text, environment) {
			let filled = [], problems = [], result = text.replace(/\$(\$?)\{([^{}]*)\}/g, (whole, escaped, name) => {
				if (escaped !== "") return whole.slice(1);
				let value = (0, _dotenv_key_js__WEBPACK_IMPORTED_MODULE_0__.m)(name) && !OF_THE_RUNNER.test(name) && Object.hasOwn(environment, name) ? environment[name] : void 0;
				value ? filled.push(value) : problems.push(problemOf(name, value));
				return value ?? "";
			});
			/(?<!\$)\$\{(?![^{}]*\})/.test(text) && problems.push("no ${{ … }}, which GitHub fills in only in workflows, and no ${ without }; write a variable as ${NAME}");
			return {
				text: result,
				filled,
				problems
			};
		}
		function problemOf(name, value) {
			if (!(0, _dotenv_key_js__WEBPACK_IMPORTED_MODULE_0__.m)(name)) return "only a variable's name in ${…}; for the text itself write $${…}";
			return `a variable ${name} in the env of the step for \${${name}}; ${value === void 0 ? "there is none" : "it is empty: check the name of the secret that it is set from"}`;
		}
		let OF_THE_RUNNER = /^(ACTIONS|INPUT|STATE)_/i;
	})
};
