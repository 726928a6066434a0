"use strict";
exports.id = 6609;
exports.ids = [6609];
exports.modules = { 6609: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		NO_OTHER_FILE: () => NO_OTHER_FILE,
		documentOf: () => documentOf,
		isOther: () => isOther,
		keepOutputsIn: () => keepOutputsIn
	});
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208), _report_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6956);
	function documentOf(set) {
		let typed = Object.entries(set).map(([name, text]) => {
			if (text === "") return [name, null];
			return [name, _report_outputs_js__WEBPACK_IMPORTED_MODULE_2__.ww.get(name)?.type === "text" ? text : JSON.parse(text)];
		});
		return JSON.stringify(Object.fromEntries(typed), null, 2);
	}
	let NO_OTHER_FILE = "a file that is not there yet, or that an earlier run has written: it would be replaced", EARLIER = /^(?:$|\{\}|\{\n {2}"outcome":)/;
	function isOther(file, earlier) {
		try {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() && !earlier.test((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
		} catch {
			return !1;
		}
	}
	function keepOutputsIn(file, { files, console }, form) {
		if (isOther(file, EARLIER)) {
			form.report("report-file", NO_OTHER_FILE);
			return;
		}
		let { setOutputs } = files;
		files.setOutputs = (outputs) => {
			setOutputs(outputs);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: !0 });
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, documentOf(outputs), { flag: "wx" });
			} catch (error) {
				files.setOutputs = setOutputs;
				let code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error);
				console.warning(`The report-file could not be written (${code}); the run itself is not affected.`);
			}
		};
		files.setOutputs({});
	}
}) };
